import { clsx } from 'clsx';
import * as styles from './segment.css';

export interface SegmentProps {
  /** The label of the stop at its top, such as "1,000". */
  label?: string | undefined;
  /** Shows ticks; off above the scale. @default true */
  ticks?: boolean | undefined;
  /** The value at its foot, on which the guides end. */
  endStop?: number | undefined;
}

/**
 * One section's part of the scale rail, in that section's colours. Renders a `<div aria-hidden>`.
 */
export function Segment({ label, ticks = true, endStop }: SegmentProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        styles.segment,
        ticks && styles.ticks,
        endStop !== undefined && styles.grounded,
      )}
    >
      {label && <span className={styles.label}>{label}</span>}
      {endStop !== undefined && <span className={styles.anchor} data-stop={endStop} />}
    </div>
  );
}
