'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useTabs } from './tabs-context';
import * as styles from './tabs.css';

export interface TabListProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label'>, Renders {
  /** The accessible name of the list: the subject that the tabs are views of. */
  label: string;
  /** `manual` leaves it to Enter or Space to select the tab that the arrow keys reach. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
}

/** Width in px of the neighbouring tabs kept in view, as a hint that there are more. */
const peek = 48;

const tabsOf = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

/** The tabs that can be selected. */
const enabledOf = (list: Element | null) =>
  tabsOf(list).filter((tab) => !tab.matches(':disabled, [aria-disabled="true"]'));

const valueOf = (tab: HTMLElement) => tab.dataset['value'] ?? '';

/** Brings a tab into sight without moving the page. */
function scrollTo(tab: Element, list: Element) {
  if (list.scrollWidth <= list.clientWidth) return;
  const [at, seen] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  const before = at.left - seen.left - peek;
  const after = at.right - seen.right + peek;
  if (before < 0 || after > 0) list.scrollBy({ left: before < 0 ? before : after });
}

/** The tab that a key leads to, past those that cannot be selected. */
function tabAt({ key, target }: KeyboardEvent, list: Element, isVertical: boolean) {
  const tabs = enabledOf(list);
  // One that cannot be selected is focused by a press, if it is a link.
  const all = tabsOf(list);
  const from = all.indexOf(target as HTMLElement);
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const across = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [next, previous] = isVertical ? ['ArrowDown', 'ArrowUp'] : across;
  switch (key) {
    case next:
      return tabs.find((tab) => all.indexOf(tab) > from) ?? tabs[0];
    case previous:
      return tabs.findLast((tab) => all.indexOf(tab) < from) ?? tabs.at(-1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** The tabs in a row, which scrolls sideways if there is no room, or a column. Renders a `<div role="tablist">`. */
export function TabList({
  label,
  activation = 'automatic',
  render,
  ref,
  onKeyDown,
  onFocus,
  onBlur,
  className,
  ...rest
}: TabListProps) {
  const { value, select, setStop, orientation, hydrated } = useTabs();
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLDivElement, []);

  // A list starts at its first tab; to ask whether all fit would lay the page out once more.
  const isAtStart = useRef(true);
  useEffect(() => {
    const tabs = tabsOf(list.current);
    const tab = tabs.find(({ dataset }) => dataset['value'] === value);
    if (!tab || !list.current || (isAtStart.current && tab === tabs[0])) return;
    isAtStart.current = false;
    scrollTo(tab, list.current);
  }, [value]);

  // The data may leave the value without a tab, and so the list out of the keyboard's reach.
  useEffect(() => {
    if (list.current?.matches(':focus-within')) return;
    const values = enabledOf(list.current).map(valueOf);
    setStop(values.includes(value) ? undefined : values[0]);
  });

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { currentTarget, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey) return;
    const to = tabAt(event, currentTarget, orientation === 'vertical');
    if (!to) return;
    event.preventDefault();
    to.focus();
    if (activation === 'automatic') select(valueOf(to), 'list-navigation', nativeEvent);
  };

  // oxlint-disable-next-line react/refs -- the ref is handed on, not read
  return renderPart('div', {
    render,
    ...rest,
    'data-part': 'tab-list',
    ref: list,
    ...(hydrated && {
      role: 'tablist',
      'aria-label': label,
      'aria-orientation': orientation,
      onKeyDown: walk,
    }),
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      onFocus?.(event);
      setStop(valueOf(event.target));
    },
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      onBlur?.(event);
      setStop(undefined);
    },
    className: clsx(styles.list, className),
  });
}
