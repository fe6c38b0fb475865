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
}

/** One value. Renders a `<td>`. */
export function TableCell({ numeric, className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      data-numeric={numeric ? '' : undefined}
      className={clsx(styles.data, className)}
    />
  );
}
