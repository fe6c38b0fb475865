import { lazy, type ComponentType } from 'react';
import { whenWanted } from './data/when-idle';

/**
 * A part of a page whose script may wait until the page is idle or touched: its HTML is there from
 * the start. Should the script never arrive, the HTML stays as it is.
 */
export const deferred = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() =>
    whenWanted()
      .then(load)
      .catch(() => new Promise<never>(() => {})),
  );
