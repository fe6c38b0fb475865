'use client';

import { clsx } from 'clsx';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { renderPart, type Renders } from '../../internal/part';
import {
  useControllableState,
  type ChangeHandler,
  type ChangeReason,
} from '../../internal/use-controllable-state';
import { useHydrated } from '../../internal/use-hydrated';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { useFragmentTarget } from '../../internal/use-fragment-target';
import { AccordionContext } from './accordion-context';
import * as styles from './accordion.css';
import { useOpenOnPaper } from './use-open-on-paper';

export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'>, Renders {
  /** Keeps at most one item open: the browser closes the others of this name. */
  name?: string | undefined;
  /** The values of the open items, if controlled. Items without a `value` keep their own state. */
  value?: readonly string[] | undefined;
  /** The values of the items open on first render. */
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ChangeHandler<readonly string[]> | undefined;
  /** Disables all items. @default false */
  disabled?: boolean | undefined;
  /**
   * `tiles` lays the items out as drawings with titles, four in a row and two on narrow windows; an
   * answer opens across the row below its tile, so it needs a `name`.
   * @default 'list'
   */
  layout?: 'list' | 'tiles' | undefined;
}

const none: readonly string[] = [];
const itemSelector = `.${styles.item}:not([data-disabled])`;
/** The items of an accordion that open, without those of another one in an answer. */
const itemsOf = (accordion: HTMLElement | null) =>
  [...(accordion?.querySelectorAll<HTMLDetailsElement>(itemSelector) ?? [])].filter(
    (item) => item.closest(`.${styles.accordion}`) === accordion,
  );

/** Opens every item around the target. */
function reveal(target: Element) {
  let item = target.closest<HTMLDetailsElement>('details:not([open])');
  const wasHidden = item !== null && item !== target;
  for (; item; item = target.closest<HTMLDetailsElement>('details:not([open])')) item.open = true;
  if (wasHidden) target.scrollIntoView();
}

/**
 * Questions that disclose their answers. An item also opens if the address, or a followed link,
 * targets it or its content; in print all are open. Renders a `<div>`.
 */
export function Accordion({
  name,
  value: controlledValue,
  defaultValue = none,
  onValueChange,
  disabled = false,
  layout = 'list',
  render,
  className,
  ref,
  ...rest
}: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [allOpen, setAllOpen] = useState(false);
  const hydrated = useHydrated();
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  // Several items may change before the next render.
  const latest = useRef({ value, setValue });
  useLayoutEffect(() => {
    latest.current = { value, setValue };
  });

  const count = useCallback(() => setAllOpen(itemsOf(root.current).every(({ open }) => open)), []);
  useEffect(() => {
    const accordion = root.current;
    // The toggle event does not bubble, so capture it.
    accordion?.addEventListener('toggle', count, true);
    // Reports the items toggled before hydration.
    for (const item of itemsOf(accordion)) {
      const wasOpen = item.dataset['state'] !== 'closed';
      if (item.open !== wasOpen) item.dispatchEvent(new Event('toggle'));
    }
    return () => accordion?.removeEventListener('toggle', count, true);
  }, [count]);
  // After each render, which may have added or removed items.
  useEffect(count);
  useFragmentTarget(root, reveal);
  useOpenOnPaper(root);

  const state = useMemo(() => {
    const setAll = (open: boolean) => {
      for (const item of itemsOf(root.current)) item.open = open;
    };
    const toggle = (item: string, open: boolean, reason: ChangeReason, event?: Event) => {
      const others = latest.current.value.filter((other) => other !== item);
      const next = open ? [...(name ? none : others), item] : others;
      if (latest.current.setValue(next, reason, event)) latest.current.value = next;
    };
    return { name, value, toggle, disabled, allOpen, setAll };
  }, [name, value, disabled, allOpen]);

  return (
    <AccordionContext.Provider value={state}>
      {renderPart('div', {
        render,
        ...rest,
        ref: root,
        'data-part': 'accordion',
        'data-hydrated': hydrated || undefined,
        className: clsx(styles.accordion, layout === 'tiles' && styles.tiles, className),
      })}
    </AccordionContext.Provider>
  );
}
