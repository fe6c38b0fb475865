'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, Ref } from 'react';
import { opensElsewhere } from '../../internal/opens-elsewhere';
import { renderPart, type Renders } from '../../internal/part';
import { Link } from '../link';
import { useTabs } from './tabs-context';
import * as styles from './tabs.css';

export interface TabProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'type' | 'value' | 'ref'>,
    Renders<{ selected: boolean; disabled: boolean }> {
  /** The value of the panel it shows. */
  value: string;
  /** `#` and the `id` of its panel: makes the tab a link, which works without scripts too. */
  href?: `#${string}` | undefined;
  /** True if it cannot be selected. The arrow keys pass over it. @default false */
  disabled?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Shows its panel. Renders an `<a>` or, without `href`, a `<button>`, as a tab. */
export function Tab({
  value,
  href,
  disabled = false,
  render,
  onClick,
  onKeyDown,
  className,
  ...rest
}: TabProps) {
  const tabs = useTabs();
  const selected = tabs.value === value;
  const props = {
    ...rest,
    ...(href ? { href, 'aria-disabled': disabled || undefined } : { type: 'button', disabled }),
    id: tabs.tabId(value),
    'data-value': value,
    'data-state': selected ? 'active' : 'inactive',
    className: clsx(styles.tab, className),
    ...(tabs.hydrated && {
      role: 'tab',
      'aria-selected': selected,
      'aria-controls': href?.slice(1) ?? tabs.panelId(value),
      tabIndex: tabs.stop === value ? 0 : -1,
    }),
    onClick: (event: MouseEvent<HTMLElement>) => {
      onClick?.(event as MouseEvent<HTMLButtonElement>);
      if (href && !disabled && opensElsewhere(event)) return;
      event.preventDefault();
      if (!disabled) tabs.select(value, 'trigger-press', event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event as KeyboardEvent<HTMLButtonElement>);
      if (!href || event.key !== ' ') return;
      // A link would scroll the page.
      event.preventDefault();
      event.currentTarget.click();
    },
  };
  return renderPart(href ? Link : 'button', {
    render,
    state: { selected, disabled },
    ...props,
    'data-part': 'tab',
  });
}
