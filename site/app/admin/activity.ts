const name = 'admin-active-at';
const minute = 60_000;

/** Who does nothing for so long, in any tab, is signed out. */
export const idleAfter = 30 * minute;
/** So long before that, a question is asked. */
export const warnedBefore = 2 * minute;

/** What counts, and how often it is written down: a pointer that moves would do so a hundred times. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const grain = minute / 4;

/** Where the browser keeps nothing for pages, each tab counts by itself. */
let known: number | undefined;

/** When somebody was last active, in any tab; now, where that is not known. */
export function lastActive(): number {
  try {
    known = Number(localStorage.getItem(name)) || known;
  } catch {
    // Then it is what this tab knows.
  }
  known ??= Date.now();
  return known;
}

/** Says that somebody is here. */
export function markActive(): void {
  known = Date.now();
  try {
    localStorage.setItem(name, String(known));
  } catch {
    // Then this tab alone knows.
  }
}

export const isIdle = () => Date.now() >= lastActive() + idleAfter;

/** Looks out for activity here until called off. Once somebody was asked, only their answer counts. */
export function followActivity(signal: AbortSignal): void {
  const note = () => {
    const quiet = Date.now() - lastActive();
    if (quiet > grain && quiet < idleAfter - warnedBefore) markActive();
  };
  for (const sign of signs) addEventListener(sign, note, { signal, passive: true, capture: true });
}
