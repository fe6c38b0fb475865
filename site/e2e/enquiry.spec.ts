import type { Page } from '@playwright/test';
import { failures } from './failures.ts';
import { apiUrl } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const table = `${apiUrl}/rest/v1/investor_enquiries*`;
const thanks = (page: Page) => page.getByText('Your enquiry is with us');
const unique = () => `investor-${crypto.randomUUID()}@example.org`;

async function fill(page: Page, email: string, name = 'Enquiry', kind = 'An investor') {
  const form = page.getByRole('form', { name });
  await form.getByLabel('Name').fill('Ada Byron');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('I am asking as').selectOption(kind);
  await form
    .getByRole('textbox', { name: 'Message' })
    .fill('What does a cycle cost?\n\nAnd a plant?');
  await form.getByRole('checkbox').check();
  return form.getByRole('button', { name: 'Send' });
}

/** Waits for the hydration of the form. */
const ready = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('form[aria-label="Enquiry"]') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );

test.describe('the enquiry form', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/invest#enquire');
    await ready(page);
  });

  test('stores an enquiry under the visitor’s session, and confirms it', async ({
    page,
    database,
  }) => {
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .toContain('auth');
    const email = unique();
    const send = await fill(page, email);
    await page.clock.fastForward(60_000);
    await send.click();
    await expect(thanks(page)).toBeVisible();
    const [row] = await database.select(`investor_enquiries?email=eq.${email}`);
    expect(row).toMatchObject({ name: 'Ada Byron', kind: 'investor', consent: true });
    expect(row?.['user_id']).toEqual(expect.any(String));
  });

  test('accepts an implausibly fast entry on the second press', async ({ page, database }) => {
    // Stands still, since a slow machine may take longer than a person.
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
    const email = unique();
    const send = await fill(page, email);
    await send.click();
    await expect(page.getByRole('form').getByRole('alert')).toContainText(
      'Nothing you typed is lost',
    );
    expect(await database.select(`investor_enquiries?email=eq.${email}`)).toEqual([]);
    await page.clock.fastForward(60_000);
    await page.clock.resume();
    await send.click();
    await expect(thanks(page)).toBeVisible();
  });

  test('keeps the draft over a reload and a visit elsewhere, until it is sent', async ({
    page,
  }) => {
    const email = unique();
    await fill(page, email);
    await page.reload();
    await ready(page);
    await expect(page.getByLabel('Message')).toHaveValue(/What does a cycle cost/);
    await page.goto('/about');
    await page.goto('/invest#enquire');
    await ready(page);
    const form = page.getByRole('form', { name: 'Enquiry' });
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expect(form.getByLabel('I am asking as')).toHaveValue('investor');
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await form.getByRole('checkbox').check();
    await page.clock.fastForward(60_000);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(thanks(page)).toBeVisible();
    await page.goto('/about');
    await page.goto('/invest#enquire');
    await ready(page);
    await expect(form.getByLabel('Email')).toHaveValue('');
  });

  for (const { name, fail } of failures) {
    test(`keeps the draft when the backend ${name}, and sends it on retry @fault`, async ({
      page,
      database,
      consoleMessages,
    }) => {
      const email = unique();
      await page.route(table, fail);
      const send = await fill(page, email);
      await page.clock.fastForward(60_000);
      const asked = page.waitForRequest(table);
      await send.click();
      await asked;
      if (name === 'never answers') await page.clock.fastForward(60_000);
      const alert = page.getByRole('form').getByRole('alert');
      await expect(alert).toContainText('Nothing you typed is lost');
      if (name === 'has had too many') await expect(alert).toContainText('in an hour');
      await expect(page.getByLabel('Message')).toHaveValue(/What does a cycle cost/);

      await page.unroute(table);
      await send.click();
      await expect(thanks(page)).toBeVisible();
      expect(await database.select(`investor_enquiries?email=eq.${email}`)).toHaveLength(1);
      // The browser logs the failed request.
      consoleMessages.length = 0;
    });
  }

  test('sends once by keyboard alone, 390 px wide, however often it is pressed', async ({
    page,
    database,
  }) => {
    const email = unique();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('form').getByLabel('Name').focus();
    for (const typed of ['Ada Byron', '', email]) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('A partner');
    await page.keyboard.press('Tab');
    await page.keyboard.type('What does a cycle cost?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
    await page.clock.fastForward(60_000);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('note').filter({ has: thanks(page) })).toBeFocused();
    const noted = await database.select(`investor_enquiries?email=eq.${email}`);
    expect(noted).toMatchObject([{ kind: 'partner', name: 'Ada Byron' }]);
  });

  test('sends once on a double click, and is empty after Back', async ({ page, database }) => {
    const email = unique();
    const send = await fill(page, email);
    await page.clock.fastForward(60_000);
    await send.dblclick();
    await expect(thanks(page)).toBeVisible();
    await page.goto('/about');
    await page.goBack();
    await ready(page);
    await expect(page.getByRole('form', { name: 'Enquiry' }).getByLabel('Message')).toHaveValue('');
    expect(await database.select(`investor_enquiries?email=eq.${email}`)).toHaveLength(1);
  });

  test('keeps a separate draft in each of two tabs', async ({ page, context, database }) => {
    const [first, second] = [unique(), unique()];
    const other = await context.newPage();
    await other.clock.install();
    await other.goto('/invest#enquire');
    await ready(other);
    const sends = [await fill(page, first), await fill(other, second)];
    for (const tab of [page, other]) await tab.clock.fastForward(60_000);
    await Promise.all(sends.map((send) => send.click()));
    for (const tab of [page, other]) await expect(thanks(tab)).toBeVisible();
    for (const email of [first, second]) {
      expect(await database.select(`investor_enquiries?email=eq.${email}`)).toHaveLength(1);
    }
  });
});

