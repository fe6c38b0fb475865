import type { ReactNode } from 'react';
import * as styles from './arrival.css';
import { StatusText } from './status-text';
import type { Tone } from './tone';

export interface ArrivalProps {
  /** What their ids begin with. */
  anchor: string;
  /** What each says, by what its id ends with. */
  outcomes: Readonly<Record<string, { tone: Tone; message: ReactNode }>>;
}

/**
 * How a form that was posted without scripts turned out: its handler leads back to the id of one of
 * these, and only that one is there, to the eye as to a screen reader. Renders `<p>` elements.
 */
export function Arrival({ anchor, outcomes }: ArrivalProps) {
  return Object.entries(outcomes).map(([name, { tone, message }]) => (
    <StatusText
      key={name}
      id={`${anchor}-${name}`}
      tone={tone}
      // To be focused, and so read out, when the page arrives at it.
      tabIndex={-1}
      className={styles.arrival}
    >
      {message}
    </StatusText>
  ));
}
