import { describe, expect, test } from 'vitest';
import { startNewsletter } from './test/newsletter.ts';

const newsletter = startNewsletter();

describe('a token from no message', () => {
  const odd = [
    '%0d%0aX',
    '%E2%82%AC',
    '%00',
    '%',
    '%FF%FE',
    '%0d%0aSet-Cookie:%20a=b',
    '//evil.example',
    '../..',
    'a'.repeat(63),
    'A'.repeat(64),
    `${'a'.repeat(64)}%0a`,
    `1.${'0'.repeat(63)}%E2%82%AC`,
    `%D9%A1.${'0'.repeat(64)}`,
    '🌊'.repeat(100),
    'x'.repeat(20_000),
  ];
  /** Returns arbitrary bytes that are the same in each run. */
  const noise = (seed: number) =>
    Array.from({ length: 1 + (seed % 80) }, (_, at) => {
      const byte = Math.imul(seed + 1, 2_654_435_761 + at * 40_503) >>> 24;
      return `%${byte.toString(16).padStart(2, '0')}`;
    }).join('');
  const tokens = [...odd, ...Array.from({ length: 500 }, (_, seed) => noise(seed))];
  const methods = ['GET', 'POST'];

  test.each(['confirm', 'unsubscribe'] as const)('is rejected by %s', async (name) => {
    for (const token of tokens) {
      for (const method of methods) {
        const link = `https://functions.example/?token=${token}`;
        const answer = await newsletter.functions[name](new Request(link, { method }));
        expect(answer.status, `${method} ${token}`).toBe(400);
        expect(answer.headers.get('location')).toBeNull();
      }
    }
  });

  test('is rejected in a form, whatever the content type', async () => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
    // A trailing line break, pasted along with the token, is stripped.
    for (const token of odd.filter((each) => !each.endsWith('%0a'))) {
      for (const type of types) {
        for (const serve of [newsletter.functions.confirm, newsletter.functions.unsubscribe]) {
          const answer = await serve(
            new Request('https://functions.example/', {
              method: 'POST',
              headers: { 'content-type': type },
              body: `token=${token}`,
            }),
          );
          expect(answer.status, `${type} ${token}`).toBe(400);
        }
      }
    }
  });

  test('does not affect the function that sends', async () => {
    for (const token of tokens) {
      const link = `https://functions.example/?token=${token}`;
      expect((await newsletter.functions.send(new Request(link, { method: 'POST' }))).status).toBe(
        401,
      );
    }
  });

  test.each(['newsletter-confirm', 'newsletter-unsubscribe'])(
    'is rejected by %s over HTTP',
    async (name) => {
      for (const token of odd) {
        for (const method of methods) {
          const link = `${newsletter.backend.url}/functions/v1/${name}?token=${token}`;
          const answer = await fetch(link, { method, redirect: 'manual' });
          expect(answer.status, `${method} ${token}`).toBeGreaterThanOrEqual(400);
          expect(answer.status, `${method} ${token}`).toBeLessThan(500);
        }
      }
    },
  );
});
