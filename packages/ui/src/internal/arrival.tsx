import { StatusText } from '../../internal/status-text';
import type { Outcomes } from './messages';
import * as styles from './newsletter-form.css';

export interface ArrivalProps {
  /** What their ids begin with. */
  anchor: string;
  outcomes: Outcomes;
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
