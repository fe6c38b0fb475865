import { lazy, type ComponentType } from 'react';
import { whenWanted } from './when-idle';

let awaited = 0;

/**
 * Returns whether all deferred parts of the page have loaded. React holds back the next page for a pending
 * part: on a slow connection that takes longer than a full page load, and for a missing part for ever.
 */
export const isWhole = () => awaited === 0;

/**
 * Defers hydration of a prerendered part, by default until the page is idle or first touched. If its
 * chunk never arrives, the server markup stays as it is.
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
