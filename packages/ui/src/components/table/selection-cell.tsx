'use client';

import { clsx } from 'clsx';
import { Checkbox, type CheckboxProps } from '../checkbox';
import { VisuallyHidden } from '../visually-hidden';
import { TableCell, TableHeader } from './cells';
import * as styles from './table.css';

export interface SelectionCellProps extends Omit<CheckboxProps, 'label' | 'hint' | 'error'> {
  /** The accessible name, which names the row, or all of them. */
  label: string;
  /** Stands in the header row, for all rows. @default false */
  header?: boolean | undefined;
}

/**
 * Selects its row or, in the header, all of them. Renders a `<td>` or a `<th>` around an
 * `<input type="checkbox">`: `className` goes to the cell, everything else to the `<input>`.
 */
export function SelectionCell({ label, header = false, className, ...rest }: SelectionCellProps) {
  const checkbox = (
    <Checkbox
      {...rest}
      data-part="table-selection"
      label={<VisuallyHidden>{label}</VisuallyHidden>}
    />
  );
  const classes = clsx(styles.control, className);
  return header ? (
    <TableHeader className={classes}>{checkbox}</TableHeader>
  ) : (
    <TableCell actions className={classes}>
      {checkbox}
    </TableCell>
  );
}
