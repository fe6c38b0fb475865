import type { HydrationOptions } from 'react-dom/client';
import { recoverBy } from './missing-code';

/**
 * Reports errors, and keeps the page readable after one that no boundary caught: React then empties the
 * root and takes the page's tags out of the head. Both come back before anything is painted.
 */
export function hydrationOptions(root: HTMLElement): HydrationOptions {
  const taken = new MutationObserver((records) => {
    if (root.firstChild) return;
    // React empties the root first: tags removed from the head before that belonged to an earlier page.
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

/** Copies an element with what was typed into it. React would still answer clicks on its own elements. */
function copy(node: Node): Node {
  if (node instanceof Element) {
    // cloneNode copies everything entered except the selected options.
    for (const option of node.querySelectorAll('option')) option.defaultSelected = option.selected;
  }
  return node.cloneNode(true);
}
