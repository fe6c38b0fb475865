import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { states } from '../app/routes/index.ts';
import { expectNoAxeFaults } from './axe.ts';
import { failures } from './failures.ts';
import { apiUrl } from './servers.ts';
import { expect, expectNoSidewaysScroll, hydrated, test, type Database } from './test.ts';

const unique = () => `reader-${crypto.randomUUID()}@example.org`;
const table = `${apiUrl}/rest/v1/newsletter_subs*`;
const succeeded = (page: Page) => page.getByText('Successfully subscribed to newsletter!');

test.describe('the newsletter form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
  });

  test('stores a trimmed address, says so, and clears the field @engines', async ({
    page,
    database,
  }) => {
    const address = unique();
    const field = page.getByLabel('Email');
    await field.fill(`  ${address}  `);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(succeeded(page)).toBeVisible();
    await expect(field).toHaveValue('');
    const [row] = await database.select(`newsletter_subs?email=eq.${address}`);
    expect(row).toMatchObject({ email: address, source: 'footer_form' });
  });

  test('shows "..." and ignores a second click while it sends', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let sent = 0;
    await page.route(table, async (route) => {
      if (route.request().method() === 'POST') sent += 1;
      await held;
      await route.continue();
    });
    await page.getByLabel('Email').fill(unique());
    await page.getByRole('button', { name: 'Subscribe' }).dblclick();
    const button = page.getByRole('button', { name: 'Subscribing' });
    await expect(button).toHaveText('...');
    await expect(button).toBeDisabled();
    release();
    await expect(succeeded(page)).toBeVisible();
    expect(sent).toBe(1);
  });

  test('reports an address that is already subscribed, in any case @engines', async ({
    page,
    database,
    consoleMessages,
  }) => {
    const address = unique();
    await database.insert('newsletter_subs', { email: address, source: 'footer_form' });
    await page.getByLabel('Email').fill(address.toUpperCase());
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText("You're already subscribed!")).toBeVisible();
    // The browser logs the 409.
    consoleMessages.length = 0;
  });

  for (const { name, fail } of failures) {
    test(`keeps the address when the backend ${name}, and sends it on retry @fault`, async ({
      page,
      database,
      consoleMessages,
    }) => {
      const address = unique();
      await page.clock.install();
      await page.route(table, fail);
      const field = page.getByLabel('Email');
      await field.fill(address);
      const asked = page.waitForRequest(table);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await asked;
      if (name === 'never answers') await page.clock.fastForward(60_000);
      const told =
        name === 'has had too many'
          ? 'too many sign-ups came from here. Please try again later.'
          : 'Failed to subscribe. Please try again.';
      await expect(page.getByText(told)).toBeVisible();
      await expect(field).toHaveValue(address);
      expect(await page.evaluate(() => sessionStorage.getItem('newsletter'))).toContain(address);

      await page.unroute(table);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(succeeded(page)).toBeVisible();
      expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);
      // The browser logs the failed request.
      consoleMessages.length = 0;
    });
  }

  test('works by keyboard alone, 390 px wide @engines', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Email').focus();
    await page.keyboard.type(unique());
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(succeeded(page)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused();
  });

  test('stores an address submitted in two tabs once, and tells each tab its outcome', async ({
    page,
    context,
    database,
    consoleMessages,
  }) => {
    const address = unique();
    const other = await context.newPage();
    await other.goto('/faq');
    await hydrated(other);
    for (const tab of [page, other]) await tab.getByLabel('Email').fill(address);
    await Promise.all(
      [page, other].map((tab) => tab.getByRole('button', { name: 'Subscribe' }).click()),
    );
    const answer = (tab: Page) => tab.getByText(/^(Successfully subscribed|You're already)/);
    const said = await Promise.all([page, other].map((tab) => answer(tab).textContent()));
    expect(new Set(said)).toEqual(
      new Set(['Successfully subscribed to newsletter!', "You're already subscribed!"]),
    );
    expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);
    // The browser logs the 409.
    consoleMessages.length = 0;
  });

  for (const [typed, message] of [
    ['', 'Invalid email address'],
    ['ada@example', 'Invalid email address'],
    ['ada', 'Invalid email address'],
  ] as const) {
    test(`refuses "${typed}" and keeps it @engines`, async ({ page }) => {
      await page.getByLabel('Email').fill(typed);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(typed);
      await expect(page.getByLabel('Email')).toBeFocused();
    });
  }

  test('sets the limits in the markup too', async ({ page }) => {
    await expect(page.getByLabel('Email')).toHaveAttribute('maxlength', '255');
    await expect(page.getByLabel('Email')).toHaveAttribute('required', '');
  });
});

