'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, Ref } from 'react';
import { Link } from '../link';
import { useTabs } from './tabs-context';
import * as styles from './tabs.css';

export interface TabProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'value' | 'ref'> {
  /** The value of its panel. */
  value: string;
  /** `#` and the `id` of its panel: makes the tab a link, which works without scripts too. */
  href?: `#${string}` | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Selects its panel. Renders an `<a>` or, without `href`, a `<button>`, with `role="tab"`. */
export function Tab({ value, href, ref, onClick, onKeyDown, className, ...rest }: TabProps) {
  const tabs = useTabs();
  const selected = tabs.value === value;
  const props = {
    ...rest,
    id: tabs.tabId(value),
    'data-tab': value,
    'data-state': selected ? 'active' : 'inactive',
    className: clsx(styles.tab, className),
    ...(tabs.hydrated && {
      role: 'tab',
      'aria-selected': selected,
      'aria-controls': href?.slice(1) ?? tabs.panelId(value),
      tabIndex: selected ? 0 : -1,
    }),
    onClick: (event: MouseEvent<HTMLElement>) => {
      onClick?.(event as MouseEvent<HTMLButtonElement>);
      event.preventDefault();
      tabs.select(value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event as KeyboardEvent<HTMLButtonElement>);
      // Space on a link would scroll the page.
      if (href && event.key === ' ') event.preventDefault();
    },
  };
  if (href) {
    return <Link {...(props as object)} href={href} ref={ref as Ref<HTMLAnchorElement>} />;
  }
  return <button {...props} type="button" ref={ref as Ref<HTMLButtonElement>} />;
}
