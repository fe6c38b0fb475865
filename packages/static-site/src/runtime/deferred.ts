import { lazy, type ComponentType } from 'react';
import { whenWanted } from './when-idle';

let awaited = 0;

/**
 * Whether all deferred parts of the page have come. React holds the next page back for one that has
 * not, which on a slow line takes longer than to let the browser go there, and is for ever where the
 * part is gone.
 */
export const isWhole = () => awaited === 0;

/**
 * A part of a page whose script may wait, by default until the page is idle or touched: its HTML is
 * there from the start. Should the script never arrive, the HTML stays as it is.
 */
export const deferred = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: () => Promise<void> = whenWanted,
) =>
  lazy(async () => {
    awaited += 1;
    await when();
    const part = await load().catch(() => new Promise<never>(() => {}));
    awaited -= 1;
    return part;
  });
