const name = 'admin-active-at';
const minute = 60_000;

/** Inactivity, across all tabs, after which an editor is signed out. */
export const idleAfter = 30 * minute;
/** Time before that sign-out at which the editor is warned. */
export const warnedBefore = 2 * minute;

/** Events that count as activity, recorded at most every 15 s because a pointer fires hundreds of moves. */
const activityEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
] as const;
const recordInterval = minute / 4;

/** Fallback for each tab when the browser blocks localStorage. */
let lastKnown: number | undefined;

/** Returns the time of the last activity in any tab, or the present time if unknown. */
export function lastActive(): number {
  try {
    lastKnown = Number(localStorage.getItem(name)) || lastKnown;
  } catch {
    // The browser blocks storage: fall back to what this tab knows.
  }
  lastKnown ??= Date.now();
  return lastKnown;
}

/** Records activity now, for every tab. */
export function markActive(): void {
  lastKnown = Date.now();
  try {
    localStorage.setItem(name, String(lastKnown));
  } catch {
    // The browser blocks storage: only this tab knows.
  }
}

export const isIdle = () => Date.now() >= lastActive() + idleAfter;

/**
 * Records activity in this tab until aborted. Once the warning is shown, only an answer to it
 * counts.
 */
export function trackActivity(signal: AbortSignal): void {
  const note = () => {
    const quiet = Date.now() - lastActive();
    // A clock that was put back since would otherwise keep the session open for as long.
    const isPast = quiet >= 0 && quiet <= recordInterval;
    if (!isPast && quiet < idleAfter - warnedBefore) markActive();
  };
  for (const sign of activityEvents)
    addEventListener(sign, note, { signal, passive: true, capture: true });
}
