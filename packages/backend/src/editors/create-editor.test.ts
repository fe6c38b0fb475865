import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEditor, type Editor } from './create-editor.ts';
import { PASSWORD, startTestServer } from '@hadal/local-supabase/test';
import { codeAt } from '@hadal/local-supabase';

const server = startTestServer();
const address = () => `${randomUUID()}@example.org`;
const replaced = { replace: true };

/** Follows the link in the latest message to an address, as its reader would. */
async function follow(email: string) {
  const response = await fetch(server.messageTo(email).link, { redirect: 'manual' });
  const [, told] = (response.headers.get('location') ?? '').split('#');
  return Object.fromEntries(new URLSearchParams(told));
}

/** Signs in with the credentials handed over to an editor. */
async function signIn({ email, password, secret }: Editor) {
  const client = server.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const factorId = data.user.factors?.find(({ status }) => status === 'verified')?.id ?? '';
  const code = codeAt(secret, Date.now());
  const verified = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (verified.error) throw verified.error;
  return { client, user: data.user };
}

const addTerm = (client: ReturnType<typeof server.client>) =>
  client.from('glossary_terms').insert({ slug: randomUUID(), term: 'Dive', definition: 'Down.' });

test('creates an editor who can sign in with the printed password and second factor, and edit', async () => {
  const email = address();
  const editor = await createEditor(server.backend, ` ${email.toUpperCase()} `);
  expect(editor).toMatchObject({ email, uri: expect.stringContaining(editor.secret) as string });
  const { client, user } = await signIn(editor);
  expect(user.app_metadata['role']).toBe('editor');
  expect((await addTerm(client)).error).toBeNull();
});

test("gives the thief of a new editor's password nothing to edit and no factor to enrol", async () => {
  const { email, password } = await createEditor(server.backend, address());
  const thief = server.client();
  await thief.auth.signInWithPassword({ email, password });
  expect((await addTerm(thief)).error).toMatchObject({ code: '42501' });
  const enrolled = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
  expect(enrolled.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
});

test('ends the session in which it created the factor', async () => {
  const { email } = await createEditor(server.backend, address());
  const { rows } = await server.backend.engine.run(
    'select from auth.sessions join auth.users on users.id = user_id where email = $1',
    [email],
  );
  expect(rows).toEqual([]);
});

test('refuses an address that has an account, and leaves the account unchanged', async () => {
  const email = await server.addUser({ app_metadata: { team: 'deep' } });
  await expect(createEditor(server.backend, email)).rejects.toThrow(
    `${email} already has an account`,
  );
  const { data } = await (await server.signIn(email)).auth.getUser();
  expect(data.user?.app_metadata['role']).toBeUndefined();
});

test('takes the address over from an account that a visitor had its owner confirm', async () => {
  const email = address();
  const visitor = server.client();
  await visitor.auth.signInAnonymously();
  await visitor.auth.updateUser({ email });
  expect(await follow(email)).toHaveProperty('access_token');
  // The visitor prepares a password, a second factor and a session that has passed it.
  await visitor.auth.updateUser({ password: PASSWORD });
  const { data: factor } = await visitor.auth.mfa.enroll({ factorType: 'totp' });
  const code = codeAt(factor?.totp.secret ?? '', Date.now());
  await visitor.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });

  const editor = await createEditor(server.backend, email, replaced);
  expect((await addTerm(visitor)).error).toMatchObject({ code: '42501' });
  expect((await visitor.auth.refreshSession()).error).not.toBeNull();
  await expect(server.signIn(email)).rejects.toMatchObject({ code: 'invalid_credentials' });
  const { client, user } = await signIn(editor);
  expect(user.identities).toMatchObject([{ provider: 'email', user_id: user.id }]);
  expect(user.factors).toHaveLength(1);
  expect(user.factors?.[0]?.id).not.toBe(factor?.id);
  expect((await addTerm(client)).error).toBeNull();
});

test('keeps the address from a visitor whose link is followed only afterwards', async () => {
  const email = address();
  const visitor = server.client();
  await visitor.auth.signInAnonymously();
  await visitor.auth.updateUser({ email });
  const editor = await createEditor(server.backend, email);
  expect(await follow(email)).not.toHaveProperty('access_token');
  const { data } = await visitor.auth.getUser();
  expect(data.user).toMatchObject({ email: '', is_anonymous: true });
  expect((await signIn(editor)).user.email).toBe(email);
});

test("never admits a visitor who signed up earlier with somebody else's address", async () => {
  const email = address();
  await server.client().auth.signUp({ email, password: PASSWORD });
  const editor = await createEditor(server.backend, email, replaced);
  await expect(server.signIn(email)).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect((await signIn(editor)).user.app_metadata['role']).toBe('editor');
});

test('gives an editor who lost the device a new password and factor, and revokes the old ones', async () => {
  const first = await createEditor(server.backend, address());
  const { client } = await signIn(first);
  const second = await createEditor(server.backend, first.email, replaced);
  expect((await addTerm(client)).error).toMatchObject({ code: '42501' });
  await expect(signIn(first)).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect((await addTerm((await signIn(second)).client)).error).toBeNull();
});

test('explains why it failed', async () => {
  await expect(createEditor(server.backend, 'nonsense')).rejects.toThrow(
    'refused to create an editor: Unable to validate email address: invalid format.',
  );
  const visitor = { url: server.backend.url, secretKey: server.backend.publishableKey };
  await expect(createEditor(visitor, address())).rejects.toThrow('User not allowed');
});
