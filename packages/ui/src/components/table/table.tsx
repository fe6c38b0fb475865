'use client';

import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useOverflow } from '../../internal/use-overflow';
import * as styles from './table.css';

export interface TableProps extends ComponentPropsWithRef<'div'> {
  /** Says what the table shows, above it. */
  caption: ReactNode;
}

/**
 * Figures in rows and columns. Its children are plain `<thead>`, `<tbody>` and `<tr>`, with
 * `TableHeader` and `TableCell` in them. Renders a `<div>` that scrolls a `<table>` too wide for it.
 */
export function Table({ caption, className, children, ...rest }: TableProps) {
  const captionId = useId();
  const [table, overflows] = useOverflow<HTMLTableElement>();

  return (
    <div
      {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      {...rest}
      className={clsx(styles.region, className)}
    >
      <table ref={table} className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          <span className={styles.captionText}>{caption}</span>
        </caption>
        {children}
      </table>
    </div>
  );
}
