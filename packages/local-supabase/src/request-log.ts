import type { IncomingMessage } from 'node:http';
import type { HttpResponse } from './http.ts';

/**
 * Logs a request to stderr as one line of JSON. Omits the query, headers and body, which contain keys and
 * addresses.
 */
export function logRequest(
  { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
  { status, headers }: HttpResponse,
  ms: number,
): void {
  const path = url?.split('?')[0];
  const error = headers['x-sb-error-code'] ?? headers['proxy-status']?.split('error=')[1];
  const line = { at: new Date(), method, path, status, error, ms: Math.round(ms) };
  console.error(JSON.stringify(line));
}
