import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { checkEnvironment } from './environment.ts';
import { checkSite } from './site.ts';

const good = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};
const token = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;

describe('the environment of a production build', () => {
  test.each([
    {},
    { SUPABASE_PUBLISHABLE_KEY: token('anon') },
    { REPORT_URL: '/report' },
    { NEWSLETTER_PRIVACY: 'on' },
  ])('accepts %o', (env) => expect(checkEnvironment({ ...good, ...env })).toEqual([]));

  test.each([
    [{ SUPABASE_URL: undefined }, /SUPABASE_URL is not set/],
    [{ SUPABASE_URL: 'http://127.0.0.1:54321' }, /SUPABASE_URL is "http/],
    [{ SUPABASE_PUBLISHABLE_KEY: undefined }, /no key that may be public/],
    [{ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abc' }, /no key that may be public/],
    [{ SUPABASE_PUBLISHABLE_KEY: token('service_role') }, /no key that may be public/],
    [{ PAYMENT_LINK_ONCE_USD: 'https://pay.example/' }, /PAYMENT_LINK_MONTHLY_USD is not set/],
    [{ REPORT_URL: '//elsewhere.example' }, /REPORT_URL/],
    [{ NEWSLETTER_PRIVACY: 'yes' }, /NEWSLETTER_PRIVACY is "yes"/],
  ])('rejects %o', (env, problem) => {
    expect(checkEnvironment({ ...good, ...env })).toEqual([expect.stringMatching(problem)]);
  });
});

test('detects a host that sends the same response to everything, without headers', async () => {
  const page = '<style>a{}</style><a href="#nowhere">x</a><link href="/gone/font.woff2">';
  const server = createServer((_, response) => response.end(page)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const problems = await checkSite(`http://127.0.0.1:${port}`).finally(() => server.close());
  for (const problem of [
    '/no-such-page answers 200 instead of 404',
    '/about carries 1 inline scripts or styles that its policy forbids',
    '/about leads to /about#nowhere, which has no such place',
    '/about is sent with an unsafe header: content-security-policy (none)',
  ]) {
    expect(problems).toContainEqual(problem);
  }
});

test.each(['hadal.example', 'localhost:3000', 'https://'])(
  'asks for the address in full instead of %s',
  async (address) => {
    expect(await checkSite(address)).toEqual([
      expect.stringContaining(`"${address}" is no address of a site`),
    ]);
  },
);
