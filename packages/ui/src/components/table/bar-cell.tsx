import { clsx } from 'clsx';
import { useId } from 'react';
import { TableCell, type TableCellProps } from './cells';
import * as styles from './table.css';

export interface BarCellProps extends Omit<TableCellProps, 'children' | 'numeric' | 'actions'> {
  /** The ends of the bar, in any order, as shares of the whole, 0 to 1. */
  from?: number | undefined;
  to: number;
  /** The look: an outline, solid, or hatched. @default 'kept' */
  kind?: 'whole' | 'kept' | 'lost' | undefined;
}

/** Returns a share as a length along the cell; that of a whole of 0 is not a number. */
const length = (share: number) => `${Math.round((share || 0) * 1e4) / 100}%`;

/**
 * A bar along the whole of an account, so that its rows form steps; the figures stand in cells of
 * their own. Renders a `<td>`.
 */
export function BarCell({ from = 0, to, kind = 'kept', className, ...rest }: BarCellProps) {
  const id = useId();
  return (
    <TableCell data-part="bar-cell" {...rest} className={clsx(styles.barCell, className)}>
      <svg aria-hidden="true" className={styles.bar}>
        {kind === 'lost' && (
          <pattern id={id} patternUnits="userSpaceOnUse" width="6" height="6">
            <path className={styles.hatch} d="M-1 1 1-1M0 6 6 0M5 7 7 5" />
          </pattern>
        )}
        <rect
          className={kind === 'kept' ? styles.kept : styles.outline}
          fill={kind === 'lost' ? `url(#${id})` : 'none'}
          x={length(Math.min(from, to))}
          y="1"
          width={length(Math.abs(to - from))}
          height="18"
        />
      </svg>
    </TableCell>
  );
}
