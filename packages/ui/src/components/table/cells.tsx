import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './table.css';

export interface TableHeaderProps extends ComponentPropsWithRef<'th'> {
  /** The cells that the header applies to. @default 'col' */
  scope?: 'col' | 'row' | undefined;
  /** Aligns the header with a column of figures. */
  numeric?: boolean | undefined;
}

/** Names a column or a row. Renders a `<th>`. */
export function TableHeader({ scope = 'col', numeric, className, ...rest }: TableHeaderProps) {
  return (
    <th
      {...rest}
      scope={scope}
      data-numeric={numeric ? '' : undefined}
      className={clsx(styles.header, className)}
    />
  );
}

export interface TableCellProps extends ComponentPropsWithRef<'td'> {
  /** Holds a figure, aligned with those above and below. */
  numeric?: boolean | undefined;
  /** Holds buttons, which stay on one line. */
  actions?: boolean | undefined;
  /** The label of its column, shown before the value in a `ledger` without columns. */
  label?: string | undefined;
}

/** A single value, or the actions of the row. Renders a `<td>`. */
export function TableCell({ numeric, actions, label, className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      data-numeric={numeric ? '' : undefined}
      data-actions={actions ? '' : undefined}
      data-label={label}
      className={clsx(styles.data, className)}
    />
  );
}
