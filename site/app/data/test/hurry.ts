import { vi } from 'vitest';

/**
 * Makes timers run 25 times as fast, to shorten back-off. Requests and the clock keep their pace.
 */
export function hurry(): () => void {
  const tick = setInterval(() => vi.advanceTimersByTime(500), 20);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    clearInterval(tick);
    vi.useRealTimers();
  };
}
