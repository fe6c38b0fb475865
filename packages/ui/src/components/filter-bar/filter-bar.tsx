import { clsx } from 'clsx';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Count } from '../../internal/count';
import * as styles from './filter-bar.css';

export interface FilterBarProps extends ComponentPropsWithRef<'search'>, Renders {
  /** The number of matches, such as "3 of 22 equations"; announced once typing pauses. */
  count: string;
  /** The fields, each of which filters the content below. */
  children: ReactNode;
}

/**
 * Filters the content below it and states the number of matches. Without scripts all content is
 * shown, and the bar is left out. Renders a `<search>`.
 */
export function FilterBar({ count, className, children, ...rest }: FilterBarProps) {
  return renderPart('search', {
    'data-part': 'filter-bar',
    ...rest,
    className: clsx(styles.bar, className),
    children: (
      <>
        {Children.map(children, (field) => (
          <div data-part="filter-bar-field" className={styles.field}>
            {field}
          </div>
        ))}
        <Count className={styles.count}>{count}</Count>
      </>
    ),
  });
}
