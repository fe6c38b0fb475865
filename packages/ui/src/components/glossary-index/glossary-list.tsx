import { clsx } from 'clsx';
import { DefinitionList, type DefinitionListProps } from '../definition-list';
import { TextLink } from '../link';
import * as styles from './glossary-index.css';
import type { GlossaryLabels } from './labels';
import { GlossaryIndex as english } from './strings';
import { useStrings } from '../../internal/use-strings';
import { Marked } from './marked';
import type { GlossaryTerm } from './terms';

export interface GlossaryListProps extends Omit<DefinitionListProps, 'items'> {
  terms: readonly GlossaryTerm[];
  /** The search words, folded, to highlight in the text. */
  words?: readonly string[] | undefined;
  labels?: Partial<GlossaryLabels> | undefined;
}

const none: readonly string[] = [];

/** A symbol, with its subscript where it has one. Renders text and a `<sub>`. */
function GlossarySymbol({ of: symbol }: { of: string }) {
  const [letter, index] = symbol.split('_');
  return (
    <>
      {letter}
      {index && <sub>{index}</sub>}
    </>
  );
}

/** Terms as in `GlossaryIndex`, without the bar and the letters. Renders a `<dl>`. */
export function GlossaryList(props: GlossaryListProps) {
  const {
    terms,
    words = none,
    labels,
    className,
    ...rest
  } = useStrings('GlossaryIndex', english, props);
  const marked = (text: string) => <Marked text={text} words={words} />;
  return (
    <DefinitionList
      data-part="glossary-list"
      {...rest}
      className={clsx(styles.terms, className)}
      items={terms.map(({ id: termId, term, symbol, unit, definition, related = [], further }) => ({
        id: termId,
        term: marked(term),
        unit: (symbol || unit) && (
          <>
            {symbol && (
              <>
                {labels.symbol} <GlossarySymbol of={symbol} />
              </>
            )}
            {symbol && unit && ', '}
            {unit && `${labels.unit} ${unit}`}
          </>
        ),
        description: (
          <>
            {marked(definition)}
            {(related.length > 0 || further) && (
              <span className={styles.seeAlso}>
                {labels.seeAlso}
                {related.map((other) => (
                  <TextLink key={other.id} href={`#${other.id}`}>
                    {other.term}
                  </TextLink>
                ))}
                {further && <TextLink href={further.href}>{further.title}</TextLink>}
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}
