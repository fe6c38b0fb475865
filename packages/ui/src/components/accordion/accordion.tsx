'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { useHydrated } from '../../internal/use-hydrated';
import { useFragmentTarget } from '../../internal/use-fragment-target';
import { AccordionContext } from './accordion-context';
import * as styles from './accordion.css';
import { useOpenOnPaper } from './use-open-on-paper';

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /** Allows one open item at most: the browser closes the others of this name. */
  name?: string | undefined;
}

const itemsOf = (accordion: HTMLElement | null) =>
  accordion ? [...accordion.querySelectorAll('details')] : [];

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
export function Accordion({ name, className, ref, ...rest }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [allOpen, setAllOpen] = useState(false);
  const hydrated = useHydrated();

  useEffect(() => {
    const accordion = root.current;
    const count = () => setAllOpen(itemsOf(accordion).every(({ open }) => open));
    // The toggle event does not bubble, so capture it.
    accordion?.addEventListener('toggle', count, true);
    // Reports the items opened before hydration.
    for (const item of itemsOf(accordion)) item.dispatchEvent(new Event('toggle'));
    return () => accordion?.removeEventListener('toggle', count, true);
  }, []);
  useFragmentTarget(root, reveal);
  useOpenOnPaper(root);

  const state = useMemo(() => {
    const setAll = (open: boolean) => {
      for (const item of itemsOf(root.current)) item.open = open;
    };
    return { name, allOpen, setAll };
  }, [name, allOpen]);

  return (
    <AccordionContext.Provider value={state}>
      <div
        {...rest}
        ref={root}
        data-hydrated={hydrated || undefined}
        className={clsx(styles.accordion, className)}
      />
    </AccordionContext.Provider>
  );
}
