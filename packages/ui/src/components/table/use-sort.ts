'use client';

import type { MouseEvent } from 'react';
import { useUi } from '../../internal/ui-context';
import { useControllableState, type ChangeHandler } from '../../internal/use-controllable-state';
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
  onSortChange?: ChangeHandler<Sort<Column>> | undefined;
  /** The locale used to sort text. @default the provider's, or 'en' */
  locale?: string | undefined;
}

/**
 * Returns a table's rows in the order requested by its `SortHeader`s, and the props of each header.
 */
export function useSort<Row, Column extends string>(
  rows: readonly Row[],
  /**
   * Returns the value that a column sorts a row by; keyed by column. Rows without one, which is NaN,
   * come last in either direction.
   */
  columns: Readonly<Record<Column, (row: Row) => string | number>>,
  { sort, defaultSort, onSortChange, locale: ownLocale }: SortOptions<NoInfer<Column>> = {},
) {
  const [current, setCurrent] = useControllableState<Sort<Column> | undefined>(
    sort,
    defaultSort,
    (next, details) => next && onSortChange?.(next, details),
  );

  const { locale = 'en' } = useUi();
  const { compare } = new Intl.Collator(ownLocale ?? locale, { numeric: true });
  const sorted = current
    ? rows.toSorted((a, b) => {
        const [x, y] = [columns[current.by](a), columns[current.by](b)];
        const missing = Number(Number.isNaN(x)) - Number(Number.isNaN(y));
        if (missing) return missing;
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
      onSort: ({ nativeEvent }: MouseEvent) => {
        const next = direction === 'ascending' ? 'descending' : 'ascending';
        setCurrent({ by: column, direction: next }, 'trigger-press', nativeEvent);
      },
    };
  };

  return { rows: sorted, header };
}
