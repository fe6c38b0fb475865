'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import type { ChangeReason } from '../../internal/use-controllable-state';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { Toast } from './toast';
import * as styles from './toast.css';
import type { ToastEntry, ToastManager } from './toast-manager';

export interface ToastRegionProps {
  manager: ToastManager;
  label: string;
  closeLabel: string;
}

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const none: readonly ToastEntry[] = [];

/** Returns the focused element of the document or shadow root that an element is in. */
const focusAround = (element: Element | null) =>
  (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

const stopPropagation = (event: Event) => event.stopPropagation();

/**
 * The region of the messages. Both live regions exist before any message does and have an explicit
 * `aria-live`, so that a modal Radix dialog does not hide them from screen readers. While the
 * dialog is open they can be reached by pointer; by keyboard only after it closes, because a modal
 * dialog traps the focus. Renders a `<section>`.
 */
export function ToastRegion({ manager, label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(manager.subscribe, manager.get, () => none);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  const isInside = (element: Element | null) => region.current?.contains(element) ?? false;

  // A layer would take this press for one beside it. React's own handler stops it too late where React is on the
  // document, as the layer is.
  useEffect(() => region.current?.addEventListener('pointerdown', stopPropagation), []);

  // React delivers no blur from a button that it removes.
  useLayoutEffect(() => {
    if (!focused || region.current?.contains(focusAround(region.current))) return;
    setFocused(false);
    if (document.activeElement === document.body) cameFrom.current?.focus();
  }, [toasts, focused]);

  // Nor a leave from a message that is removed under the pointer.
  useEffect(() => {
    if (!hovered) return undefined;
    const onPointerOver = (event: PointerEvent) =>
      setHovered(region.current?.contains(event.composedPath()[0] as Node) ?? false);
    document.addEventListener('pointerover', onPointerOver);
    return () => document.removeEventListener('pointerover', onPointerOver);
  }, [hovered]);

  // On a message, Escape closes that alone: the window hears of it before the layers do, which leave a prevented key.
  useEffect(() => {
    if (!focused) return undefined;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [focused]);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };

  const close = (id: number, reason: ChangeReason, event?: Event) => {
    if (!manager.leave(id, reason, event) || reason === 'timeout') return;
    // Removing a button ends its hover and focus without an event.
    setHovered(false);
    const element = focusAround(region.current);
    if (element instanceof HTMLElement && isInside(element)) {
      element.blur();
      cameFrom.current?.focus();
    }
  };

  const list = (shown: (toast: ToastEntry) => boolean) =>
    toasts
      .filter(shown)
      .map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          closeLabel={closeLabel}
          paused={hovered || focused || hidden}
          onLeft={manager.remove}
          onClose={close}
        />
      ));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watched, not operated
    <section
      ref={region}
      aria-label={label}
      data-part="toast-region"
      className={styles.region}
      onPointerOver={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => setFocused(isInside(relatedTarget))}
    >
      <div role="alert" aria-live="assertive" aria-atomic="false" className={styles.list}>
        {list(({ tone }) => tone === 'error')}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no paragraphs */}
      <div role="status" aria-live="polite" aria-atomic="false" className={styles.list}>
        {list(({ tone }) => tone !== 'error')}
      </div>
    </section>
  );
}