test.describe('the newsletter form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores the address and confirms it', async ({ page, database }) => {
    const address = unique();
    await page.goto('/');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/#newsletter-sent$/);
    await expect(succeeded(page)).toBeVisible();
    await page.goBack();
    expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);
  });

  test('reports an address that is already subscribed', async ({ page, database }) => {
    const address = unique();
    await database.insert('newsletter_subs', { email: address, source: 'footer_form' });
    await page.goto('/');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText("You're already subscribed!")).toBeVisible();
  });
});

/** Returns the message the local backend would have sent to an address. */
async function messageTo(address: string) {
  const outbox = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox.json');
  const messages = JSON.parse(await readFile(outbox, 'utf8').catch(() => '[]')) as {
    to: string;
    link: string;
    unsubscribe: string;
  }[];
  return messages.find(({ to }) => to === address);
}

/** Subscribes an address at a domain of its own, since messages are limited per domain and hour. */
async function signUp(page: Page) {
  const address = `reader@${crypto.randomUUID()}.example.org`;
  await page.goto('/faq');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Email').press('Enter');
  await expect(succeeded(page)).toBeVisible();
  await expect.poll(() => messageTo(address), { timeout: 10_000 }).toBeDefined();
  return { address, ...(await messageTo(address))! };
}

/** Returns when an address was confirmed; null while it is not. */
async function confirmedAt(database: Database, address: string) {
  const [row] = await database.select(
    `newsletter_subs?email=eq.${address}&select=newsletter_confirmations(confirmed_at)`,
  );
  return (row as { newsletter_confirmations: { confirmed_at: string | null } })
    .newsletter_confirmations.confirmed_at;
}

test("confirms and unsubscribes by the message's link and a button", async ({ page, database }) => {
  const { address, link, unsubscribe } = await signUp(page);

  await page.goto(link);
  await expect(page).toHaveURL(/\/newsletter\/confirm#/);
  const confirm = page.getByRole('button', { name: 'Yes, send it to me' });
  // The page fills in the token from the link.
  const code = page.getByLabel('Code from our message');
  await expect(code).toHaveValue(/^[0-9a-f]{64}$/);
  expect(await confirmedAt(database, address)).toBeNull();
  await confirm.click();
  await expect(page).toHaveURL('/newsletter/confirmed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
  expect(await confirmedAt(database, address)).not.toBeNull();

  const subscribed = () => database.select(`newsletter_subs?email=eq.${address}`);
  await page.goto(unsubscribe);
  await expect(page).toHaveURL(/\/newsletter\/unsubscribe#/);
  const leave = page.getByRole('button', { name: 'Leave the newsletter' });
  await expect(code).toHaveValue(/./);
  expect(await subscribed()).toHaveLength(1);
  await leave.click();
  await expect(page).toHaveURL('/newsletter/unsubscribed');
  expect(await subscribed()).toEqual([]);

  await page.goto(link);
  await expect(code).toHaveValue(/./);
  await confirm.click();
  await expect(page).toHaveURL('/newsletter/expired');
});

test('keeps the code of a link when a skip link changes the address', async ({ page }) => {
  const token = 'a1'.repeat(32);
  for (const url of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    await page.goto(`${url}#${token}`);
    const code = page.getByLabel('Code from our message');
    await expect(code).toHaveValue(token);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await code.press('Shift+Tab');
    await expect(code).toHaveValue(token);
  }
});

test('does not confirm or unsubscribe when a mail scanner follows the links', async ({
  page,
  request,
  database,
}) => {
  const { address, link, unsubscribe } = await signUp(page);
  for (const url of [link, unsubscribe]) {
    expect((await request.get(url)).status()).toBe(200);
    expect((await request.head(url)).status()).toBe(405);
  }
  expect(await confirmedAt(database, address)).toBeNull();
});

test.describe("pages of the newsletter's links", () => {
  for (const { path: url } of states) {
    test(`${url} is a complete page, and not listed`, async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const response = await page.goto(`${url}#1.0`);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expectNoSidewaysScroll(page);
      await expectNoAxeFaults(page);
      for (const list of ['/sitemap.xml', '/pages']) {
        expect(await (await request.get(list)).text()).not.toContain(url);
      }
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('confirm and unsubscribe by a pasted code', async ({ page, database }) => {
      const { address, link, unsubscribe } = await signUp(page);
      const paste = async (url: string, button: string) => {
        await page.goto(url);
        await page.getByLabel('Code from our message').fill(new URL(page.url()).hash.slice(1));
        await page.getByRole('button', { name: button }).click();
      };
      await paste(link, 'Yes, send it to me');
      await expect(page).toHaveURL('/newsletter/confirmed');
      expect(await confirmedAt(database, address)).not.toBeNull();
      await paste(unsubscribe, 'Leave the newsletter');
      await expect(page).toHaveURL('/newsletter/unsubscribed');
      expect(await database.select(`newsletter_subs?email=eq.${address}`)).toEqual([]);
    });
  });
});
