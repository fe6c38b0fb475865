import { below } from '../deferred-layout';
import { whenIdle, whenMoved } from './when-idle';

/** Has the browser lay out the sections of a new page as it did those of the first: see `deferred-layout.ts`. */
export function deferLayout(): void {
  document.documentElement.dataset['layout'] = 'deferred';
  void layOutRest();
}

/**
 * Lays out what the first paint deferred, one part at a time while the browser is idle. Begins once the reader has
 * moved: a slow phone takes a tenth of a second for one part, for which the first tap would have to wait.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['layout'] !== 'deferred') return;
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    // The next page may have to be scrolled to a place, which takes its whole height.
    delete dataset['layout'];
  };
  addEventListener('pageleft', leave, { once: true });
  // Looked up anew, as a list would keep the elements of a page that is left.
  const parts = () => document.querySelectorAll<HTMLElement>(below);
  await whenMoved();
  for (let at = 0; at < parts().length; at += 1) {
    await whenIdle();
    if (isLeft) return;
    const part = parts()[at];
    if (part) part.style.contentVisibility = 'visible';
  }
  removeEventListener('pageleft', leave);
  leave();
  parts().forEach((part) => part.style.removeProperty('content-visibility'));
}
