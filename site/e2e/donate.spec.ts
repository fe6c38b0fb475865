import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './axe.ts';
import { apiUrl } from './servers.ts';
import { expect, test } from './test.ts';

// Test builds have no payment page; components/giving.test.tsx tests the panel with one.

const panel = (page: Page) => page.getByRole('form', { name: 'Donate' });

/** Waits for the hydration of the panel. */
const ready = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('form[aria-label="Donate"]') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const notOpen = (page: Page) => page.getByRole('heading', { name: 'Donations are not open yet' });

for (const width of [1440, 390]) {
  test(`states first that donations are closed, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/donate');
    await ready(page);
    await expect(notOpen(page)).toBeVisible();
    await expect(panel(page).getByRole('button')).toHaveCount(0);
    await expectNoAxeFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('the panel, while donations are closed', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/donate');
    await ready(page);
  });

  test('shows the choices to a mouse', async ({ page }) => {
    const form = panel(page);
    await form.getByText('Monthly').click();
    await form.getByText('$25').click();
    await form.getByLabel('Currency').selectOption('EUR');
    await expect(form.getByText('You give, each month')).toHaveText(/€25/);
  });

  test('shows the choices to a keyboard', async ({ page }) => {
    const form = panel(page);
    await form.getByRole('radio', { name: 'Once' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '$25' })).toBeChecked();
    await expect(form.getByText('You give, each month')).toHaveText(/\$25/);
  });

  test('sends nothing, whatever is pressed', async ({ page, database }) => {
    const address = `nobody-${crypto.randomUUID()}@example.org`;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('pledge')) sent.push(request.url());
    });
    const email = panel(page).getByLabel('Email');
    await email.fill(address);
    await email.press('Enter');
    await email.press('Enter');
    expect(sent).toEqual([]);
    expect(await database.select(`donation_pledges?email=eq.${address}&select=id`)).toEqual([]);
    await expect(page).toHaveURL('/donate');
  });
});

test('subscribes to the newsletter those who want to hear of the opening', async ({
  page,
  database,
}) => {
  const address = `giver-${crypto.randomUUID()}@example.org`;
  await page.goto('/donate');
  await ready(page);
  const form = page.getByRole('main').getByRole('form', { name: 'Hear when giving opens' });
  await form.getByLabel('Email').fill(address);
  await form.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(notifications(page)).toContainText('Successfully subscribed to newsletter!');
  expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);
});

test('reports a failed subscription, and keeps the address', async ({ page, consoleMessages }) => {
  await page.route(`${apiUrl}/rest/v1/newsletter_subs*`, (route) => route.abort());
  await page.goto('/donate');
  await ready(page);
  const form = page.getByRole('main').getByRole('form', { name: 'Hear when giving opens' });
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(notifications(page)).toContainText('Failed to subscribe');
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.org');
  // The browser logs the failed request.
  consoleMessages.length = 0;
});

test.describe('a donor who returns from the payment page', () => {
  for (const [state, message] of [
    ['thanks', 'Thank you'],
    ['cancelled', 'Nothing was charged'],
  ] as const) {
    test(`is told ${state}, without claiming more than is known`, async ({ page }) => {
      await page.goto(`/donate?state=${state}`);
      const said = page.getByRole('main').getByRole('alert');
      await expect(said).toContainText(message);
      await ready(page);
      await expectNoAxeFaults(page);
    });
  }

  test('is told once: not on the next page, and again after Back', async ({ page }) => {
    await page.goto('/donate?state=thanks');
    await ready(page);
    await page.getByRole('main').getByRole('link', { name: 'privacy page' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByText('The payment page sent you back')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('The payment page sent you back')).toBeVisible();
  });

  test('is told nothing for an unknown state', async ({ page }) => {
    await page.goto('/donate?state=%3Cb%3Epaid');
    await ready(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('states that donations are closed, and the panel cannot be sent', async ({ page }) => {
    await page.goto('/donate');
    await expect(notOpen(page)).toBeVisible();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).not.toHaveAttribute('action');
    await expect(panel(page).getByRole('button')).toHaveCount(0);
  });

  test('offers the newsletter', async ({ page, database }) => {
    const address = `giver-${crypto.randomUUID()}@example.org`;
    await page.goto('/donate');
    const form = page.getByRole('main').getByRole('form', { name: 'Hear when giving opens' });
    await form.getByLabel('Email').fill(address);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/#newsletter-sent$/);
    expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);
  });
});
