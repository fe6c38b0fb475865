import { useEffect, useState } from 'react';
import { getClient } from './client';
import type { Source } from './follow';
import { whenIdle } from '@hadal/static-site/runtime/when-idle';

/** Data shown by a page and its source: the prerendered HTML, or the database in its present state. */
export type Live<Data> = { status: 'prerendered'; data: Data } | { status: 'live'; data: Data };

/**
 * Starts from the prerendered data and follows the database from when the page is idle. A failure
 * keeps what the reader already sees; data that did not change renders nothing. `load` fetches the
 * code that asks, and is the same function with every render.
 */
export function useLive<Data>(prerendered: Data, load: () => Promise<Source<Data>>): Live<Data> {
  const [state, setState] = useState<Live<Data>>({ status: 'prerendered', data: prerendered });

  useEffect(() => {
    const abort = new AbortController();
    const start = async () => {
      await whenIdle();
      if (abort.signal.aborted) return;
      const [{ follow }, { db }, source] = await Promise.all([
        import('./follow'),
        getClient(),
        load(),
      ]);
      const show = (data: Data) =>
        setState((shown) =>
          JSON.stringify(shown.data) === JSON.stringify(data) ? shown : { status: 'live', data },
        );
      await follow(db, source, show, abort.signal);
    };
    // Without the client's code, the page stays as it is.
    start().catch(() => {});
    return () => abort.abort();
  }, [load]);

  return state;
}
