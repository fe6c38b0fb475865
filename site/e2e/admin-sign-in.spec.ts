import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readOutbox } from '../../packages/backend/src/auth/outbox.ts';
import { routes } from '../app/routes.ts';
import { expectNoAxeFaults } from './axe.ts';
import {
  addEditor,
  addProtectedEditor,
  addStranger,
  codeOf,
  fillIn,
  signIn,
  type Account,
} from './accounts.ts';
import { apiUrl, buildName } from './servers.ts';
import { expect, test } from './test.ts';

/** Whole journeys, some of them twice. */
test.describe.configure({ timeout: 60_000 });

const address = '/admin/glossary';
const cors = { 'access-control-allow-origin': '*' };

const card = (page: Page) => page.getByRole('form', { name: 'Sign in' });
const code = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isIn = (page: Page, { email }: Account) =>
  expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

/** Walks by Tab until something is reached, as hands without a mouse do. */
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

/** Begins a second factor, and returns its key. */
async function startEnrolment(page: Page) {
  await press(page, 'Set up an authenticator app');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  return (
    (await page.getByText('Or type this key').locator('strong').textContent()) ?? ''
  ).replaceAll(' ', '');
}

test('a visitor is shown the sign-in card alone, and no page is sent the code behind it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(path.basename(request.url()));
  });
  await page.goto(address);
  await expect(card(page).getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const dist = path.join(import.meta.dirname, '..', buildName);
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const chunks = (await readdir(path.join(dist, 'assets'))).filter((name) => name.endsWith('.js'));
  const sources = new Map(
    await Promise.all(chunks.map(async (name) => [name, await read(`assets/${name}`)] as const)),
  );
  const chunksWith = (words: string) => chunks.filter((name) => sources.get(name)?.includes(words));
  const door = chunksWith('Set up an authenticator app');
  const editor = chunksWith('glossary_audit');
  expect(door).toHaveLength(1);
  expect(editor.length).toBeGreaterThan(0);
  expect(scripts).toEqual(expect.arrayContaining(door));
  expect(scripts.filter((name) => editor.includes(name))).toEqual([]);

  /** What a chunk cannot run without. */
  const needs = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known;
    known.add(name);
    const imports =
      sources.get(name)?.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g) ?? [];
    for (const [, needed = ''] of imports) needs(needed, known);
    return known;
  };
  for (const route of routes.filter(({ path: other }) => other !== address)) {
    const html = await read(route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`);
    const asked = [...html.matchAll(/\/assets\/([^"']+\.js)/g)].flatMap(([, name = '']) => [
      ...needs(name),
    ]);
    expect(asked.length, route.path).toBeGreaterThan(1);
    expect(
      asked.filter((name) => [...door, ...editor].includes(name)),
      route.path,
    ).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says that signing in needs it, and takes no password', async ({ page }) => {
    await page.goto(address);
    const note = page.getByRole('main').locator('noscript');
    await expect(note).toBeVisible();
    // Playwright reads no text in it.
    expect(await note.innerHTML()).toContain('Signing in needs JavaScript');
    await expect(card(page).getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });
});

test('by mouse: a wrong password is told, the right one leads to a second factor, and in', async ({
  page,
  consoleMessages,
}) => {
  const editor = await addEditor();
  await page.goto(address);
  await (await fillIn(page, { ...editor, password: 'not it' })).click();
  await expect(card(page).getByRole('alert')).toContainText('Email and password do not match');
  await expect(card(page).getByLabel('Email')).toHaveValue(editor.email);
  await (await fillIn(page, editor)).click();
  const secret = await startEnrolment(page);

  await code(page).fill('000000');
  await press(page, 'Confirm the code');
  await expect(page.getByRole('alert').filter({ hasText: 'That code is not right' })).toBeVisible();
  await code(page).fill(codeOf(secret));
  await press(page, 'Confirm the code');
  await isIn(page, editor);
  await expect(page.getByRole('button', { name: 'Set up a second factor' })).toHaveCount(0);
  await page.reload();
  await isIn(page, editor);
  // The browser itself reports each refusal.
  consoleMessages.length = 0;
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('by keyboard alone: in by password and code, and out again', async ({ page }) => {
    const editor = await addProtectedEditor();
    await page.goto(address);
    await card(page).getByLabel('Email').focus();
    await page.keyboard.type(editor.email);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(editor.password);
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
    // The page is a visitor's again.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain('"is_anonymous":true');
  });
});

test('an account that is no editor’s is told so, and may leave', async ({ page }) => {
  const stranger = await addStranger();
  await page.goto(address);
  await (await fillIn(page, stranger)).click();
  await expect(page.getByText(`${stranger.email} may not edit the glossary`)).toBeVisible();
  await press(page, 'Sign out');
  await expect(card(page)).toBeVisible();
});

test('with the backend failing at each step, it says so, keeps what is typed, and goes on after', async ({
  page,
  consoleMessages,
}) => {
  const editor = await addEditor();
  /** Has one request of a kind fail. */
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
    await code(page).fill(codeOf(secret));
    await press(page, 'Confirm the code');
    await expect(alert.filter({ hasText: 'does not answer' })).toBeVisible();
    await expect(code(page)).toHaveValue(codeOf(secret));
  }
  await press(page, 'Confirm the code');
  await isIn(page, editor);

  await fail('logout?scope=local');
  await press(page, 'Sign out');
  await expect(page.getByText('You are signed out')).toBeVisible();
  consoleMessages.length = 0;
});

test('a forgotten password: the link of a message leads to a new one, once', async ({ page }) => {
  const editor = await addEditor();
  const form = page.getByRole('form', { name: 'New password' });
  const field = form.getByLabel('New password', { exact: true });
  const lost = 'Send a link to a new password';
  await page.goto(address);
  await press(page, lost);
  await expect(page.getByText('Enter your email address first')).toBeVisible();
  await card(page).getByLabel('Email').fill(editor.email);
  await press(page, lost);
  await expect(page.getByText('Look into your mail')).toBeVisible();

  const sent = readOutbox(process.env['E2E_DATA_DIR'] ?? '');
  const link = sent.findLast(({ to }) => to === editor.email)?.link ?? '';
  await page.goto(link);
  await field.fill('too short');
  await press(page, 'Set the password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^At least 12 characters/);
  const password = crypto.randomUUID();
  await field.fill(password);
  await press(page, 'Set the password');
  await press(page, 'Not now');
  await isIn(page, editor);
  await expect(page).toHaveURL(/\/admin\/glossary$/);

  await press(page, 'Sign out');
  await page.goto(link);
  await expect(page.getByText('That link leads nowhere')).toBeVisible();
  await signIn(page, { ...editor, password });
});

test('an anonymous sign-in that is slow does not take the place of an editor’s', async ({
  page,
}) => {
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
  await press(page, 'Not now');
  await isIn(page, editor);
});

test('a double click signs in once; Back finds the editor, and after signing out the card', async ({
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
  await press(page, 'Not now');
  await isIn(page, editor);
  expect(asked).toHaveLength(1);

  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Glossary' })
    .click();
  await expect(page).toHaveURL(/\/glossary$/);
  await page.goBack();
  await press(page, 'Not now');
  await press(page, 'Sign out');
  await expect(card(page)).toBeVisible();
  await page.goto('/glossary');
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await expect(page.getByText(/^Signed in as/)).toHaveCount(0);
});

test('what one tab does, the other follows: in, and out', async ({ page, context }) => {
  const editor = await addEditor();
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  await expect(card(other).getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await signIn(page, editor);
  await press(other, 'Not now');
  await isIn(other, editor);
  await press(page, 'Sign out');
  await expect(other.getByText('You were signed out in another tab')).toBeVisible();
  await expect(card(other)).toBeVisible();
});

test.describe('nobody there', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

  test('for 28 minutes is asked, and for 30 signed out; what was typed is there after', async ({
    page,
  }) => {
    const editor = await addEditor();
    await page.clock.install();
    await page.goto(address);
    await signIn(page, editor);
    await press(page, 'New term');
    const term = page.getByRole('dialog').getByRole('textbox', { name: 'Term', exact: true });
    await term.fill('Berth');

    await page.clock.fastForward('28:05');
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(term).toHaveValue('Berth');

    await page.clock.fastForward('28:05');
    await expect(question(page)).toBeVisible();
    await page.mouse.move(400, 400);
    await page.clock.fastForward('02:00');
    await expect(page.getByText('nothing happened here for half an hour')).toBeVisible();
    await expect(term).toHaveCount(0);
    await (await fillIn(page, editor)).click();
    await expect(term).toHaveValue('Berth');
  });

  test('is not said while another tab is used, and one answer counts for all', async ({
    page,
    context,
  }) => {
    const editor = await addEditor();
    await context.clock.install();
    const other = await context.newPage();
    await page.goto(address);
    await signIn(page, editor);
    await other.goto(address);
    await press(other, 'Not now');
    await isIn(other, editor);

    await context.clock.fastForward('20:00');
    await other.mouse.move(300, 300);
    await context.clock.fastForward('10:00');
    await expect(question(page)).toHaveCount(0);
    await isIn(page, editor);
    await context.clock.fastForward('18:30');
    await expect(question(page)).toBeVisible();
    await press(other, 'Stay signed in');
    await expect(question(page)).toHaveCount(0);
    await isIn(page, editor);
  });

  test('since the page was closed, is signed out when it is opened again', async ({ page }) => {
    const editor = await addEditor();
    await page.goto(address);
    await signIn(page, editor);
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('admin-active-at', String(Date.now() - 31 * 60_000));
    });
    await page.goto(address);
    await expect(page.getByText('nothing happened here for half an hour')).toBeVisible();
  });
});

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing wrong at any step, ${theme}`, async ({ page, consoleMessages }) => {
    const editor = await addEditor();
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.clock.install();
    await page.goto(address);
    await card(page).getByRole('button', { name: 'Sign in' }).click();
    await expectNoAxeFaults(page);
    await (await fillIn(page, { ...editor, password: 'not it' })).click();
    await expect(card(page).getByRole('alert')).toContainText('do not match');
    await expectNoAxeFaults(page);
    await (await fillIn(page, editor)).click();
    await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
    await expectNoAxeFaults(page);
    const secret = await startEnrolment(page);
    await expectNoAxeFaults(page);
    await code(page).fill(codeOf(secret));
    await press(page, 'Confirm the code');
    await isIn(page, editor);
    await page.clock.fastForward('28:05');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoAxeFaults(page, '[role="alertdialog"]');
    await press(page, 'Sign out now');
    await (await fillIn(page, editor)).click();
    await expect(code(page)).toBeVisible();
    await expectNoAxeFaults(page);
    await press(page, 'Sign out');
    await (await fillIn(page, await addStranger())).click();
    await expect(page.getByText('may not edit the glossary')).toBeVisible();
    await expectNoAxeFaults(page);
    // The browser itself reports the wrong password.
    consoleMessages.length = 0;
  });
}