test.describe('the enquiry form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores an enquiry and confirms it', async ({ page, database }) => {
    const email = unique();
    await page.goto('/invest');
    await (await fill(page, email)).click();
    await expect(page).toHaveURL(/\/invest#enquiry-sent$/);
    await expect(thanks(page)).toBeVisible();
    const [row] = await database.select(`investor_enquiries?email=eq.${email}`);
    expect(row).toMatchObject({ message: 'What does a cycle cost?\n\nAnd a plant?' });
  });

  for (const [outcome, message] of [
    ['invalid', 'something in it is missing'],
    ['limited', 'too many came from here'],
    ['failed', 'Your message was not sent'],
  ] as const) {
    test(`shows ${outcome}, and nothing else`, async ({ page }) => {
      await page.goto(`/invest#enquiry-${outcome}`);
      const said = page.locator('[id^="enquiry-"]').filter({ visible: true });
      await expect(said).toHaveCount(1);
      await expect(said).toContainText(message);
      await expect(said).toBeInViewport();
    });
  }

  test('answers a reader of /about there, whether the message is stored or refused', async ({
    page,
    database,
  }) => {
    const email = unique();
    await page.goto('/about');
    await (await fill(page, email, 'Message', 'A reader')).click();
    await expect(page).toHaveURL(/\/about#enquiry-sent$/);
    await expect(page.getByText('Your message is with us')).toBeInViewport();
    const [row] = await database.select(`investor_enquiries?email=eq.${email}&select=kind`);
    expect(row).toEqual({ kind: 'other' });

    const send = await fill(page, email, 'Message', 'A reader');
    // The browser takes a space for a name.
    await page.getByRole('textbox', { name: 'Name' }).fill(' ');
    await send.click();
    await expect(page).toHaveURL(/\/about#enquiry-invalid$/);
    await expect(page.getByText('something in it is missing')).toBeInViewport();
  });
});

test('a reader writes from /about without agreeing that capital is at risk', async ({
  page,
  database,
}) => {
  const address = `reader-${crypto.randomUUID()}@example.org`;
  await page.clock.install();
  await page.goto('/about#contact');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Message' });
  await expect(form.getByText('capital is at risk')).toHaveCount(0);
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill(address);
  await form.getByLabel('I am asking as').selectOption('A reader');
  await form
    .getByRole('textbox', { name: 'Message' })
    .fill('The menu cannot be read in my colours.');
  await form.getByRole('checkbox').check();
  await page.clock.fastForward(60_000);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message is with us')).toBeVisible();
  const [row] = await database.select(`investor_enquiries?email=eq.${address}&select=kind`);
  expect(row).toEqual({ kind: 'other' });
});
