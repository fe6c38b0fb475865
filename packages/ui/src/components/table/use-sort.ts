'use client';

import { useControllableState } from '../../internal/use-controllable-state';
import type { SortDirection } from './sort-header';

export interface Sort<Column extends string = string> {
  by: Column;
  direction: SortDirection;
}

export interface SortOptions<Column extends string> {
  /** The sort order, if controlled. */
  sort?: Sort<Column> | undefined;
  /** The initial sort order, if uncontrolled. Without it, rows keep their original order. */
  defaultSort?: Sort<Column> | undefined;
  onSortChange?: ((sort: Sort<Column>) => void) | undefined;
  /** The locale used to sort text. @default 'en' */
  locale?: string | undefined;
}

/**
 * Returns a table's rows in the order requested by its `SortHeader`s, and the props of each header.
 */
export function useSort<Row, Column extends string>(
  rows: readonly Row[],
  /** Returns the value that a column sorts a row by; keyed by column. */
  columns: Readonly<Record<Column, (row: Row) => string | number>>,
  { sort, defaultSort, onSortChange, locale = 'en' }: SortOptions<NoInfer<Column>> = {},
) {
  const [current, setCurrent] = useControllableState<Sort<Column> | undefined>(
    sort,
    defaultSort,
    (next) => next && onSortChange?.(next),
  );

  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = current
    ? rows.toSorted((a, b) => {
        const [x, y] = [columns[current.by](a), columns[current.by](b)];
        const order =
          typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y));
        return current.direction === 'ascending' ? order : -order;
      })
    : rows;

  /** Returns the props for the `SortHeader` of a column. */
  const header = (column: Column) => {
    const direction = current?.by === column ? current.direction : undefined;
    return {
      direction,
      onSort: () =>
        setCurrent({
          by: column,
          direction: direction === 'ascending' ? 'descending' : 'ascending',
        }),
    };
  };

  return { rows: sorted, header };
}
