'use client';

import { useContext, type ReactNode } from 'react';
import { FormContext } from './form-context';
import * as styles from './form-outcomes.css';
import { StatusText } from './status-text';
import type { Tone } from './tone';

export interface FormOutcomesProps {
  /** The prefix of the ids. */
  anchor: string;
  /** The messages, by the suffix of their ids. */
  outcomes: Readonly<Record<string, { tone: Tone; message: ReactNode }>>;
}

/**
 * The outcome of a form posted without scripts: its handler redirects to one of these ids, and only
 * that message is shown and announced. Renders `<p>` elements.
 */
export function FormOutcomes({ anchor, outcomes }: FormOutcomesProps) {
  // Those of the last post, once the form is sent again.
  const isOver = (useContext(FormContext)?.state ?? 'idle') !== 'idle';
  if (isOver) return null;
  return Object.entries(outcomes).map(([name, { tone, message }]) => (
    <StatusText
      key={name}
      id={`${anchor}-${name}`}
      tone={tone}
      // Focusable, so that it is announced when the page scrolls to it.
      tabIndex={-1}
      className={styles.outcome}
    >
      {message}
    </StatusText>
  ));
}
