import { DefinitionList } from '../definition-list';
import { TextLink } from '../link';
import * as styles from './glossary-index.css';
import type { GlossaryLabels } from './labels';
import { Marked } from './marked';
import type { GlossaryTerm } from './terms';

export interface TermGroupProps {
  id: string;
  letter: string;
  terms: readonly GlossaryTerm[];
  /** What is searched for, folded. */
  words: readonly string[];
  labels: GlossaryLabels;
}

/** The terms of one letter. Renders a `<section>`. */
export function TermGroup({ id, letter, terms, words, labels }: TermGroupProps) {
  const marked = (text: string) => <Marked text={text} words={words} />;
  return (
    <section id={id} data-letter={letter} aria-labelledby={`${id}-name`} className={styles.group}>
      <h2 id={`${id}-name`} className={styles.initial}>
        {letter === '#' ? labels.other : letter}
      </h2>
      <DefinitionList
        className={styles.terms}
        items={terms.map(({ id: termId, term, symbol, unit, definition, related = [] }) => ({
          id: termId,
          term: marked(term),
          unit: [symbol && `${labels.symbol} ${symbol}`, unit && `${labels.unit} ${unit}`]
            .filter(Boolean)
            .join(', '),
          description: (
            <>
              {marked(definition)}
              {related.length > 0 && (
                <span className={styles.seeAlso}>
                  {labels.seeAlso}
                  {related.map((other) => (
                    <TextLink key={other.id} href={`#${other.id}`}>
                      {other.term}
                    </TextLink>
                  ))}
                </span>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
