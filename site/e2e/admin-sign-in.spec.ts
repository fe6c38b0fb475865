import type { Page } from '@playwright/test';
import { readOutbox } from '@hadal/local-supabase';
import { expectNoAxeFaultsInBothThemes } from './axe.ts';
import {
  addEditor,
  addStranger,
  addUnprotectedEditor,
  address,
  card,
  code,
  codeOf,
  fillIn,
  isIn,
  passFactor,
  press,
  signIn,
  startEnrolment,
} from './accounts.ts';
import { apiUrl } from './servers.ts';
import { expect, test } from './test.ts';

const cors = { 'access-control-allow-origin': '*' };

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    if (
      await page
        .locator(':focus')
        .and(page.getByRole('button', { name, exact: true }))
        .count()
    ) {
      return;
    }
  }
  throw new Error(`Tab does not lead to "${name}"`);
}

test('rejects a wrong password, and asks for a second factor before showing any term', async ({
  page,
  consoleMessages,
}) => {
  const editor = await addUnprotectedEditor();
  await page.goto(address);
  await (await fillIn(page, { ...editor, password: 'not it' })).click();
  await expect(card(page).getByRole('alert')).toContainText('Email and password do not match');
  await expect(card(page).getByLabel('Email')).toHaveValue(editor.email);
  await (await fillIn(page, editor)).click();
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeFocused();
  const secret = await startEnrolment(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New term' })).toHaveCount(0);
  const fresh = await startEnrolment(page);
  expect(fresh).not.toBe(secret);

  await code(page).fill('000000');
  await press(page, 'Confirm the code');
  await expect(page.getByRole('alert').filter({ hasText: 'That code is not right' })).toBeVisible();
  await passFactor(page, { secret: fresh });
  await isIn(page, editor);
  await expect(page.getByRole('button', { name: 'New term' })).toBeVisible();
  await page.reload();
  await isIn(page, editor);
  // The browser logs each refused request.
  consoleMessages.length = 0;
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('signs in by password and code, and out again, by keyboard alone', async ({ page }) => {
    const editor = await addEditor();
    await page.goto(address);
    await card(page).getByLabel('Email').focus();
    await page.keyboard.type(editor.email);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(editor.password);
    // The button is disabled until the page is hydrated.
    await expect(card(page).getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await page.keyboard.insertText(codeOf(editor.secret).replace(/^.../, '$& '));
    await page.keyboard.press('Enter');
    await isIn(page, editor);
    await expect(page.getByRole('heading', { name: 'Terms', exact: true })).toBeFocused();
    await tabTo(page, 'Sign out');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are signed out')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
    // The session is anonymous again.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain('"is_anonymous":true');
  });
});

test('tells an account without a role so, and lets it sign out', async ({ page }) => {
  const stranger = await addStranger();
  await page.goto(address);
  await (await fillIn(page, stranger)).click();
  await expect(page.getByText(`${stranger.email} may not edit the glossary`)).toBeVisible();
  await press(page, 'Sign out');
  await expect(card(page)).toBeVisible();
});

test('reports a backend failure at each step, keeps the entries, and continues afterwards @fault', async ({
  page,
  consoleMessages,
}) => {
  const editor = await addUnprotectedEditor();
  /** Makes one request of a kind fail. */
  const fail = (part: string, answer?: { status: number; json: object }) =>
    page.route(
      `${apiUrl}/auth/v1/${part}`,
      (route) => (answer ? route.fulfill({ ...answer, headers: cors }) : route.abort()),
      { times: 1 },
    );
  const alert = page.getByRole('main').getByRole('alert');
  await page.goto(address);

  await fail('token?grant_type=password');
  const submit = await fillIn(page, editor);
  await submit.click();
  await expect(alert).toContainText('The sign-in service does not answer');
  await fail('token?grant_type=password', {
    status: 429,
    json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  });
  await submit.click();
  await expect(alert).toContainText('Wait five minutes');
  await expect(card(page).getByLabel('Password', { exact: true })).toHaveValue(editor.password);
  await submit.click();

  await fail('factors');
  await press(page, 'Set up an authenticator app');
  await expect(alert).toContainText('does not answer');
  const secret = await startEnrolment(page);
  for (const part of ['factors/*/challenge', 'factors/*/verify']) {
    await fail(part);
    const typed = codeOf(secret);
    await code(page).fill(typed);
    await press(page, 'Confirm the code');
    await expect(alert.filter({ hasText: 'does not answer' })).toBeVisible();
    await expect(code(page)).toHaveValue(typed);
  }
  await press(page, 'Confirm the code');
  await isIn(page, editor);

  await fail('logout?scope=local');
  await press(page, 'Sign out');
  await expect(page.getByText('You are signed out')).toBeVisible();
  consoleMessages.length = 0;
});

test('resets a forgotten password by a link that works once, and that a mail scanner does not use up', async ({
  page,
  context,
  consoleMessages,
}) => {
  const editor = await addEditor();
  const use = 'Choose a new password';
  const form = page.getByRole('form', { name: 'New password' });
  const field = form.getByLabel('New password', { exact: true });
  const lost = 'Send a link to a new password';
  await page.goto(address);
  await expect(card(page).getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await press(page, lost);
  await expect(page.getByText('Enter your email address first')).toBeVisible();
  await card(page).getByLabel('Email').fill(editor.email);
  await press(page, lost);
  await expect(page.getByText('Check your inbox')).toBeVisible();

  const sent = readOutbox(process.env['E2E_DATA_DIR'] ?? '');
  const link = sent.findLast(({ to }) => to === editor.email)?.link ?? '';
  const scanner = await context.newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: use })).toBeVisible();
  await scanner.close();
  // As in the browser that opens mail.
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('button', { name: use })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.route(`${apiUrl}/auth/v1/verify`, (route) => route.abort(), { times: 1 });
  await press(page, use);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('does not answer');
  await press(page, use);
  await passFactor(page, editor);
  await field.fill('too short');
  await press(page, 'Set the password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^At least 12 characters/);
  const password = crypto.randomUUID();
  await field.fill(password.repeat(3));
  await press(page, 'Set the password');
  await expect(page.getByText('That password is too long')).toBeVisible();
  await field.fill(password);
  await press(page, 'Set the password');
  await isIn(page, editor);
  await expect(page).toHaveURL(/\/admin\/glossary$/);

  await press(page, 'Sign out');
  await page.goto(link);
  await press(page, use);
  await expect(page.getByText('That link leads nowhere')).toBeVisible();
  await signIn(page, { ...editor, password }, 1);
  // The browser logs the refused request.
  consoleMessages.length = 0;
});

test("a slow anonymous sign-in does not replace an editor's session", async ({ page }) => {
  const editor = await addEditor();
  const signUp = Promise.withResolvers<void>();
  await page.route(`${apiUrl}/auth/v1/signup*`, async (route) => {
    await signUp.promise;
    await route.continue();
  });
  const begun = page.waitForRequest(/signup/);
  await page.goto(address);
  await begun;
  await (await fillIn(page, editor)).click();
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  signUp.resolve();
  await passFactor(page, editor);
  await isIn(page, editor);
});

test('signs in once on a double click; Back shows the editor, and signing out the form', async ({
  page,
}) => {
  const editor = await addEditor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('grant_type=password')) {
      asked.push(request.url());
    }
  });
  await page.goto(address);
  await (await fillIn(page, editor)).dblclick();
  await passFactor(page, editor);
  await isIn(page, editor);
  expect(asked).toHaveLength(1);

  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Glossary' })
    .click();
  await expect(page).toHaveURL(/\/glossary$/);
  await page.goBack();
  await isIn(page, editor);
  await press(page, 'Sign out');
  await expect(card(page)).toBeVisible();
  await page.goto('/glossary');
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await expect(page.getByText(/^Signed in as/)).toHaveCount(0);
});

