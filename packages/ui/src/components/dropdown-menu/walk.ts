import type { KeyboardEvent, SyntheticEvent } from 'react';

/** True in a shadow root: Radix asks the document what has the focus, and learns only of the root's host. */
const isInShadow = (element: Element) => element.getRootNode() !== document;

const itemsOf = (menu: Element) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])'),
];

/** Focuses the first item of a menu in a shadow root that a key has opened. */
export function enter(event: SyntheticEvent<HTMLElement>) {
  const { currentTarget, target } = event;
  if (target !== currentTarget || !isInShadow(currentTarget)) return;
  event.preventDefault();
  if (currentTarget.matches(':focus-visible')) itemsOf(currentTarget)[0]?.focus();
}

/** Moves the focus through a menu in a shadow root, by the arrow keys, Home, End and the page keys. */
export function walk(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, key, target } = event;
  if (!isInShadow(currentTarget)) return;
  const items = itemsOf(currentTarget);
  const from = items.indexOf(target as HTMLElement);
  const [first, last] = [items[0], items.at(-1)];
  const to = {
    ArrowDown: items[from + 1] ?? first,
    ArrowUp: items[from - 1] ?? last,
    Home: first,
    PageUp: first,
    End: last,
    PageDown: last,
  }[key];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
