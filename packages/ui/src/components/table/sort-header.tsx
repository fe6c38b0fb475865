'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
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
  /** The current sort direction of this column; undefined while the rows are sorted by another. */
  direction?: SortDirection | undefined;
  /** Asks for the rows by this column, or the other way round. */
  onSort: () => void;
  /**
   * Announcements after sorting. @default { ascending: 'Sorted ascending', descending: 'Sorted
   * descending' }
   */
  announcements?: Record<SortDirection, string> | undefined;
}

const icons = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/**
 * Names a column and sorts by it. Without scripts only the name is there. Renders a `<th aria-sort>`
 * with a button.
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
    <Icon name={direction ? icons[direction] : 'arrow-up-down'} className={styles.direction} />
  );
  // The name of figures ends where they do.
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
      {...rest}
      numeric={numeric}
      aria-sort={direction}
      // Neither the announcement nor the icon names the cells below.
      aria-labelledby={id}
      className={clsx(styles.sortable, className)}
    >
      {useHydrated() ? (
        <button type="button" onClick={onSort} className={styles.sort}>
          {content}
        </button>
      ) : (
        <span className={styles.sort}>{content}</span>
      )}
      <VisuallyHidden>
        <output>{direction && announcements[direction]}</output>
      </VisuallyHidden>
    </TableHeader>
  );
}
