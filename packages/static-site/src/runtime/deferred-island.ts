import { lazy, type ComponentType } from 'react';
import { repeatPress } from './early-press';
import { whenWanted } from './when-idle';

let pending = 0;

/**
 * Returns whether all deferred islands of the page have hydrated. React delays the next page for a
 * pending one: on a slow connection longer than a page load takes, and if its chunk is missing, for
 * ever.
 */
export const isHydrated = () => pending === 0;

/**
 * Creates a deferred island: a prerendered part that hydrates once the page is idle or first
 * touched. If its chunk fails to load, the server markup stays.
 */
export const deferredIsland = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: () => Promise<void> = whenWanted,
) =>
  lazy(async () => {
    pending += 1;
    await when();
    const part = await load().catch(() => new Promise<never>(() => {}));
    pending -= 1;
    // In a task of its own, by when React has the part.
    setTimeout(repeatPress);
    return part;
  });
