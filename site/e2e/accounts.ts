import { PUBLISHABLE_KEY } from '@hadal/backend';
import { createClient } from '@supabase/supabase-js';
import type { BrowserContext, Page } from '@playwright/test';
import { createEditor } from '@hadal/backend/create-editor';
import { codeAt } from '@hadal/local-supabase';
import { apiUrl } from './servers.ts';
import { expect } from './test.ts';

/** Path of the editor, and its sign-in. */
export const address = '/admin/glossary';

export interface Account {
  email: string;
  password: string;
}

const newAddress = () => `${crypto.randomUUID()}@example.org`;

/** Connects to the backend as an operator or a visitor, without a browser. */
const connect = (key: string) =>
  createClient(apiUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });

/** The operator's auth admin API. */
const operator = () => connect(process.env['E2E_SECRET_KEY'] ?? '').auth.admin;

/** Creates an editor as the command does, with a second factor whose present code is unused. */
export async function addEditor(): Promise<Account & { secret: string }> {
  const at = { url: apiUrl, secretKey: process.env['E2E_SECRET_KEY'] ?? '' };
  return createEditor(at, newAddress());
}

/** Creates an editor whose role was assigned by hand, without a second factor. */
export async function addUnprotectedEditor(): Promise<Account> {
  return addAccount({ app_metadata: { role: 'editor' } });
}

/** Removes an editor's second factor, as an operator can in the dashboard. */
export async function removeFactors(userId: string) {
  const { data } = await operator().mfa.listFactors({ userId });
  for (const { id } of data?.factors ?? []) await operator().mfa.deleteFactor({ userId, id });
}

/** Creates an account without a role. */
export const addStranger = () => addAccount({});

async function addAccount(attributes: object): Promise<Account> {
  const account = { email: newAddress(), password: 'correct horse battery staple' };
  const { error } = await operator().createUser({ ...account, ...attributes, email_confirm: true });
  if (error) throw error;
  return account;
}

/** Returns the code of a second factor, now or some half-minutes from now: each works once. */
export const codeOf = (secret: string, steps = 0) => codeAt(secret, Date.now() + steps * 30_000);

/** Creates an editor who has passed both factors, with the session that a browser would store. */
export async function addSignedInEditor() {
  const account = await addUnprotectedEditor();
  const { auth } = connect(PUBLISHABLE_KEY);
  await auth.signInWithPassword(account);
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { secret } = data.totp;
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret) });
  if (verified.error) throw verified.error;
  const { data: signedIn } = await auth.getSession();
  const session = signedIn.session!;
  const { id } = session.user;
  return {
    ...account,
    id,
    secret,
    session,
    /** Ends the session on all devices. */
    signOut: () => auth.signOut(),
    /** Revokes the role. */
    demote: () => operator().updateUserById(id, { app_metadata: { role: null } }),
  };
}

export type SignedInEditor = Awaited<ReturnType<typeof addSignedInEditor>>;

/** Stores the editor's session in a browser. */
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

/** Starts the enrolment of a second factor and returns its secret. */
export async function startEnrolment(page: Page) {
  await press(page, 'Set up an authenticator app');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  return (
    (await page.getByText('Or type this key').locator('strong').textContent()) ?? ''
  ).replaceAll(' ', '');
}

/** Fills in the sign-in form. */
export async function fillIn(page: Page, { email, password }: Account) {
  const form = card(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  return form.getByRole('button', { name: 'Sign in' });
}

/**
 * Enters the code of the second factor, of now or of some half-minutes later, since each works
 * once.
 */
export async function passFactor(page: Page, { secret }: { secret: string }, steps = 0) {
  await code(page).fill(codeOf(secret, steps));
  await press(page, 'Confirm the code');
}

/** Signs an editor in. */
export async function signIn(page: Page, account: Account & { secret: string }, steps = 0) {
  await (await fillIn(page, account)).click();
  await passFactor(page, account, steps);
  await isIn(page, account);
}
