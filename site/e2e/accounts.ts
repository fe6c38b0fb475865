import { PUBLISHABLE_KEY } from '@hadal/backend';
import { createClient } from '@supabase/supabase-js';
import type { BrowserContext, Page } from '@playwright/test';
import { createEditor } from '../../packages/backend/src/auth/create-editor.ts';
import { codeAt } from '../../packages/backend/src/auth/totp.ts';
import { apiUrl } from './servers.ts';
import { expect } from './test.ts';

/** Where editors sign in. */
export const address = '/admin/glossary';

export interface Account {
  email: string;
  password: string;
}

const newAddress = () => `${crypto.randomUUID()}@example.org`;

/** The operator, or a visitor, without a browser. */
const connect = (key: string) =>
  createClient(apiUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });

/** An editor, by the command that makes one. */
export async function addEditor(): Promise<Account> {
  const operator = { url: apiUrl, secretKey: process.env['E2E_SECRET_KEY'] ?? '' };
  const { email, password = '' } = await createEditor(operator, newAddress());
  return { email, password };
}

/** Somebody with an account and nothing else. */
export async function addStranger(): Promise<Account> {
  const account = { email: newAddress(), password: 'correct horse battery staple' };
  const { auth } = connect(process.env['E2E_SECRET_KEY'] ?? '');
  const { error } = await auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  return account;
}

/** The code that an authenticator app shows, or showed some half minutes ago: each can be used once. */
export const codeOf = (secret: string, steps = 0) => codeAt(secret, Date.now() + steps * 30_000);

/** Signs an editor in, with a second factor that is set up now or was some half minutes ago. */
async function enrol(account: Account, steps = 0) {
  const { auth } = connect(PUBLISHABLE_KEY);
  await auth.signInWithPassword(account);
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { secret } = data.totp;
  const code = codeOf(secret, steps);
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
  const { data: signedIn } = await auth.getSession();
  return { secret, session: signedIn.session! };
}

/** An editor with a second factor, set up half a minute ago. */
export async function addProtectedEditor(): Promise<Account & { secret: string }> {
  const account = await addEditor();
  const { secret } = await enrol(account, -1);
  return { ...account, secret };
}

/** An editor who has passed both factors, and the session that a browser keeps of it. */
export async function addSignedInEditor() {
  const account = await addEditor();
  const { session } = await enrol(account);
  return { ...account, id: session.user.id, session };
}

export type SignedInEditor = Awaited<ReturnType<typeof addSignedInEditor>>;

/** A browser in which the editor is signed in already. */
export async function keepSignedIn(context: BrowserContext, { session }: SignedInEditor) {
  const entry = [
    `sb-${new URL(apiUrl).hostname.split('.')[0]}-auth-token`,
    JSON.stringify(session),
  ];
  await context.addInitScript(([key = '', value = '']) => {
    if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, entry);
}

export const card = (page: Page) => page.getByRole('form', { name: 'Sign in' });
export const code = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const isIn = (page: Page, { email }: Account) =>
  expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

/** Begins a second factor, and returns its key. */
export async function startEnrolment(page: Page) {
  await press(page, 'Set up an authenticator app');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  return (
    (await page.getByText('Or type this key').locator('strong').textContent()) ?? ''
  ).replaceAll(' ', '');
}

/** Fills in the sign-in card. */
export async function fillIn(page: Page, { email, password }: Account) {
  const form = card(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  return form.getByRole('button', { name: 'Sign in' });
}

/** Signs an editor in who wants no second factor yet. */
export async function signIn(page: Page, account: Account) {
  await (await fillIn(page, account)).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByText(`Signed in as ${account.email}`).waitFor();
}
