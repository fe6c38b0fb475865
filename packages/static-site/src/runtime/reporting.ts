import type { Metric } from 'web-vitals';
import { whenIdle } from './when-idle';

/** What is told of a visit: how the page did, never who saw it. */
export type Entry =
  | { type: 'measure'; page: string; name: Metric['name']; value: number; rating: Metric['rating'] }
  | { type: 'error'; page: string; message: string; at: string };

/** What goes wrong again and again is told often enough. */
const most = 20;

/**
 * Sends how fast the pages were and what failed on them to an endpoint of ours, once the visitor turns
 * away. No cookie, no identifier, no query of an address; nothing where the browser asks for privacy.
 */
export async function report(endpoint: string): Promise<void> {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const entries: Entry[] = [];
  const note = (entry: Entry) => {
    if (entries.length < most) entries.push(entry);
  };
  const noteError = (error: unknown, file = '', line = 0) => {
    // An extension's failures are not ours.
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
