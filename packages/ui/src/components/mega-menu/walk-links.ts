import type { KeyboardEvent } from 'react';

/** Moves focus among the links of a panel by arrow keys, Home and End. Fields and widgets there keep their keys. */
export function walkLinks(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl') {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const links = [...currentTarget.querySelectorAll('a')];
  const from = links.indexOf((target as Element).closest('a')!);
  if (from < 0) return;
  const [before, after] = [links[from - 1], links[from + 1]];
  const leads = new Map([
    ['Home', links[0]],
    ['End', links.at(-1)],
    ['ArrowUp', before],
    ['ArrowDown', after],
    ['ArrowLeft', direction === 'rtl' ? after : before],
    ['ArrowRight', direction === 'rtl' ? before : after],
  ]);
  if (!leads.has(key)) return;
  // At either end too, so that the arrow keys never scroll the page.
  event.preventDefault();
  leads.get(key)?.focus();
}
