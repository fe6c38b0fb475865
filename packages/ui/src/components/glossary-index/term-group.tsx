import type { ReactNode } from 'react';
import { Button } from '../button';
import * as styles from './glossary-index.css';
import { GlossaryList } from './glossary-list';
import type { GlossaryLabels } from './labels';
import type { GlossaryTerm } from './terms';

export interface TermGroupProps {
  id: string;
  letter: string;
  terms: readonly GlossaryTerm[];
  /** The search words, folded. */
  words: readonly string[];
  labels: GlossaryLabels;
  /** A drawing in the margin, below the letter. */
  drawing?: ReactNode;
  /** Number of terms to show, where not all are. */
  first?: number;
  onToggle?: () => void;
}

/**
 * The terms of one letter. Renders a `<section>` without a name, because twenty landmarks would not help navigation.
 */
export function TermGroup({
  id,
  letter,
  terms,
  words,
  labels,
  drawing,
  first,
  onToggle,
}: TermGroupProps) {
  const initial = <h2 className={styles.initial}>{letter === '#' ? labels.other : letter}</h2>;
  const list = <GlossaryList terms={terms.slice(0, first)} words={words} labels={labels} />;
  return (
    <section id={id} data-letter={letter} className={styles.group}>
      {drawing ? (
        <div>
          {initial}
          <div className={styles.margin}>{drawing}</div>
        </div>
      ) : (
        initial
      )}
      {first === undefined ? (
        list
      ) : (
        <div>
          {/* Above the list, which grows below it. */}
          <Button
            tone="secondary"
            size="small"
            aria-expanded={first === terms.length}
            onClick={onToggle}
          >
            {labels.all(letter === '#' ? labels.other : letter, terms.length)}
          </Button>
          {list}
        </div>
      )}
    </section>
  );
}
