import type { Metric } from 'web-vitals';
import { whenIdle } from './when-idle';

/** Report entry of a visit: the page's performance and errors, never the visitor's identity. */
export type Entry =
  | { type: 'measure'; page: string; name: Metric['name']; value: number; rating: Metric['rating'] }
  | { type: 'error'; page: string; message: string; at: string };

/** Maximum number of queued entries, so that a recurring error does not flood the report. */
const most = 20;

/**
 * Sends performance metrics and errors to our own endpoint when the page is hidden. Sends no cookie,
 * identifier or query string, and nothing at all under Global Privacy Control.
 */
export async function report(endpoint: string): Promise<void> {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const entries: Entry[] = [];
  const note = (entry: Entry) => {
    if (entries.length < most) entries.push(entry);
  };
  const noteError = (error: unknown, file = '', line = 0) => {
    // Ignore errors thrown by browser extensions.
    if (file && !file.startsWith(location.origin)) return;
    const at = file && `${new URL(file).pathname}:${line}`;
    note({ type: 'error', page: location.pathname, message: String(error).slice(0, 200), at });
  };
  addEventListener('error', (event) => noteError(event.message, event.filename, event.lineno));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' || entries.length === 0) return;
    navigator.sendBeacon(endpoint, JSON.stringify(entries.splice(0)));
  });

  await whenIdle();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value, rating }) =>
      note({
        type: 'measure',
        page: location.pathname,
        name,
        value: Math.round(value * 1000) / 1000,
        rating,
      }),
    );
  }
}
