import { PUBLISHABLE_KEY } from '@hadal/backend';
import { AuthClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, test } from 'vitest';
import { signInSilently } from './sign-in';
import { startTestBackend } from './test/backend';
import { withCaptcha } from './turnstile';

const backend = startTestBackend();

/** Requests sent by the auth client: path, and the token carried. */
const sent: [path: string, token: unknown][] = [];
afterEach(() => void sent.splice(0));

interface Body {
  gotrue_meta_security?: { captcha_token?: string };
}

function open(token: (siteKey: string) => Promise<string>) {
  const send: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Body) : {};
    sent.push([pathname.replace('/auth/v1', ''), body.gotrue_meta_security?.captcha_token]);
    return fetch(input, init);
  };
  return new AuthClient({
    url: `${backend.proxy.url}/auth/v1`,
    headers: { apikey: PUBLISHABLE_KEY },
    persistSession: false,
    autoRefreshToken: false,
    fetch: withCaptcha('site-key', send, token),
  });
}

describe('if the auth service requires a captcha', () => {
  test('sends a token with an anonymous sign-in, and none with later requests', async () => {
    const auth = open((siteKey) => Promise.resolve(`token of ${siteKey}`));
    await signInSilently(auth);
    await auth.getUser();
    await auth.refreshSession();
    expect(sent).toEqual([
      ['/signup', 'token of site-key'],
      ['/user', undefined],
      ['/token', undefined],
    ]);
  });

  test('sends a token with a password sign-in and a password reset', async () => {
    const auth = open(() => Promise.resolve('token'));
    await auth.signInWithPassword({ email: 'ada@example.org', password: 'wrong' });
    await auth.resetPasswordForEmail('ada@example.org');
    expect(sent).toEqual([
      ['/token', 'token'],
      ['/recover', 'token'],
    ]);
  });

  test('sends nothing without a token, and reports a network error', async () => {
    const auth = open(() => Promise.reject(new TypeError('Turnstile did not load.')));
    const { error } = await auth.signInAnonymously();
    expect(error?.name).toBe('AuthRetryableFetchError');
    expect(sent).toEqual([]);
  });
});
