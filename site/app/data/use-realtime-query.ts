import { useEffect, useState } from 'react';
import type { RealtimeQuery } from './realtime-query';
import { whenIdle } from '@hadal/static-site/runtime/when-idle';

/** Data shown by a page and its source: the prerendered HTML, or the database. */
export type RealtimeState<Data> =
  { status: 'prerendered'; data: Data } | { status: 'live'; data: Data };

/**
 * Returns the prerendered data, then subscribes to the database once the page is idle. A failure
 * keeps the data on screen, and unchanged data does not render. `load` imports the source, and must
 * be the same function at every render.
 */
export function useRealtimeQuery<Data>(
  prerendered: Data,
  load: () => Promise<RealtimeQuery<Data>>,
): RealtimeState<Data> {
  const [state, setState] = useState<RealtimeState<Data>>({
    status: 'prerendered',
    data: prerendered,
  });

  useEffect(() => {
    const abort = new AbortController();
    const start = async () => {
      await whenIdle();
      if (abort.signal.aborted) return;
      const [{ subscribeToQuery }, { getDb, getRealtime }, source] = await Promise.all([
        import('./realtime-query'),
        import('./client'),
        load(),
      ]);
      const [db, realtime] = await Promise.all([getDb(), getRealtime()]);
      const show = (data: Data) =>
        setState((shown) =>
          JSON.stringify(shown.data) === JSON.stringify(data) ? shown : { status: 'live', data },
        );
      await subscribeToQuery({ db, realtime }, source, show, abort.signal);
    };
    // If the client's code does not load, the prerendered data stays.
    start().catch(() => {});
    return () => abort.abort();
  }, [load]);

  return state;
}
