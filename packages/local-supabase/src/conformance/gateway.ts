import { describe, expect, test } from 'vitest';
import type { Target } from './target.ts';

const FILMS = '/rest/v1/conformance_films?select=id&limit=1';
const USERS = '/auth/v1/admin/users?per_page=1';
const ORIGIN = 'https://conformance.example';

/** API keys, and the CORS headers that allow a browser on another origin to send and read. */
export function describeGateway(target: () => Target): void {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(target().url + path, { method, headers: { origin: ORIGIN, ...headers } });
  const listed = (response: Response, header: string) =>
    (response.headers.get(header) ?? '').toLowerCase().split(/, */);

  describe('a key', () => {
    test('is asked for by every service', async () => {
      for (const path of [FILMS, '/auth/v1/settings', '/auth/v1/user']) {
        const refused = await ask(path);
        expect(refused.status).toBe(401);
        expect(await refused.json()).toMatchObject({ message: 'No API key found in request' });
      }
    });

    test('is refused when it is not one of the project', async () => {
      for (const apikey of ['wrong', `${target().publishableKey}x`, '']) {
        expect((await ask(FILMS, { apikey })).status).toBe(401);
      }
    });

    test('is good as a header and in the address, and as both header and token', async () => {
      const apikey = target().publishableKey;
      expect((await ask(FILMS, { apikey })).status).toBe(200);
      expect((await ask(`${FILMS}&apikey=${apikey}`)).status).toBe(200);
      expect((await ask(FILMS, { apikey, authorization: `Bearer ${apikey}` })).status).toBe(200);
    });

    test('that is secret is refused from a browser', async () => {
      const headers = {
        apikey: target().secretKey,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
      };
      expect((await ask(FILMS, headers)).status).toBe(401);
    });

    test('is not needed to read the keys that verify tokens', async () => {
      const answer = await ask('/auth/v1/.well-known/jwks.json');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('max-age=600');
      const { keys } = (await answer.json()) as { keys: object[] };
      expect(keys).toContainEqual(
        expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256' }),
      );
      expect(keys.some((key) => 'd' in key)).toBe(false);
    });
  });

  describe('another site', () => {
    test.each([
      ['/rest/v1/conformance_films', 'PATCH', 'apikey, authorization, content-profile, prefer'],
      ['/auth/v1/user', 'PUT', 'apikey, authorization, x-client-info, x-supabase-api-version'],
      ['/auth/v1/factors/id', 'DELETE', 'apikey, authorization'],
    ])('is allowed, before it asks, to send to %s by %s', async (path, method, headers) => {
      const allowed = await ask(
        path,
        { 'access-control-request-method': method, 'access-control-request-headers': headers },
        'OPTIONS',
      );
      expect(allowed.ok).toBe(true);
      expect(['*', ORIGIN]).toContain(allowed.headers.get('access-control-allow-origin'));
      expect(listed(allowed, 'access-control-allow-methods')).toContain(method.toLowerCase());
      const names = listed(allowed, 'access-control-allow-headers');
      expect(names).toEqual(expect.arrayContaining(headers.split(', ')));
    });

    test('reads the headers that paging needs', async () => {
      const films = await ask(FILMS, { apikey: target().publishableKey });
      expect(['*', ORIGIN]).toContain(films.headers.get('access-control-allow-origin'));
      expect(listed(films, 'access-control-expose-headers')).toContain('content-range');
      const users = await ask(USERS, { apikey: target().secretKey });
      const exposed = listed(users, 'access-control-expose-headers');
      expect(exposed).toEqual(expect.arrayContaining(['x-total-count', 'link']));
      expect(Number(users.headers.get('x-total-count'))).toBeGreaterThanOrEqual(0);
    });

    test('reads what it is refused', async () => {
      const refused = await ask(FILMS, { apikey: 'wrong' });
      expect(['*', ORIGIN]).toContain(refused.headers.get('access-control-allow-origin'));
    });
  });
}
