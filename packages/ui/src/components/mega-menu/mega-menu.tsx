'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { opensElsewhere } from '../../internal/opens-elsewhere';
import { useControllableState } from '../../internal/use-controllable-state';
import { useHydrated } from '../../internal/use-hydrated';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { useOnChange } from '../../internal/use-on-change';
import { Icon } from '../icon';
import { MegaMenuContent } from './mega-menu-content';
import { MegaMenuPanel, type MegaMenuGroup } from './mega-menu-panel';
import * as styles from './mega-menu.css';
import { useHoverIntent } from './use-hover-intent';
import { useKeptFocus } from './use-kept-focus';
import { walkLinks } from './walk-links';

export interface MegaMenuProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'children' | 'defaultValue'
> {
  /** The groups, each with a trigger and a panel. Renders nothing if there are none. */
  groups: readonly MegaMenuGroup[];
  /** The path of the current page: marks its link, and closes the menu when it changes. */
  currentPath?: string | undefined;
  /** The id of the open group, `''` for none. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** The accessible name of the navigation. @default 'Main' */
  label?: string | undefined;
}

/**
 * The site's navigation for wide windows: buttons that open panels of links below the header. Every
 * link is in the prerendered page, and CSS opens the panels until hydration. Renders a `<nav>`.
 */
export function MegaMenu({
  groups,
  currentPath,
  value: controlledValue,
  defaultValue = '',
  onValueChange,
  label = 'Main',
  className,
  ...rest
}: MegaMenuProps) {
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  // The open group may disappear from the data.
  const open = groups.some(({ id }) => id === value) ? value : '';
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const baseId = useId();
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const hover = useHoverIntent(open, setValue);
  const keptFocus = useKeptFocus(list);

  useOnChange(currentPath, () => setValue(''));
  useEffect(() => {
    if (value !== open) setValue('');
  });
  // Keeps open a panel that the stylesheet opened before hydration.
  useLayoutEffect(() => {
    if (hydrated) return;
    const items = [...(list.current?.children ?? [])];
    const group = groups[items.findIndex((item) => item.matches(':hover, :focus-within'))];
    if (group) setValue(group.id);
  });

  if (groups.length === 0) return null;

  const enter = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (event.key !== 'ArrowDown') return;
    hover.press();
    if (open === id) return; // Radix moves the focus itself.
    event.preventDefault();
    const item = event.currentTarget.parentElement;
    flushSync(() => setValue(id));
    item?.querySelector('a')?.focus();
  };
  const follow = (event: MouseEvent) => {
    if ((event.target as Element).closest('a') && !opensElsewhere(event)) setValue('');
  };

  return (
    <NavigationMenu.Root
      asChild
      activationMode="manual"
      dir={direction}
      value={open}
      onValueChange={setValue}
    >
      <nav
        {...rest}
        aria-label={label}
        // Radix would set `ltr` even on a right-to-left page.
        dir={rest.dir}
        className={clsx(styles.megaMenu, className)}
        data-hydrated={hydrated ? '' : undefined}
      >
        <div className={styles.scrim} data-open={open ? '' : undefined} />
        <NavigationMenu.List
          ref={list}
          dir={undefined}
          className={styles.list}
          onFocus={(event) => {
            keptFocus.onFocus(event);
            setDirection(getComputedStyle(event.currentTarget).direction as 'ltr' | 'rtl');
          }}
          onBlur={(event: FocusEvent) => {
            keptFocus.onBlur();
            const { relatedTarget, currentTarget } = event;
            if (relatedTarget && !currentTarget.contains(relatedTarget)) setValue('');
          }}
        >
          {groups.map((group) => {
            const id = `${baseId}${encodeURIComponent(group.id)}`;
            return (
              <NavigationMenu.Item key={group.id} value={group.id} className={styles.item}>
                <NavigationMenu.Trigger
                  {...hover.trigger(group.id)}
                  type="button"
                  id={`${id}-trigger`}
                  aria-controls={open === group.id ? `${id}-panel` : undefined}
                  className={styles.trigger}
                  onKeyDown={(event) => enter(event, group.id)}
                >
                  <span className={styles.label}>
                    {group.title}
                    <Icon name="chevron" className={styles.chevron} />
                  </span>
                </NavigationMenu.Trigger>
                <MegaMenuContent
                  {...hover.panel}
                  open={open === group.id}
                  dir={undefined}
                  id={`${id}-panel`}
                  aria-labelledby={undefined}
                  className={styles.panel}
                  // Radix would disable pointer events in closed panels, even without scripts.
                  style={{ pointerEvents: undefined }}
                  // On touch the click follows the press, so the scrim has to stay until then.
                  deferPointerDownOutside
                  // Radix would take the links out of the tab order in favour of its own focus
                  // proxy.
                  onFocusOutside={(event) => event.preventDefault()}
                  onClick={follow}
                  onKeyDown={(event) => walkLinks(event, direction)}
                >
                  <MegaMenuPanel group={group} currentPath={currentPath} />
                </MegaMenuContent>
              </NavigationMenu.Item>
            );
          })}
        </NavigationMenu.List>
      </nav>
    </NavigationMenu.Root>
  );
}
