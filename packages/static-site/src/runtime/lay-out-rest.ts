import { below } from '../deferred-layout';
import { whenIdle } from './when-idle';

/** Lays out what the first paint deferred, one part at a time while the browser is idle. */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['layout'] !== 'deferred') return;
  const end = () => delete dataset['layout'];
  // The next page may have to be scrolled to a place, which takes its whole height.
  addEventListener('pageleft', end, { once: true });
  const parts = document.querySelectorAll<HTMLElement>(below);
  for (const part of parts) {
    await whenIdle();
    part.style.contentVisibility = 'visible';
  }
  end();
  parts.forEach((part) => part.style.removeProperty('content-visibility'));
}
