// @vitest-environment jsdom
// auth-js tells other tabs of its events only in a browser.
import type { AuthChangeEvent } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readOutbox, codeAt } from '@hadal/local-supabase';
import { subscribeToSession, signOut, type Session } from './session';
import { signInSilently } from './sign-in';
import {
  createProfile,
  eventually,
  impatient,
  startTestBackend,
  type Profile,
} from './test/backend';

// auth-js warns of each further client in a browser, as tabs do not share one.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const backend = startTestBackend({ reuseInterval: 0, jwtExpiry: 3600 });
const refresh = /grant_type=refresh_token/;
const password = 'correct horse battery staple';

/** Opens a page that records the events of its session, in order. */
function open(profile?: Profile, patience?: number) {
  const page = backend.open(profile, patience);
  const events: AuthChangeEvent[] = [];
  page.auth.onAuthStateChange((event) => void events.push(event));
  return { ...page, events };
}

async function openSignedIn(patience?: number) {
  const page = open(undefined, patience);
  await signInSilently(page.visitor);
  return page;
}

/** Creates the profile of a visitor whose session has expired since yesterday. */
async function createExpired() {
  const { profile, auth } = await openSignedIn();
  await auth.dispose();
  profile.change({ expires_at: 1 });
  return profile;
}

async function addEditor() {
  const email = `${crypto.randomUUID()}@example.org`;
  const user = { email, password, email_confirm: true };
  expect((await backend.operator.auth.admin.createUser(user)).error).toBeNull();
  return email;
}

const requestsTo = (path: RegExp) => backend.proxy.requests.filter((one) => path.test(one.path));

/** Returns the interval between each request and the one before it, in ms. */
function waitsBetween(path: RegExp): number[] {
  const times = requestsTo(path).map(({ at }) => at);
  return times.slice(1).map((time, index) => time - times[index]!);
}

