import type { IncomingMessage } from 'node:http';
import type { HttpResponse } from './http.ts';

/**
 * Writes one line of JSON to stderr: of failures only, or of every request when HADAL_LOG is
 * `requests`. Neither query, headers nor body are written, since they hold keys and addresses.
 */
export function logRequest(
  { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
  { status, headers }: HttpResponse,
  ms: number,
): void {
  if (status < 500 && process.env['HADAL_LOG'] !== 'requests') return;
  const path = url?.split('?')[0];
  const error = headers['x-sb-error-code'] ?? headers['proxy-status']?.split('error=')[1];
  const line = { at: new Date(), method, path, status, error, ms: Math.round(ms) };
  console.error(JSON.stringify(line));
}
