import * as styles from './glossary-index.css';
import { GlossaryList } from './glossary-list';
import type { GlossaryLabels } from './labels';
import type { GlossaryTerm } from './terms';

export interface TermGroupProps {
  id: string;
  letter: string;
  terms: readonly GlossaryTerm[];
  /** The folded search words. */
  words: readonly string[];
  labels: GlossaryLabels;
}

/** The terms of one letter. Renders a `<div>`: twenty regions would be no help to find one. */
export function TermGroup({ id, letter, terms, words, labels }: TermGroupProps) {
  return (
    <div id={id} data-letter={letter} className={styles.group}>
      <h2 className={styles.initial}>{letter === '#' ? labels.other : letter}</h2>
      <GlossaryList terms={terms} words={words} labels={labels} />
    </div>
  );
}
