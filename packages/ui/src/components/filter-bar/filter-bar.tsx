import { clsx } from 'clsx';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as styles from './filter-bar.css';

export interface FilterBarProps extends ComponentPropsWithRef<'search'> {
  /** How many are left, such as "3 of 22 equations"; announced as it changes. */
  count: string;
  /** Fields, each of which narrows down what stands below. */
  children: ReactNode;
}

/**
 * Narrows down what stands below it and says how much is left. Where no scripts run everything
 * stands there, and the bar is left out. Renders a `<search>`.
 */
export function FilterBar({ count, className, children, ...rest }: FilterBarProps) {
  return (
    <search {...rest} className={clsx(styles.bar, className)}>
      {Children.map(children, (field) => (
        <div className={styles.field}>{field}</div>
      ))}
      <output className={styles.count}>{count}</output>
    </search>
  );
}
