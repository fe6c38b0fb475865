'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
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
  const table = useRef<HTMLTableElement>(null);
  // Without scripts every table can be scrolled by keyboard; with them no table is a tab stop in vain.
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const content = table.current!;
    const region = content.parentElement!;
    const observer = new ResizeObserver(() => {
      setScrolls(region.scrollWidth > region.clientWidth);
    });
    observer.observe(region);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
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
