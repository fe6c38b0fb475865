import type { KeyboardEvent } from 'react';

const reachable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** The elements that Tab reaches, in the order of the page. */
const stopsOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) =>
      // jsdom cannot tell what is visible.
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      (element.checkVisibility?.() ?? true),
  );

/**
 * Moves Tab from either end of a modal dialog in a shadow root to the other. Radix does so elsewhere, but asks the
 * document for what has the focus, which knows only the root's host.
 */
export function keepTab(event: KeyboardEvent<HTMLElement>) {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: sheet } = event;
  const root = sheet.getRootNode();
  if (!(root instanceof ShadowRoot) || key !== 'Tab' || altKey || ctrlKey || metaKey) return;
  const { activeElement } = root;
  const stops = stopsOf(sheet);
  const [end, start] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isAtEnd = activeElement === end || (activeElement === sheet && (shiftKey || !start));
  if (event.defaultPrevented || !isAtEnd) return;
  event.preventDefault();
  start?.focus();
}
