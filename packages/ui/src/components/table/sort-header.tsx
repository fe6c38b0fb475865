'use client';

import { clsx } from 'clsx';
import { useId, type MouseEvent } from 'react';
import { useHydrated } from '../../internal/use-hydrated';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { TableHeader, type TableHeaderProps } from './cells';
import * as styles from './table.css';
import { SortHeader as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export type SortDirection = 'ascending' | 'descending';

export interface SortHeaderProps extends Omit<
  TableHeaderProps,
  'scope' | 'aria-sort' | 'aria-labelledby'
> {
  /** The sort direction of this column; undefined if the rows are sorted by another. */
  direction?: SortDirection | undefined;
  /** Called to sort by this column, or to reverse the direction. */
  onSort: (event: MouseEvent) => void;
  /**
   * Announcements after sorting. @default { ascending: 'Sorted ascending', descending: 'Sorted
   * descending' }
   */
  announcements?: Record<SortDirection, string> | undefined;
}

const icons = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/**
 * The header of a sortable column. Without scripts it shows only its name. Renders a
 * `<th aria-sort>` with a button.
 */
export function SortHeader(props: SortHeaderProps) {
  const { direction, onSort, announcements, numeric, className, children, ...rest } = useStrings(
    'SortHeader',
    english,
    props,
  );
  const id = useId();
  const name = <span id={id}>{children}</span>;
  const icon = (
    <Icon
      data-part="table-direction"
      name={direction ? icons[direction] : 'arrow-up-down'}
      className={styles.direction}
    />
  );
  // Numeric columns align to the end, so the icon goes first.
  const content = numeric ? (
    <>
      {icon} {name}
    </>
  ) : (
    <>
      {name} {icon}
    </>
  );
  return (
    <TableHeader
      data-part="sort-header"
      {...rest}
      numeric={numeric}
      aria-sort={direction}
      // Names the column without the icon and the sort announcement.
      aria-labelledby={id}
      className={clsx(styles.sortable, className)}
    >
      {useHydrated() ? (
        <button data-part="table-sort" type="button" onClick={onSort} className={styles.sort}>
          {content}
        </button>
      ) : (
        <span data-part="table-sort" className={styles.sort}>
          {content}
        </span>
      )}
      <VisuallyHidden>
        <output>{direction && announcements[direction]}</output>
      </VisuallyHidden>
    </TableHeader>
  );
}
