import { apiUrl } from './servers.ts';
import { expect, hydrated, test } from './test.ts';

const unique = () => `reader-${crypto.randomUUID()}@example.org`;

test.describe('the newsletter form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
  });

  test('stores a trimmed address, says so, and clears the field', async ({ page, database }) => {
    const address = unique();
    const field = page.getByLabel('Email');
    await field.fill(`  ${address}  `);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Successfully subscribed to newsletter!')).toBeVisible();
    await expect(field).toHaveValue('');
    const [row] = await database.select(`newsletter_subs?email=eq.${address}`);
    expect(row).toMatchObject({ email: address, source: 'footer_form' });
  });

  test('says "..." and takes no second click while it sends', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let sent = 0;
    await page.route(`${apiUrl}/rest/v1/newsletter_subs*`, async (route) => {
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
    await expect(page.getByText('Successfully subscribed to newsletter!')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('tells an address that it is already subscribed, in any case', async ({
    page,
    database,
    consoleMessages,
  }) => {
    const address = unique();
    await database.insert('newsletter_subs', { email: address, source: 'footer_form' });
    await page.getByLabel('Email').fill(address.toUpperCase());
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText("You're already subscribed!")).toBeVisible();
    // The browser itself reports the 409.
    consoleMessages.length = 0;
  });

  test('keeps what was typed when it fails', async ({ page, consoleMessages }) => {
    await page.route(`${apiUrl}/rest/v1/newsletter_subs*`, (route) =>
      route.fulfill({ status: 500, body: 'down' }),
    );
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
    consoleMessages.length = 0;
  });

  for (const [typed, message] of [
    ['', 'Invalid email address'],
    ['ada@example', 'Invalid email address'],
    ['ada', 'Invalid email address'],
  ] as const) {
    test(`refuses "${typed}" and keeps it`, async ({ page }) => {
      await page.getByLabel('Email').fill(typed);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(typed);
      await expect(page.getByLabel('Email')).toBeFocused();
    });
  }

  test('is limited and required in the markup too', async ({ page }) => {
    await expect(page.getByLabel('Email')).toHaveAttribute('maxlength', '255');
    await expect(page.getByLabel('Email')).toHaveAttribute('required', '');
  });
});

test.describe('the newsletter form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores the address and says so', async ({ page, database }) => {
    const address = unique();
    await page.goto('/');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/#newsletter-sent$/);
    await expect(page.getByText('Successfully subscribed to newsletter!')).toBeVisible();
    expect(await database.select(`newsletter_subs?email=eq.${address}`)).toHaveLength(1);
  });

  test('tells an address that it is already subscribed', async ({ page, database }) => {
    const address = unique();
    await database.insert('newsletter_subs', { email: address, source: 'footer_form' });
    await page.goto('/');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText("You're already subscribed!")).toBeVisible();
  });
});