describe('the session reports', () => {
  test('INITIAL_SESSION without a user, and SIGNED_IN for an anonymous user who is stored', async () => {
    const page = open();
    await eventually(() => expect(page.events).toEqual(['INITIAL_SESSION']));
    await signInSilently(page.visitor);
    await eventually(() => expect(page.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']));
    const { data } = await page.auth.getUser();
    expect(data.user?.is_anonymous).toBe(true);
    expect(page.profile.session?.user.id).toBe(data.user?.id);
  });

  test('SIGNED_IN, TOKEN_REFRESHED and SIGNED_OUT to the other tabs of a visitor', async () => {
    const tab = open();
    const other = open(tab.profile);
    await eventually(() => expect(other.events).toEqual(['INITIAL_SESSION']));
    await signInSilently(tab.visitor);
    await eventually(() => expect(other.events).toContain('SIGNED_IN'));
    await other.auth.refreshSession();
    await eventually(() => expect(tab.events).toContain('TOKEN_REFRESHED'));
    const { session } = (await tab.visitor.getSession()).data;
    expect(session?.access_token).toBe(tab.profile.session?.access_token);
    await signOut(other.auth);
    await eventually(() => expect(tab.events).toContain('SIGNED_OUT'));
    expect((await tab.visitor.getSession()).data.session).toBeNull();
  });

  test('TOKEN_REFRESHED when an expired session is opened, and keeps its user', async () => {
    const profile = await createExpired();
    const before = profile.session;
    const page = open(profile);
    await eventually(() => expect(page.events).toContain('TOKEN_REFRESHED'));
    expect(page.profile.session?.user.id).toBe(before?.user.id);
    expect(page.profile.session?.refresh_token).not.toBe(before?.refresh_token);
  });

  test('USER_UPDATED', async () => {
    const page = await openSignedIn();
    await page.auth.updateUser({ data: { units: 'metric' } });
    expect(page.events).toContain('USER_UPDATED');
  });

  test('SIGNED_OUT, and forgets the user', async () => {
    const page = await openSignedIn();
    await signOut(page.auth);
    expect(page.events).toContain('SIGNED_OUT');
    expect(page.profile.session).toBeNull();
  });

  test('PASSWORD_RECOVERY after a password-reset link', async () => {
    const email = await addEditor();
    const page = open();
    expect((await page.auth.resetPasswordForEmail(email)).error).toBeNull();
    const message = readOutbox(backend.dataDir).findLast(({ to }) => to === email);
    const token_hash = new URL(message?.link ?? '').hash.slice(1);
    await page.auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(page.events).toContain('PASSWORD_RECOVERY');
  });

  test('MFA_CHALLENGE_VERIFIED after the second factor', async () => {
    const page = open();
    await page.auth.signInWithPassword({ email: await addEditor(), password });
    const { data: factor } = await page.auth.mfa.enroll({ factorType: 'totp' });
    const code = codeAt(factor?.totp.secret ?? '', Date.now());
    await page.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
    expect(page.events).toContain('MFA_CHALLENGE_VERIFIED');
  });

  test("the visitor's status", async () => {
    const told: Session['status'][] = [];
    const page = open();
    const abort = new AbortController();
    await subscribeToSession(page.auth, ({ status }) => told.push(status), abort.signal);
    await eventually(() => expect(told).toEqual(['none']));
    await signInSilently(page.visitor);
    await eventually(() => expect(told).toEqual(['none', 'anonymous']));
    await signOut(page.auth);
    await page.auth.signInWithPassword({ email: await addEditor(), password });
    expect(told).toEqual(['none', 'anonymous', 'none', 'signed-in']);
    abort.abort();
    await signOut(page.auth);
    expect(told).toHaveLength(4);
  });
});

describe('a refresh is retried after 200 ms, then 400, and keeps the user, if', () => {
  test.each([
    ['the connection ends', 'cut'],
    ['the answer ends half-way', 'half'],
    ['no answer ever comes', 'hang'],
    ['there are too many requests', { status: 429, body: { code: 'over_request_rate_limit' } }],
    ['the service has failed', { status: 500, body: { code: 'unexpected_failure' } }],
    ['a gateway has failed', { status: 502 }],
    ['a page comes in place of JSON', { status: 200 }],
    ['a page forbids it', { status: 403 }],
    ['the answer has no session', { status: 200, body: {} }],
    ['the gateway does not know the key', { status: 401, body: { message: 'Invalid API key' } }],
  ] as const)('%s', async (_, fault) => {
    const profile = await createExpired();
    backend.proxy.requests.length = 0;
    backend.proxy.fail(refresh, fault, 2);

    const page = open(profile, impatient);
    const before = profile.session?.user.id;
    await eventually(() => expect(page.events).toContain('TOKEN_REFRESHED'));
    expect(profile.session?.user.id).toBe(before);
    expect(page.events).not.toContain('SIGNED_OUT');
    const [first, second] = waitsBetween(refresh);
    expect(first).toBeGreaterThanOrEqual(199);
    expect(second).toBeGreaterThanOrEqual(399);
  });

  test('the backend is down', async () => {
    const profile = await createExpired();
    await backend.proxy.stop();
    const page = open(profile);
    await eventually(() => expect(profile.session).not.toBeNull());
    await backend.proxy.start();
    await eventually(() => expect(page.events).toContain('TOKEN_REFRESHED'));
  });
});

describe('a session is removed, and the page told, if its refresh token', () => {
  test('is unknown', async () => {
    const profile = await createExpired();
    profile.change({ refresh_token: 'aaaaaaaaaaaa' });
    const page = open(profile);
    await eventually(() => expect(page.events).toContain('SIGNED_OUT'));
    expect(profile.session).toBeNull();
  });

  test('is revoked, as by signing out elsewhere', async () => {
    const profile = await createExpired();
    const { access_token: token } = profile.session!;
    await open().auth.admin.signOut(token, 'global');
    const page = open(profile);
    await eventually(() => expect(page.events).toContain('SIGNED_OUT'));
    expect(profile.session).toBeNull();
  });

  test('was already used, as after a theft', async () => {
    const { profile, auth } = await openSignedIn();
    const stolen = profile.session!.refresh_token;
    for (const _ of [1, 2]) await auth.refreshSession();
    await auth.dispose();
    profile.change({ expires_at: 1, refresh_token: stolen });
    const page = open(profile);
    await eventually(() => expect(page.events).toContain('SIGNED_OUT'));
    expect(profile.session).toBeNull();
  });

  test('belongs to a deleted user', async () => {
    const profile = await createExpired();
    await backend.operator.auth.admin.deleteUser(profile.session!.user.id);
    const page = open(profile);
    await eventually(() => expect(page.events).toContain('SIGNED_OUT'));
    expect(profile.session).toBeNull();
  });
});

describe('signing out', () => {
  test.each([
    [401, { status: 401, body: { code: 'no_authorization', message: 'Who?' } }],
    [403, { status: 403, body: { code: 'session_not_found', message: 'No session' } }],
    [404, { status: 404, body: { code: 'user_not_found', message: 'No user' } }],
    ['401 and a page', { status: 401 }],
    ['403 and a page', { status: 403 }],
    ['404 and a page', { status: 404 }],
  ] as const)('treats a response of %s as signed out', async (_, fault) => {
    for (const scope of ['local', 'global'] as const) {
      const page = await openSignedIn();
      backend.proxy.fail(/logout/, fault, 1);
      expect((await page.auth.signOut({ scope })).error).toBeNull();
      expect(page.profile.session).toBeNull();
      expect(page.events).toContain('SIGNED_OUT');
    }
  });

  test.each(['cut', 'hang', { status: 500 }] as const)(
    'ends the session on this device without the backend: %o',
    async (fault) => {
      const page = await openSignedIn(impatient);
      backend.proxy.fail(/logout/, fault);
      await signOut(page.auth);
      expect(page.profile.session).toBeNull();
    },
  );
});

test('a clock a day ahead causes no additional refresh', async () => {
  const real = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + 86_400_000);
  try {
    const page = await openSignedIn();
    backend.proxy.requests.length = 0;
    for (const _ of [1, 2, 3]) await page.db.from('menu_items').select('id');
    expect(requestsTo(refresh)).toEqual([]);
    expect(page.profile.session!.expires_at * 1000).toBeGreaterThan(Date.now());
  } finally {
    vi.restoreAllMocks();
  }
});

test('a slow clock costs one refresh, after which the rejected request is repeated', async () => {
  const page = await openSignedIn();
  backend.proxy.requests.length = 0;
  const body = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
  backend.proxy.fail(/menu_items/, { status: 401, body }, 1);
  const { data, error } = await page.db.from('menu_items').select('id');
  expect(error).toBeNull();
  expect(data?.length).toBeGreaterThan(0);
  expect(requestsTo(refresh)).toHaveLength(1);
});

test('a request waits at most a second for a session that cannot be refreshed', async () => {
  const profile = await createExpired();
  backend.proxy.fail(/auth/, 'cut');
  const page = backend.open(profile);
  const started = performance.now();
  const { data } = await page.db.from('menu_items').select('id');
  expect(data?.length).toBeGreaterThan(0);
  // Without that limit it would wait for all attempts, half a minute.
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(profile.session).not.toBeNull();
});

describe('a write whose session has expired', () => {
  const addTerm = (page: ReturnType<typeof open>) =>
    page.db.from('glossary_terms').insert({ slug: 'a', term: 'A', definition: 'A.' });

  test('is repeated with the session, however long the refresh takes', async () => {
    const profile = await createExpired();
    backend.proxy.fail(refresh, { delay: 2000 });
    const page = open(profile);
    const { error } = await addTerm(page);
    // What the database answers to a visitor who is signed in, and not what it answers to one who is not.
    expect(error?.message).toBe('only editors change the table glossary_terms');
  });

  test.each(['cut', 'hang', { status: 500 }] as const)(
    'fails, and is not refused, while it cannot be refreshed: %o',
    async (fault) => {
      const profile = await createExpired();
      backend.proxy.fail(refresh, fault);
      const started = performance.now();
      const { error, status } = await addTerm(open(profile, 2000));
      expect(error).not.toBeNull();
      expect(status).toBe(0);
      expect(performance.now() - started).toBeLessThan(4000);
      expect(profile.session).not.toBeNull();
    },
  );
});

test.each(['{"access_token":', '[]', '{}', 'null'])(
  'ignores a stored session that is %s',
  async (spoilt) => {
    const profile = createProfile();
    profile.spoil(spoilt);
    const page = open(profile);
    await signInSilently(page.visitor);
    expect(profile.session?.user.id).toEqual(expect.any(String));
  },
);
