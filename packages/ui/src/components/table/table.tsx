'use client';

import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useOverflow } from '../../internal/use-overflow';
import * as styles from './table.css';

export interface TableProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The caption, above the table. */
  caption: ReactNode;
  /** One value per name: below 600 px both share a line, and the other cells go below. */
  ledger?: boolean | undefined;
}

/**
 * Values in rows and columns. Its children are plain `<thead>`, `<tbody>`, `<tfoot>` and `<tr>`,
 * with `TableHeader` and `TableCell` in them. Renders a `<div>` that scrolls if its `<table>` is
 * too wide.
 */
export function Table({ caption, ledger = false, className, children, ...rest }: TableProps) {
  const captionId = useId();
  const [table, overflows] = useOverflow<HTMLTableElement>();

  return renderPart('div', {
    'data-part': 'table',
    ...rest,
    className: clsx(styles.box, className),
    children: (
      <div
        {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
        className={clsx(styles.region, overflows && styles.scrolls)}
      >
        <table ref={table} className={clsx(styles.table, ledger && styles.ledger)}>
          <caption data-part="table-caption" id={captionId} className={styles.caption}>
            <span className={styles.captionText}>{caption}</span>
          </caption>
          {children}
        </table>
      </div>
    ),
  });
}
