'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
import { useHydrated } from '../../internal/use-hydrated';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { TableHeader, type TableHeaderProps } from './cells';
import * as styles from './table.css';

export type SortDirection = 'ascending' | 'descending';

export interface SortHeaderProps extends Omit<
  TableHeaderProps,
  'scope' | 'aria-sort' | 'aria-labelledby'
> {
  /** How this column sorts the rows now; nothing while another one does. */
  direction?: SortDirection | undefined;
  /** Asks for the rows by this column, or the other way round. */
  onSort: () => void;
  /** What is announced. @default { ascending: 'Sorted ascending', descending: 'Sorted descending' } */
  announcements?: Record<SortDirection, string> | undefined;
}

const english = { ascending: 'Sorted ascending', descending: 'Sorted descending' };

/**
 * Names a column and sorts by it. Without scripts only the name is there. Renders a `<th aria-sort>`
 * with a button.
 */
export function SortHeader({
  direction,
  onSort,
  announcements = english,
  className,
  children,
  ...rest
}: SortHeaderProps) {
  const id = useId();
  const content = (
    <>
      <span id={id}>{children}</span>
      <Icon
        name={
          direction
            ? ({ ascending: 'arrow-up', descending: 'arrow-down' } as const)[direction]
            : 'arrow-up-down'
        }
        className={styles.direction}
      />
    </>
  );
  return (
    <TableHeader
      {...rest}
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