test('signs other tabs in and out', async ({ page, context }) => {
  const editor = await addEditor();
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  await expect(card(other).getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await signIn(page, editor);
  await isIn(other, editor);
  await press(page, 'Sign out');
  await expect(other.getByText('You were signed out in another tab')).toBeVisible();
  await expect(card(other)).toBeVisible();
});

test('axe finds no faults at any step in either theme', async ({ page, consoleMessages }) => {
  // axe checks seven steps in two themes.
  test.slow();
  const editor = await addUnprotectedEditor();
  await page.clock.install();
  await page.goto(address);
  await card(page).getByRole('button', { name: 'Sign in' }).click();
  await expectNoAxeFaultsInBothThemes(page);
  await (await fillIn(page, { ...editor, password: 'not it' })).click();
  await expect(card(page).getByRole('alert')).toContainText('do not match');
  await expectNoAxeFaultsInBothThemes(page);
  await (await fillIn(page, editor)).click();
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expectNoAxeFaultsInBothThemes(page);
  const secret = await startEnrolment(page);
  await expectNoAxeFaultsInBothThemes(page);
  await code(page).fill(codeOf(secret));
  await press(page, 'Confirm the code');
  await isIn(page, editor);
  await page.clock.fastForward('28:05');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeFaultsInBothThemes(page, '[role="alertdialog"]');
  await press(page, 'Sign out now');
  await (await fillIn(page, editor)).click();
  await expect(code(page)).toBeVisible();
  await expectNoAxeFaultsInBothThemes(page);
  await press(page, 'Sign out');
  await (await fillIn(page, await addStranger())).click();
  await expect(page.getByText('may not edit the glossary')).toBeVisible();
  await expectNoAxeFaultsInBothThemes(page);
  // The browser logs the request with the wrong password.
  consoleMessages.length = 0;
});
