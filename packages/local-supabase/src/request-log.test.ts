import { beforeEach, expect, test, vi } from 'vitest';
import { logRequest } from './request-log.ts';

const written = vi.spyOn(console, 'error');
const request = { method: 'GET', url: '/rest/v1/menu_items?apikey=secret' };
beforeEach(() => void written.mockReset().mockReturnValue(undefined));

test('writes one line, without what the query holds', () => {
  logRequest(request, { status: 503, headers: { 'proxy-status': 'PostgREST; error=57P01' } }, 1.6);
  expect(written).toHaveBeenCalledOnce();
  const line = String(written.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toEqual({
    at: expect.stringMatching(/Z$/),
    method: 'GET',
    path: '/rest/v1/menu_items',
    status: 503,
    error: '57P01',
    ms: 2,
  });
});

test('names the code of Auth and of the REST API', () => {
  logRequest(request, { status: 200, headers: { 'x-sb-error-code': 'weak_password' } }, 1);
  expect(written).toHaveBeenCalledWith(expect.stringContaining('"error":"weak_password"'));
});
