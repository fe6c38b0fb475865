'use client';

import { useControllableState } from '../../internal/use-controllable-state';
import { useUi } from '../../internal/ui-context';
import type { SortDirection } from './sort-header';

export interface Sort<Column extends string = string> {
  by: Column;
  direction: SortDirection;
}

export interface SortOptions<Column extends string> {
  /** The sort order, if controlled. */
  sort?: Sort<Column> | undefined;
  /** The initial sort order if uncontrolled. Without it the rows stay in their order. */
  defaultSort?: Sort<Column> | undefined;
  onSortChange?: ((sort: Sort<Column>) => void) | undefined;
  /** The locale whose alphabet sorts words. @default the provider's, or 'en' */
  locale?: string | undefined;
}

/** The rows of a table in the order that its `SortHeader`s ask for, and what each of those needs. */
export function useSort<Row, Column extends string>(
  rows: readonly Row[],
  /** The value a column sorts a row by, for each column by name. */
  columns: Readonly<Record<Column, (row: Row) => string | number>>,
  { sort, defaultSort, onSortChange, locale: ownLocale }: SortOptions<NoInfer<Column>> = {},
) {
  const [current, setCurrent] = useControllableState<Sort<Column> | undefined>(
    sort,
    defaultSort,
    (next) => next && onSortChange?.(next),
  );

  const { locale = 'en' } = useUi();
  const { compare } = new Intl.Collator(ownLocale ?? locale, { numeric: true });
  const sorted = current
    ? rows.toSorted((a, b) => {
        const [x, y] = [columns[current.by](a), columns[current.by](b)];
        const order =
          typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y));
        return current.direction === 'ascending' ? order : -order;
      })
    : rows;

  /** Props for the `SortHeader` of a column. */
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
