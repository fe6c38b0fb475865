import { useEffect, useState } from 'react';
import type { RealtimeQuery } from './realtime-query';
import { whenIdle } from '@hadal/static-site/runtime/when-idle';

/**
 * Returns the prerendered data, then subscribes to the database once the page is idle. A failure
 * keeps the data on screen, and unchanged data does not render. `load` imports the source, and must
 * be the same function at every render.
 */
export function useRealtimeQuery<Data>(
  prerendered: Data,
  load: () => Promise<RealtimeQuery<Data>>,
): Data {
  const [shown, setShown] = useState(prerendered);

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
        setShown((last) => (JSON.stringify(last) === JSON.stringify(data) ? last : data));
      await subscribeToQuery({ db, realtime }, source, show, abort.signal);
    };
    // If the client's code does not load, the prerendered data stays.
    start().catch(() => {});
    return () => abort.abort();
  }, [load]);

  return shown;
}
