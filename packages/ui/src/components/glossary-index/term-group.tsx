import type { ReactNode } from 'react';
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
}

/**
 * The terms of one letter. Renders a `<div>`, because twenty landmarks would not help navigation.
 */
export function TermGroup({ id, letter, terms, words, labels, drawing }: TermGroupProps) {
  const initial = <h2 className={styles.initial}>{letter === '#' ? labels.other : letter}</h2>;
  return (
    <div id={id} data-letter={letter} className={styles.group}>
      {drawing ? (
        <div>
          {initial}
          <div className={styles.margin}>{drawing}</div>
        </div>
      ) : (
        initial
      )}
      <GlossaryList terms={terms} words={words} labels={labels} />
    </div>
  );
}
