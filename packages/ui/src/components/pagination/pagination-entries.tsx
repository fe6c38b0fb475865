'use client';

import { useRef, type ReactNode } from 'react';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import * as styles from './pagination.css';

/**
 * The list of the entries. When the focused one is removed, as at either end, it moves the focus to the current page
 * or, where page numbers do not fit, to the position in words. Renders a `<ul>`.
 */
export function PaginationEntries({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const isFocused = useRef(false);

  useLayoutEffect(() => {
    if (!isFocused.current || document.activeElement !== document.body) return;
    isFocused.current = false;
    // Without scrolling, as when the focused entry stays.
    const moveTo = (target: string) =>
      list.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    moveTo('[aria-current]');
    // It is not displayed where page numbers do not fit.
    if (document.activeElement === document.body) moveTo(`.${styles.position}`);
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watched, not operated
    <ul
      ref={list}
      data-part="pagination-list"
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none
      role="list"
      className={styles.list}
      onFocus={() => {
        isFocused.current = true;
      }}
      // Removing a focused element fires no event.
      onBlur={() => {
        isFocused.current = false;
      }}
    >
      {children}
    </ul>
  );
}
