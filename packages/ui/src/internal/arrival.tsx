import type { ReactNode } from 'react';
import * as styles from './arrival.css';
import { StatusText } from './status-text';
import type { Tone } from './tone';

export interface ArrivalProps {
  /** Prefix of their ids. */
  anchor: string;
  /** Messages by the suffix of their ids. */
  outcomes: Readonly<Record<string, { tone: Tone; message: ReactNode }>>;
}

/**
 * The outcome of a form posted without scripts: its handler redirects to the id of one of these, and only
 * that one is shown, on screen and to screen readers. Renders `<p>` elements.
 */
export function Arrival({ anchor, outcomes }: ArrivalProps) {
  return Object.entries(outcomes).map(([name, { tone, message }]) => (
    <StatusText
      key={name}
      id={`${anchor}-${name}`}
      tone={tone}
      // Focusable, so that it is announced when the page scrolls to it.
      tabIndex={-1}
      className={styles.arrival}
    >
      {message}
    </StatusText>
  ));
}
