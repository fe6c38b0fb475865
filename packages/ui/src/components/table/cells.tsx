import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './table.css';

export interface TableHeaderProps extends ComponentPropsWithRef<'th'> {
  /** What it names. @default 'col' */
  scope?: 'col' | 'row' | undefined;
  /** Stands over a column of figures. */
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
  /** Its column's name, said before it where a `ledger` has no columns left. */
  label?: string | undefined;
}

/** One value, or what can be done to the row. Renders a `<td>`. */
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
