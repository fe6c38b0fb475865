import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendRecovery } from '../pages/admin-glossary/recovery';
import { defaultPatience } from './api';
import { inTurn, signInSilently } from './sign-in';
import { startTestBackend } from './test/backend';
import { solveCaptcha } from './turnstile';

const backend = startTestBackend();

/** The part of jsdom in use, which has no types of its own. */
interface Dom {
  JSDOM: new () => { window: { document: Document } };
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Dom;

/** The options with which a widget was rendered. */
interface Options {
  sitekey: string;
  callback: (token: string) => void;
  [callback: `${string}-callback`]: () => void;
}

/** Answers a widget as Turnstile would. By default nobody attends to it. */
let attend: (options: Options) => void;
const widgets = new Set<string>();
const turnstile = {
  render(_: HTMLElement, options: Options) {
    const widget = crypto.randomUUID();
    widgets.add(widget);
    setTimeout(attend, 0, options);
    return widget;
  },
  remove: (widget: string) => void widgets.delete(widget),
};

const { document } = new JSDOM().window;
const script = () => [...document.scripts].at(-1);

/** Requests sent: path, and the token carried. */
const sent: [path: string, token: unknown][] = [];

beforeEach(() => {
  // auth-js warns of each further client in a browser, as tabs do not share one.
  vi.spyOn(console, 'warn').mockReturnValue();
  attend = () => {};
  vi.stubEnv('TURNSTILE_SITE_KEY', 'site-key');
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { turnstile });
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Body) : {};
    sent.push([pathname.replace('/auth/v1', ''), body.gotrue_meta_security?.captcha_token]);
    return send(input, init);
  });
});
afterEach(() => {
  sent.length = 0;
  widgets.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Body {
  gotrue_meta_security?: { captcha_token?: string };
}

const isLockFree = () =>
  navigator.locks.request('sign-in', { ifAvailable: true }, (lock) =>
    Promise.resolve(lock !== null),
  );

test('a script that stalls is given up, and requested again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refusal = solveCaptcha().catch(String);
  const stalled = script();
  await vi.advanceTimersByTimeAsync(defaultPatience);
  expect(await refusal).toContain('Turnstile did not load.');
  attend = ({ callback }) => callback('token');
  const solved = solveCaptcha();
  expect(script()).not.toBe(stalled);
  script()!.dispatchEvent(new document.defaultView!.Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await solved).toEqual({ captchaToken: 'token' });
});

describe('if the auth service requires a captcha', () => {
  test('sends a token with an anonymous sign-in, and none with later requests', async () => {
    attend = ({ sitekey, callback }) => callback(`token of ${sitekey}`);
    const { visitor, auth } = backend.open();
    await signInSilently(visitor);
    await signInSilently(visitor);
    await auth.getUser();
    await auth.refreshSession();
    expect(sent).toEqual([
      ['/signup', 'token of site-key'],
      ['/user', undefined],
      ['/token', undefined],
    ]);
    expect(widgets).toEqual(new Set());
  });

  test('sends a token with a password sign-in and a password reset', async () => {
    attend = ({ callback }) => callback('token');
    vi.stubGlobal('location', new URL('http://localhost/admin/glossary'));
    const { auth } = backend.open();
    const credentials = { email: 'ada@example.org', password: 'wrong' };
    await inTurn((options) => auth.signInWithPassword({ ...credentials, options }));
    await sendRecovery(auth, credentials.email);
    expect(sent).toEqual([
      ['/token', 'token'],
      ['/recover', 'token'],
    ]);
  });

  test.each(['error-callback', 'unsupported-callback', 'timeout-callback'] as const)(
    'sends nothing without a token, after the %s',
    async (failure) => {
      attend = (options) => {
        options['before-interactive-callback']!();
        options[failure]!();
      };
      const signIn = vi.fn(() => Promise.resolve());
      await expect(inTurn(signIn)).rejects.toThrow('Turnstile gave no token.');
      expect(signIn).not.toHaveBeenCalled();
      expect(widgets).toEqual(new Set());
    },
  );

  test('gives up on a challenge that comes to nothing, but not on a person who is at it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refusal = solveCaptcha().catch(String);
    await vi.advanceTimersByTimeAsync(defaultPatience);
    expect(await refusal).toContain('Turnstile gave no token.');

    attend = (options) => {
      options['before-interactive-callback']!();
      setTimeout(options.callback, 10 * defaultPatience, 'token');
    };
    const solved = solveCaptcha();
    await vi.advanceTimersByTimeAsync(10 * defaultPatience);
    expect(await solved).toEqual({ captchaToken: 'token' });
  });

  test('keeps no editor waiting for an unattended challenge of another tab', async () => {
    const attended = new Promise<void>((resolve) => {
      attend = () => resolve();
    });
    void signInSilently(backend.open().visitor);
    await attended;
    expect(await isLockFree()).toBe(true);
  });

  test('retries a silent sign-in whose challenge failed', async () => {
    let failures = 0;
    attend = (options) => {
      failures += 1;
      if (failures < 3) options['error-callback']!();
      else options.callback('token');
    };
    const { visitor, profile } = backend.open();
    await signInSilently(visitor);
    expect(profile.session).not.toBeNull();
    expect(sent).toEqual([['/signup', 'token']]);
  });
});
