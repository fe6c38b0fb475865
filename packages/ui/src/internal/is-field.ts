/** True for a field, which needs the keys that are pressed in it. */
export const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea'));
