import { useEffect, useEffectEvent, useState } from 'react';
import { trackActivity, idleAfter, lastActive, markActive, warnedBefore } from './activity';

/**
 * Calls back after half an hour without activity in any tab. Two minutes before, `endsAt` (ms) is
 * set, until the editor chooses to stay.
 */
export function useIdle(isWatched: boolean, onIdle: () => void) {
  const [endsAt, setEndsAt] = useState<number>();
  const end = useEffectEvent(onIdle);

  useEffect(() => {
    if (!isWatched) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const at = lastActive() + idleAfter;
      const left = at - Date.now();
      const isNear = left <= warnedBefore;
      setEndsAt(isNear && left > 0 ? at : undefined);
      if (left <= 0) end();
      else timer = setTimeout(look, isNear ? left : left - warnedBefore);
    };
    look();
    trackActivity(signal);
    // Detects activity in other tabs, and time that passed while the computer slept.
    addEventListener('storage', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [isWatched]);

  const stay = () => {
    markActive();
    setEndsAt(undefined);
  };
  return { endsAt: isWatched ? endsAt : undefined, stay };
}
