'use client';

import { useEffect, useRef } from 'react';

export type SearchShortcut = '/' | 'mod+k';

const pressed: Record<SearchShortcut, (event: KeyboardEvent) => boolean> = {
  '/': ({ key, altKey, ctrlKey, metaKey }) => key === '/' && !altKey && !ctrlKey && !metaKey,
  'mod+k': ({ key, altKey, ctrlKey, metaKey, shiftKey }) =>
    key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey,
};

const names: Record<SearchShortcut, string> = { '/': '/', 'mod+k': 'Control+K Meta+K' };

/** Returns the shortcuts in the syntax of `aria-keyshortcuts`. */
export const shortcutNames = (shortcuts: readonly SearchShortcut[]) =>
  shortcuts.map((shortcut) => names[shortcut]).join(' ') || undefined;

/** Fields and menus whose keys are letters, and dialogs, modal or not. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea, [role="menu"], [role$="dialog"]';

/** Modal dialogs, and what Radix hides from screen readers behind one, which it does not mark as modal. */
const covers = '[aria-modal="true"], [data-aria-hidden], dialog[open]';
const shown = { opacityProperty: true, visibilityProperty: true };

/** True if the key belongs to what has the focus, or to an element that covers the page. */
const isTaken = (event: KeyboardEvent) => {
  // The target of what happens in a shadow root is its host.
  const [target] = event.composedPath();
  return (
    (target instanceof HTMLElement && (target.isContentEditable || target.closest(ownKeys))) ||
    // Older browsers and jsdom cannot tell; a notice that was closed often stays in the page, hidden.
    [...document.querySelectorAll(covers)].some((cover) => cover.checkVisibility?.(shown) ?? true)
  );
};

export function useShortcuts(shortcuts: readonly SearchShortcut[], onPress: () => void) {
  const latest = useRef({ shortcuts, onPress });
  useEffect(() => {
    latest.current = { shortcuts, onPress };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = latest.current.shortcuts.some((shortcut) => pressed[shortcut](event));
      if (!isOurs || event.defaultPrevented || event.isComposing || isTaken(event)) return;
      event.preventDefault();
      latest.current.onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
