import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEditor } from './create-editor.ts';
import { PASSWORD, startTestServer } from './test/server.ts';

const server = startTestServer();
const address = () => `${randomUUID()}@example.org`;

async function roleOf(email: string, password: string): Promise<unknown> {
  const { data } = await server.client().auth.signInWithPassword({ email, password });
  return data.user?.app_metadata['role'];
}

test('adds an editor, who signs in by the password that is printed', async () => {
  const email = address();
  const editor = await createEditor(server.backend, ` ${email.toUpperCase()} `);
  expect(editor).toMatchObject({ email, isNew: true });
  expect(await roleOf(email, editor.password ?? '')).toBe('editor');
});

test('gives a user who is there the role, and leaves their password alone', async () => {
  const email = await server.addUser({ app_metadata: { team: 'deep' } });
  expect(await createEditor(server.backend, email)).toEqual({ email, isNew: false });
  expect(await roleOf(email, PASSWORD)).toBe('editor');
});

test('never lets in whoever signed up first under an address that is not theirs', async () => {
  const email = address();
  await server.client().auth.signUp({ email, password: PASSWORD });
  const { password = '' } = await createEditor(server.backend, email);
  expect(await roleOf(email, PASSWORD)).toBeUndefined();
  expect(await roleOf(email, password)).toBe('editor');
});

test('says why it could not', async () => {
  await expect(createEditor(server.backend, 'nonsense')).rejects.toThrow(
    'refused to make an editor: Unable to validate email address: invalid format.',
  );
  const visitor = { url: server.backend.url, secretKey: server.backend.publishableKey };
  await expect(createEditor(visitor, address())).rejects.toThrow('User not allowed');
});
