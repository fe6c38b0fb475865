import { describe, expect, test } from 'vitest';
import { ERRORS, READS, type ErrorCase, type HttpCase } from './http-cases.ts';
import type { Target } from './target.ts';

/** Sends plain HTTP requests and compares responses byte by byte. */
export function describeHttp(target: () => Target): void {
  async function ask(given: Omit<HttpCase, 'text'>) {
    const [method = 'GET', path = ''] = given.request.split(' ');
    const { body } = given;
    const { url, publishableKey: apikey } = target();
    const response = await fetch(`${url}/rest/v1${path}`, {
      method,
      headers: { apikey, 'content-type': 'application/json', ...given.headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const names = Object.keys(given.answered ?? {});
    const answered = Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));
    return { status: response.status, answered, response, text: await response.text() };
  }

  describe('by HTTP', () => {
    test.each<HttpCase>(READS)('$promise', async (given) => {
      const { status, answered = {}, text } = given;
      expect(await ask(given)).toMatchObject({ status, answered, text });
    });

    test.each<ErrorCase>(ERRORS)('refuses $promise', async (given) => {
      const { status, answered = {}, error } = given;
      const refused = await ask(given);
      expect(refused).toMatchObject({ status, answered });
      expect(refused.response.headers.get('proxy-status')).toBe(`PostgREST; error=${error.code}`);
      const body: unknown = JSON.parse(refused.text);
      expect(body).toMatchObject(error);
      expect(Object.keys(body as object).toSorted()).toEqual([
        'code',
        'details',
        'hint',
        'message',
      ]);
    });

    test('HEAD tells the count and has no body', async () => {
      const request = 'HEAD /conformance_films?select=id';
      const answered = { 'content-range': '0-2/3' };
      expect(
        await ask({
          promise: '',
          request,
          headers: { prefer: 'count=exact' },
          status: 200,
          answered,
        }),
      ).toMatchObject({ status: 200, answered, text: '' });
    });

    test('a visitor may not write, nor read what was not granted', async () => {
      const given = { promise: '', status: 401, answered: { 'www-authenticate': 'Bearer' } };
      for (const request of [
        'GET /conformance_secrets',
        'DELETE /conformance_films?id=eq.1',
        'PATCH /conformance_films?id=eq.1',
      ]) {
        const refused = await ask({
          ...given,
          request,
          ...(request.startsWith('PATCH') && { body: { year: 2000 } }),
        });
        expect(refused).toMatchObject({ status: 401, answered: given.answered });
        expect(JSON.parse(refused.text)).toMatchObject({ code: '42501' });
      }
    });
  });
}
