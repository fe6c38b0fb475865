import { afterEach, describe, expect, test, vi } from 'vitest';
import { signInSilently } from './sign-in';
import { createProfile, impatient, startTestBackend } from './test/backend';
import { hurry } from './test/hurry';
import { openVisitor } from './visitor';

const backend = startTestBackend();
const signUp = /signup/;
const signUps = () => backend.proxy.requests.filter(({ path }) => signUp.test(path));

let stopHurrying = () => {};
afterEach(() => {
  stopHurrying();
  backend.proxy.requests.length = 0;
});

test('creates one user for all pages of a browser profile that open at once', async () => {
  const profile = createProfile();
  const pages = Array.from({ length: 5 }, () => backend.open(profile));
  await Promise.all(pages.map(({ visitor }) => signInSilently(visitor)));
  expect(signUps()).toHaveLength(1);
  const users = await Promise.all(pages.map(({ auth }) => auth.getUser()));
  expect(new Set(users.map(({ data }) => data.user?.id)).size).toBe(1);
});

test('keeps the user of a browser profile', async () => {
  const profile = createProfile();
  await signInSilently(backend.open(profile).visitor);
  const { user } = profile.session!;
  await signInSilently(backend.open(profile).visitor);
  expect(profile.session?.user.id).toBe(user.id);
  expect(signUps()).toHaveLength(1);
});

test('stores the session as supabase-js does, which takes it over', async () => {
  const { visitor, profile } = backend.open();
  await signInSilently(visitor);
  const { auth } = backend.open(profile);
  const { session } = (await auth.getSession()).data;
  expect(session).toEqual(profile.session);
  expect(session?.user.is_anonymous).toBe(true);
  expect((await auth.refreshSession()).data.user?.id).toBe(session?.user.id);
});

test('waits until the session should be refreshed', async () => {
  const { visitor, profile } = backend.open();
  await signInSilently(visitor);
  let isStale = false;
  void visitor.untilStale().then(() => (isStale = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isStale).toBe(false);
  profile.change({ expires_at: Math.round(Date.now() / 1000) + 89 });
  await visitor.untilStale();
});

describe('a sign-in is retried after 200 ms, then 400, if', () => {
  test.each([
    ['the connection ends', 'cut'],
    ['the answer ends half-way', 'half'],
    ['no answer ever comes', 'hang'],
    ['there are too many', { status: 429, body: { code: 'over_request_rate_limit' } }],
    ['the service has failed', { status: 500, body: { code: 'unexpected_failure' } }],
    ['a page comes in place of JSON', { status: 200 }],
    ['the answer has no session', { status: 200, body: {} }],
  ] as const)('%s', async (_, fault) => {
    backend.proxy.fail(signUp, fault, 2);
    const { visitor, profile } = backend.open(undefined, impatient);
    await signInSilently(visitor);
    expect(profile.session).not.toBeNull();
    const times = signUps().map(({ at }) => at);
    expect(times).toHaveLength(3);
    for (const [index, wait] of [200, 400].entries()) {
      expect(times[index + 1]! - times[index]!).toBeGreaterThanOrEqual(wait - 1);
    }
  });
});

test('gives up in the end, without an error', async () => {
  const said = vi.spyOn(console, 'warn');
  stopHurrying = hurry();
  backend.proxy.fail(signUp, 'cut');
  const { visitor, profile } = backend.open();
  await signInSilently(visitor);
  expect(profile.session).toBeNull();
  expect(signUps()).toHaveLength(9);
  expect(said).not.toHaveBeenCalled();
});

test('leaves a session that cannot be stored to the auth client, which keeps it in memory', async () => {
  const { auth } = backend.open();
  const api = { url: backend.proxy.url, key: 'sb_publishable_of_another' };
  const visitor = openVisitor(api, () => Promise.resolve(auth));
  await signInSilently(visitor);
  const { session } = (await auth.getSession()).data;
  expect(session?.access_token).toBeTruthy();
  expect((await visitor.getSession()).data.session).toEqual(session);
  await visitor.untilStale();
});

test('asks a backend without anonymous users only once', async () => {
  const body = { code: 'anonymous_provider_disabled', message: 'Anonymous sign-ins are disabled' };
  backend.proxy.fail(signUp, { status: 422, body });
  await signInSilently(backend.open().visitor);
  expect(signUps()).toHaveLength(1);
});

test('keeps the user of a session that cannot be refreshed yet', async () => {
  const profile = createProfile();
  const first = backend.open(profile);
  await signInSilently(first.visitor);
  const { user } = profile.session!;
  await first.auth.dispose();
  profile.change({ expires_at: 1 });

  stopHurrying = hurry();
  backend.proxy.fail(/refresh_token/, { status: 503 });
  await signInSilently(backend.open(profile).visitor);
  expect(signUps()).toHaveLength(1);
  expect(profile.session?.user.id).toBe(user.id);
});
