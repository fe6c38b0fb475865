import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './axe.ts';
import { apiUrl } from './servers.ts';
import { expect, expectNoSidewaysScroll, hydrated, test } from './test.ts';

// No build of the tests has a payment page. With one: donate-open.spec.ts. Axe comes first, since a process
// of Firefox 153 crashes when Playwright has looked through this page by role before.

const panel = (page: Page) => page.getByRole('form', { name: 'Donate' });

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const notOpen = (page: Page) => page.getByRole('heading', { name: 'Donations are not open yet' });

for (const width of [1440, 390]) {
  test(`states first that donations are closed, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/donate');
    await hydrated(page);
    await expectNoSidewaysScroll(page);
    await expect(notOpen(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
}

test('who wants to hear when giving opens is put on the newsletter', async ({ page, database }) => {
  const address = `giver-${crypto.randomUUID()}@example.org`;
  await page.goto('/donate');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form', { name: 'Tell me when giving opens' });
  await form.getByLabel('Email').fill(address);
  await form.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(notifications(page)).toContainText('Successfully subscribed to newsletter!');
  expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);
});

test('reports a failed subscription, and keeps the address', async ({ page, consoleMessages }) => {
  await page.route(`${apiUrl}/rest/v1/newsletter_subs*`, (route) => route.abort());
  await page.goto('/donate');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form', { name: 'Tell me when giving opens' });
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
      await hydrated(page);
      await expectNoAxeFaults(page);
      const said = page.getByRole('main').getByRole('alert');
      await expect(said).toContainText(message);
    });
  }

  test('is told once: not on the next page, and again after Back @engines', async ({ page }) => {
    await page.goto('/donate?state=thanks');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'privacy page' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByText('The payment page sent you back')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('The payment page sent you back')).toBeVisible();
  });

  test('is told nothing for an unknown state @engines', async ({ page }) => {
    await page.goto('/donate?state=%3Cb%3Epaid');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that giving is not open, and has nothing to send', async ({ page }) => {
    await page.goto('/donate');
    await expect(notOpen(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });

  test('offers the newsletter', async ({ page, database }) => {
    const address = `giver-${crypto.randomUUID()}@example.org`;
    await page.goto('/donate');
    const form = page.getByRole('main').getByRole('form', { name: 'Tell me when giving opens' });
    await form.getByLabel('Email').fill(address);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/#newsletter-sent$/);
    expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);
  });
});
