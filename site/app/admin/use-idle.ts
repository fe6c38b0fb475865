import { useEffect, useEffectEvent, useState } from 'react';
import { followActivity, idleAfter, lastActive, markActive, warnedBefore } from './activity';

/**
 * Calls back when nobody has been active in any tab for half an hour. Two minutes before that, it says
 * when: `endsAt`, in ms, until somebody says that they stay.
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
    followActivity(signal);
    // What happened in another tab; and the time that a sleeping computer has missed.
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
