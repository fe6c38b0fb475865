import { useEffect, useState } from 'react';
import { getClient } from './client';
import { listMenu, watchMenu, type MenuSection } from './menu';
import { whenIdle } from './when-idle';

/** Bursts of changes cause at most one fetch in this time, in ms. */
const interval = 250;

/**
 * Starts from the prerendered menu and follows the database from when the page is idle. A failure
 * keeps what the reader already sees; data that did not change renders nothing.
 */
export function useMenu(prerendered: MenuSection[]): MenuSection[] {
  const [menu, setMenu] = useState(prerendered);

  useEffect(() => {
    const abort = new AbortController();
    let stop = () => {};

    const cancel = whenIdle(async () => {
      const db = await getClient();
      if (abort.signal.aborted) return;
      const refresh = throttle(async () => {
        const fresh = await listMenu(db, abort.signal);
        setMenu((shown) => (JSON.stringify(shown) === JSON.stringify(fresh) ? shown : fresh));
      });
      const unwatch = watchMenu(db, refresh.run);
      refresh.run();
      stop = () => {
        refresh.cancel();
        unwatch();
      };
    });

    return () => {
      cancel();
      abort.abort();
      stop();
    };
  }, []);

  return menu;
}

/** Runs the task at once, then at most once per interval; the last call is never lost. */
function throttle(task: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const run = () => {
    if (timer) {
      asked = true;
      return;
    }
    timer = setTimeout(() => {
      timer = undefined;
      if (!asked) return;
      asked = false;
      run();
    }, interval);
    // The menu on the page stays; the next change, or the next subscription, tries again.
    task().catch(() => {});
  };
  return { run, cancel: () => clearTimeout(timer) };
}
