import { Link } from '../link';
import * as styles from './search-dialog.css';

export interface SearchResult {
  href: string;
  title: string;
  /** The section of the page, such as "Glossary". */
  section?: string | undefined;
  /** The text around the match. */
  excerpt?: string | undefined;
  /** Ranges of the matches in the excerpt, in order; `to` is exclusive. */
  matches?: readonly (readonly [from: number, to: number])[] | undefined;
}

function Excerpt({
  text,
  matches,
}: {
  text: string;
  matches: NonNullable<SearchResult['matches']>;
}) {
  const ends = [0, ...matches.map(([, to]) => to)];
  return (
    <p data-part="search-dialog-excerpt" className={styles.excerpt}>
      {matches.map(([from, to], index) => [
        text.slice(ends[index], from),
        <mark data-part="search-dialog-match" key={from} className={styles.match}>
          {text.slice(from, to)}
        </mark>,
      ])}
      {text.slice(ends.at(-1))}
    </p>
  );
}

/** The search results. Renders an `<ol>` of links. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes it from a list without marks
    <ol data-part="search-dialog-results" role="list" className={styles.results}>
      {results.map(({ href, title, section, excerpt, matches }) => (
        <li data-part="search-dialog-result" key={href} className={styles.result}>
          {section && (
            <p data-part="search-dialog-section" className={styles.section}>
              {section}
            </p>
          )}
          <Link data-part="search-dialog-link" href={href} className={styles.link}>
            {title}
          </Link>
          {excerpt && (
            // Another element for another excerpt, since a browser that translates the page replaces the texts in it,
            // which React then could not remove.
            <Excerpt
              key={JSON.stringify([excerpt, matches])}
              text={excerpt}
              matches={matches ?? []}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
