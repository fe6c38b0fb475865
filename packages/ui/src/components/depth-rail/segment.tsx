import { clsx } from 'clsx';
import * as styles from './segment.css';

export interface SegmentProps {
  /** The label of the depth at its top, such as "1,000". */
  label?: string | undefined;
  /** Shows ticks; off above the sea, where there is no depth. @default true */
  ticks?: boolean | undefined;
  /** The depth, in metres, of the sea bed on which the guides end. */
  seabed?: number | undefined;
}

/**
 * One section's part of the depth rail, in that section's colours. Renders a `<div aria-hidden>`.
 */
export function Segment({ label, ticks = true, seabed }: SegmentProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        styles.segment,
        ticks && styles.ticks,
        seabed !== undefined && styles.grounded,
      )}
    >
      {label && <span className={styles.label}>{label}</span>}
      {seabed !== undefined && <span className={styles.anchor} data-depth={seabed} />}
    </div>
  );
}
