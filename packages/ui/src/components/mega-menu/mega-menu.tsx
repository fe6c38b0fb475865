'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { clsx } from 'clsx';
import {
  useDeferredValue,
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
import { renderPart, type Renders } from '../../internal/part';
import { isComposing } from '../../internal/is-composing';
import { opensElsewhere } from '../../internal/opens-elsewhere';
import {
  useControllableState,
  type ChangeHandler,
  type ChangeReason,
} from '../../internal/use-controllable-state';
import { useHydrated } from '../../internal/use-hydrated';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { useOnChange } from '../../internal/use-on-change';
import { Icon } from '../icon';
import { MegaMenuContent } from './mega-menu-content';
import { MegaMenuPanel, type MegaMenuGroup } from './mega-menu-panel';
import * as styles from './mega-menu.css';
import { plainParts } from './plain-parts';
import { useHoverIntent, type HoverOptions } from './use-hover-intent';
import { useFocusRecovery } from './use-focus-recovery';
import { walkLinks } from './walk-links';
import { MegaMenu as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface MegaMenuProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'defaultValue'>, HoverOptions, Renders {
  /** The groups, each with a trigger and a panel. Renders nothing if there are none. */
  groups: readonly MegaMenuGroup[];
  /** The path of the current page: marks its link, and closes the menu when it changes. */
  currentPath?: string | undefined;
  /** The id of the open group, `''` for none. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  onValueChange?: ChangeHandler<string> | undefined;
  /** Called once a panel has entered, or the last has left, after its animations. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  /** The accessible name of the navigation. @default 'Main' */
  label?: string | undefined;
  /** Visually hidden text after an external link. @default '(opens another site)' */
  externalLabel?: string | undefined;
}

const parts = {
  Root: NavigationMenu.Root,
  List: NavigationMenu.List,
  Item: NavigationMenu.Item,
  Trigger: NavigationMenu.Trigger,
  Content: MegaMenuContent,
};

/**
 * The site's navigation for wide windows: buttons that open panels of links below the header. Every
 * link is in the prerendered page, and CSS opens the panels until hydration. Renders a `<nav>`.
 */
export function MegaMenu(props: MegaMenuProps) {
  const {
    groups,
    currentPath,
    value: controlledValue,
    defaultValue = '',
    onValueChange,
    onOpenChangeComplete,
    label,
    externalLabel,
    openOn,
    delay,
    closeDelay,
    className,
    ...rest
  } = useStrings('MegaMenu', english, props);
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  // The open group may disappear from the data.
  const open = groups.some(({ id }) => id === value) ? value : '';
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const baseId = useId();
  const hydrated = useHydrated();
  const [isPressed, setIsPressed] = useState(false);
  // The first panel that a pointer opens fills after its frame, so that a slow phone answers sooner. A key's
  // may be followed by one that moves into it.
  const isFilled = useDeferredValue(!hydrated || open !== '') || !isPressed;
  const list = useRef<HTMLUListElement>(null);
  const hover = useHoverIntent(open, (id, event) => setValue(id, 'trigger-hover', event), {
    openOn,
    delay,
    closeDelay,
  });
  /** The cause of the change that Radix is about to ask for. */
  const cause = useRef<{ reason: ChangeReason; event?: Event }>({ reason: 'none' });
  const because = (reason: ChangeReason, event: Event) => {
    cause.current = { reason, event };
  };
  const focusRecovery = useFocusRecovery(list);

  useOnChange(currentPath, () => setValue('', 'page-change'));
  useEffect(() => {
    if (value !== open) setValue('', 'data-change');
  });
  // Keeps open a panel that the stylesheet opened before hydration. Once, or it would undo a close by Escape.
  const isKept = useRef(hydrated);
  useLayoutEffect(() => {
    if (isKept.current) return;
    isKept.current = true;
    const items = [...(list.current?.children ?? [])];
    const group = groups[items.findIndex((item) => item.matches(':hover, :focus-within'))];
    if (group) setValue(group.id, 'browser');
  });

  if (groups.length === 0) return null;

  const Parts = open || typeof document !== 'undefined' ? parts : plainParts;

  const enter = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (event.key !== 'ArrowDown') return;
    hover.hold();
    if (open === id) return; // Radix moves the focus itself.
    event.preventDefault();
    const item = event.currentTarget.parentElement;
    flushSync(() => {
      setIsPressed(false);
      setValue(id, 'list-navigation', event.nativeEvent);
    });
    item?.querySelector('a')?.focus();
  };
  const follow = (event: MouseEvent) => {
    if ((event.target as Element).closest('a') && !opensElsewhere(event)) {
      setValue('', 'item-press', event.nativeEvent);
    }
  };

  return (
    <Parts.Root
      asChild
      activationMode="manual"
      dir={direction}
      value={open}
      onValueChange={(next) => {
        const { reason, event } = cause.current;
        cause.current = { reason: 'none' };
        setValue(next, reason, event);
      }}
    >
      {renderPart('nav', {
        ...rest,
        'aria-label': label,
        // Radix would set `ltr` even on a right-to-left page.
        dir: rest.dir,
        'data-part': 'mega-menu',
        'data-orientation': 'horizontal',
        className: clsx(styles.megaMenu, className),
        'data-hydrated': hydrated ? '' : undefined,
        children: (
          <>
            <div
              data-part="mega-menu-scrim"
              className={styles.scrim}
              data-open={open ? '' : undefined}
            />
            <Parts.List
              ref={list}
              dir={undefined}
              className={styles.list}
              onFocus={(event) => {
                focusRecovery.onFocus(event);
                setDirection(getComputedStyle(event.currentTarget).direction as 'ltr' | 'rtl');
              }}
              onBlur={(event: FocusEvent) => {
                focusRecovery.onBlur();
                const { relatedTarget, currentTarget } = event;
                if (relatedTarget && !currentTarget.contains(relatedTarget)) {
                  setValue('', 'focus-out', event.nativeEvent);
                }
              }}
            >
              {groups.map((group) => {
                const id = `${baseId}${encodeURIComponent(group.id)}`;
                return (
                  <Parts.Item key={group.id} value={group.id} className={styles.item}>
                    <Parts.Trigger
                      onPointerEnter={(event) => hover.enterTrigger(group.id, event)}
                      onPointerLeave={hover.leave}
                      onClick={(event) => {
                        because('trigger-press', event.nativeEvent);
                        setIsPressed(event.detail > 0);
                        hover.pressTrigger(group.id, event);
                      }}
                      type="button"
                      data-part="mega-menu-trigger"
                      id={`${id}-trigger`}
                      aria-controls={open === group.id ? `${id}-panel` : undefined}
                      className={styles.trigger}
                      onKeyDown={(event) => enter(event, group.id)}
                    >
                      <span data-part="mega-menu-label" className={styles.label}>
                        {group.icon}
                        {group.title}
                        <Icon
                          data-part="mega-menu-chevron"
                          name="chevron"
                          className={styles.chevron}
                        />
                      </span>
                    </Parts.Trigger>
                    <Parts.Content
                      onPointerEnter={hover.enterPanel}
                      onPointerLeave={hover.leave}
                      open={open === group.id}
                      isFilled={isFilled}
                      onComplete={(isOpen) => {
                        if (isOpen || !open) onOpenChangeComplete?.(isOpen);
                      }}
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
                      onEscapeKeyDown={(event) => {
                        because('escape-key', event);
                        // An Escape that ends a composition is the input method's.
                        if (isComposing(event)) event.preventDefault();
                      }}
                      onPointerDownOutside={({ detail }) =>
                        because('outside-press', detail.originalEvent)
                      }
                      onClick={follow}
                      onKeyDown={(event) => walkLinks(event, direction)}
                    >
                      <MegaMenuPanel {...{ group, currentPath, externalLabel }} />
                    </Parts.Content>
                  </Parts.Item>
                );
              })}
            </Parts.List>
          </>
        ),
      })}
    </Parts.Root>
  );
}
