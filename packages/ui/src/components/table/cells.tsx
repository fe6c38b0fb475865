import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './table.css';

export interface TableHeaderProps extends ComponentPropsWithRef<'th'>, Renders {
  /** The cells that the header applies to: `rowgroup` heads the rows of its `<tbody>`. @default 'col' */
  scope?: 'col' | 'row' | 'rowgroup' | undefined;
  /** Aligns the header with a numeric column. */
  numeric?: boolean | undefined;
}

/** The header of a column, a row or a group of rows. Renders a `<th>`. */
export function TableHeader({ scope = 'col', numeric, className, ...rest }: TableHeaderProps) {
  return renderPart('th', {
    'data-part': 'table-header',
    ...rest,
    scope,
    'data-numeric': numeric ? '' : undefined,
    className: clsx(styles.header, className),
  });
}

export interface TableCellProps extends ComponentPropsWithRef<'td'>, Renders {
  /** Marks a numeric cell, aligned with those above and below. */
  numeric?: boolean | undefined;
  /** Marks a cell with buttons, which stay on one line. */
  actions?: boolean | undefined;
  /** The header of its column, shown before the value where a narrow `ledger` drops its columns. */
  label?: string | undefined;
}

/** A single value, or the actions of the row. Renders a `<td>`. */
export function TableCell({ numeric, actions, label, className, ...rest }: TableCellProps) {
  return renderPart('td', {
    'data-part': 'table-cell',
    ...rest,
    'data-numeric': numeric ? '' : undefined,
    'data-actions': actions ? '' : undefined,
    'data-label': label,
    className: clsx(styles.data, className),
  });
}
