import { below } from '../deferred-layout';
import { whenIdle } from './when-idle';

/** Lays out what the first paint deferred, one part at a time while the browser is idle. */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['layout'] !== 'deferred') return;
  const parts = document.querySelectorAll<HTMLElement>(below);
  for (const part of parts) {
    await whenIdle();
    part.style.contentVisibility = 'visible';
  }
  delete dataset['layout'];
  parts.forEach((part) => part.style.removeProperty('content-visibility'));
}
