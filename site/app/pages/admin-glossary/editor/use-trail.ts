import { useCallback, useEffect, useState } from 'react';
import type { Db } from '../../../data/client';
import { listTrail, type Change } from './history';

export type Trail =
  { status: 'loading' } | { status: 'read'; changes: Change[] } | { status: 'failed' };

/**
 * Fetches the changes that match a filter of the history; also returns a function that fetches
 * again.
 */
export function useTrail(db: Db, filter: string): [Trail, () => void] {
  const [trail, setTrail] = useState<Trail>({ status: 'loading' });
  const load = useCallback(() => {
    let isCurrent = true;
    listTrail(db, filter).then(
      (changes) => isCurrent && setTrail({ status: 'read', changes }),
      () => isCurrent && setTrail({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [db, filter]);
  useEffect(load, [load]);
  const reload = () => {
    setTrail({ status: 'loading' });
    load();
  };
  return [trail, reload];
}
