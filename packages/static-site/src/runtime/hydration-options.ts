import type { HydrationOptions } from 'react-dom/client';
import { recoverBy } from './missing-code';

/**
 * Reports errors, and keeps the page readable after an uncaught one: React then empties the root
 * and removes the page's tags from the head, and both are restored before the next paint.
 */
export function hydrationOptions(root: HTMLElement): HydrationOptions {
  const taken = new MutationObserver((records) => {
    if (root.firstChild) return;
    // React empties the root first, so tags removed from the head before that belonged to an
    // earlier page.
    const last = records.slice(records.findIndex(({ target }) => target === root));
    for (const { target, removedNodes } of last) {
      (target as Element).append(...Array.from(removedNodes, copy));
    }
  });
  for (const parent of [document.head, root]) taken.observe(parent, { childList: true });

  let reported: unknown;
  const report = (error: unknown) => {
    // An error boundary may rethrow what it caught.
    if (error !== reported) reportError(error);
    reported = error;
  };
  let recovering: Promise<unknown> | undefined;
  return {
    onCaughtError: report,
    onUncaughtError(error) {
      report(error);
      recovering ??= recoverBy(({ recover }) => recover());
    },
  };
}

/**
 * Copies an element with its form entries. The original would still have React's event handlers.
 */
function copy(node: Node): Node {
  if (node instanceof Element) {
    // cloneNode copies all form state except the selected options.
    for (const option of node.querySelectorAll('option')) option.defaultSelected = option.selected;
  }
  return node.cloneNode(true);
}
