import type { Page } from '@playwright/test';
import { apiUrl } from './servers.ts';
import { expect, test } from './test.ts';

const unique = () => `investor-${crypto.randomUUID()}@example.org`;

async function fill(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Name').fill('Ada Byron');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('I am asking as').selectOption('An investor');
  await form.getByLabel('Message').fill('What does a cycle cost?\n\nAnd a plant?');
  await form.getByRole('checkbox').check();
  return form.getByRole('button', { name: 'Send' });
}

/** Resolves once scripts have taken over the form. */
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

  test('stores an enquiry under the visitor’s session, and says so', async ({ page, database }) => {
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .toContain('auth');
    const email = unique();
    const send = await fill(page, email);
    await page.clock.fastForward(60_000);
    await send.click();
    await expect(page.getByText('Your enquiry is with us')).toBeVisible();
    const [row] = await database.select(`investor_enquiries?email=eq.${email}`);
    expect(row).toMatchObject({ name: 'Ada Byron', kind: 'investor', consent: true });
    expect(row?.['user_id']).toEqual(expect.any(String));
  });

  test('takes what was written faster than anybody writes at the second press', async ({
    page,
    database,
  }) => {
    const email = unique();
    const send = await fill(page, email);
    await send.click();
    await expect(page.getByRole('form').getByRole('alert')).toContainText(
      'Nothing you typed is lost',
    );
    expect(await database.select(`investor_enquiries?email=eq.${email}`)).toEqual([]);
    await page.clock.fastForward(60_000);
    await send.click();
    await expect(page.getByText('Your enquiry is with us')).toBeVisible();
  });

  test('keeps what is typed over a reload and a visit elsewhere, until it is sent', async ({
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
    await expect(page.getByText('Your enquiry is with us')).toBeVisible();
    await page.goto('/about');
    await page.goto('/invest#enquire');
    await ready(page);
    await expect(form.getByLabel('Email')).toHaveValue('');
  });

  test('says that it was one too many, and keeps what was typed', async ({
    page,
    consoleMessages,
  }) => {
    await page.route(`${apiUrl}/rest/v1/investor_enquiries*`, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 'PT429', message: 'Too many submissions', hint: 'Try again in an hour.' },
      }),
    );
    const send = await fill(page, unique());
    await page.clock.fastForward(60_000);
    await send.click();
    await expect(page.getByRole('form').getByRole('alert')).toContainText(
      'as many as we can take in an hour',
    );
    await expect(page.getByLabel('Message')).toHaveValue(/What does a cycle cost/);
    // The browser itself reports the 429.
    consoleMessages.length = 0;
  });
});

test.describe('the enquiry form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores an enquiry and says so', async ({ page, database }) => {
    const email = unique();
    await page.goto('/invest');
    await (await fill(page, email)).click();
    await expect(page).toHaveURL(/\/invest#enquiry-sent$/);
    await expect(page.getByText('Your enquiry is with us')).toBeVisible();
    const [row] = await database.select(`investor_enquiries?email=eq.${email}`);
    expect(row).toMatchObject({ message: 'What does a cycle cost?\n\nAnd a plant?' });
  });

  for (const [outcome, message] of [
    ['invalid', 'something in it is missing'],
    ['limited', 'too many came from here'],
    ['failed', 'Your message was not sent'],
  ] as const) {
    test(`says that it is ${outcome}, and nothing else`, async ({ page }) => {
      await page.goto(`/invest#enquiry-${outcome}`);
      const said = page.locator('[id^="enquiry-"]').filter({ visible: true });
      await expect(said).toHaveCount(1);
      await expect(said).toContainText(message);
      await expect(said).toBeInViewport();
    });
  }
});
