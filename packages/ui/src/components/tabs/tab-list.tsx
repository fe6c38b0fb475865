'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { useTabs } from './tabs-context';
import * as styles from './tabs.css';

export interface TabListProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label'> {
  /** The accessible name of the list: the subject of the tabs. */
  label: string;
}

/** Width in px of the neighbouring tabs kept in view, as a hint that there are more. */
const peek = 48;

const tabsOf = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-tab]') ?? []),
];

/** Scrolls a tab into view without moving the page. */
function scrollTo(tab: Element, list: Element) {
  if (list.scrollWidth <= list.clientWidth) return;
  const [at, seen] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  const before = at.left - seen.left - peek;
  const after = at.right - seen.right + peek;
  if (before < 0 || after > 0) list.scrollBy({ left: before < 0 ? before : after });
}

/** Returns the tab that a key moves to. */
function tabAt(key: string, tabs: HTMLElement[], from: number, isRtl: boolean) {
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case next:
      return tabs[(from + 1) % tabs.length];
    case previous:
      return tabs.at(from - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** The row of tabs. Scrolls sideways if they do not fit. Renders a `<div role="tablist">`. */
export function TabList({ label, ref, onKeyDown, className, ...rest }: TabListProps) {
  const { value, select, hydrated } = useTabs();
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLDivElement, []);

  useEffect(() => {
    const tab = tabsOf(list.current).find(({ dataset }) => dataset['tab'] === value);
    if (tab && list.current) scrollTo(tab, list.current);
  }, [value]);

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const tabs = tabsOf(currentTarget);
    const from = tabs.indexOf(document.activeElement as HTMLElement);
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const to = tabAt(key, tabs, from, isRtl);
    if (!to) return;
    event.preventDefault();
    to.focus();
    select(to.dataset['tab'] ?? '');
  };

  return (
    <div
      {...rest}
      ref={list}
      {...(hydrated && { role: 'tablist', 'aria-label': label, onKeyDown: walk })}
      className={clsx(styles.list, className)}
    />
  );
}
