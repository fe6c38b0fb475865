import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './axe.ts';
import { failures } from './failures.ts';
import { serveOpenGiving } from './open-giving/serve.ts';
import { apiUrl } from './servers.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

// The page with payment pages configured; donate.spec.ts covers it without.

test.describe.configure({ mode: 'default' });

const table = `${apiUrl}/rest/v1/donation_pledges*`;
const unique = () => `giver-${crypto.randomUUID()}@example.org`;
const panel = (page: Page) => page.getByRole('form', { name: 'Donate' });
const proceed = (page: Page) => page.getByRole('button', { name: /^Continue/ });

let giving: Awaited<ReturnType<typeof serveOpenGiving>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  giving = await serveOpenGiving();
});
test.afterAll(() => giving.close());
// Replaces the payment provider's page, the only part of the journey that is not ours.
test.beforeEach(({ context }) =>
  context.route('https://pay.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay here</title>' }),
  ),
);

/** Opens the page and waits for its hydration. */
async function start(page: Page) {
  await page.goto(giving.address);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form[aria-label="Donate"]') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
}

test('stores a pledge, opens the payment page, and restores the choice on Back', async ({
  page,
  database,
}) => {
  const email = unique();
  await start(page);
  const form = panel(page);
  await form.getByText('Monthly', { exact: true }).click();
  await form.getByText('$25').click();
  await form.getByLabel('Currency').selectOption('EUR');
  await form.getByText('Teaching', { exact: true }).click();
  await form.getByLabel('Email').fill(email);
  await proceed(page).dblclick();
  await expect(page).toHaveURL('https://pay.example/euro/monthly?sum=25');
  const noted = await database.select(`donation_pledges?email=eq.${email}`);
  expect(noted).toMatchObject([
    { frequency: 'monthly', amount: 25, currency: 'EUR', purpose: 'teaching' },
  ]);

  await page.goBack();
  await expect(form.getByText('You give, each month')).toHaveText(/€25/);
  await expect(form.getByRole('radio', { name: '€25' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Teaching' })).toBeChecked();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await proceed(page).click();
  await expect(page).toHaveURL('https://pay.example/euro/monthly?sum=25');

  await page.goto(`${giving.address}?state=thanks`);
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  await expect(form.getByText('You give, once')).toHaveText(/\$50/);
});

test('works by keyboard alone, 390 px wide', async ({ page, database }) => {
  const email = unique();
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page);
  await panel(page).getByRole('radio', { name: 'Once' }).focus();
  await page.keyboard.press('Tab');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('radio', { name: 'Other amount' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('1,250.50');
  await panel(page).getByLabel('Email').focus();
  await page.keyboard.type(email);
  await expectNoSidewaysScroll(page);
  await expectNoAxeFaults(page);
  await page.keyboard.press('Tab');
  await expect(proceed(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('https://pay.example/once?sum=1250.5');
  expect(await database.select(`donation_pledges?email=eq.${email}`)).toHaveLength(1);
});

for (const { name, fail } of failures) {
  test(`keeps every choice when the backend ${name}, and succeeds on retry @fault`, async ({
    page,
    database,
    consoleMessages,
  }) => {
    const email = unique();
    await page.clock.install();
    await page.route(table, fail);
    await start(page);
    await panel(page).getByText('$100').click();
    await panel(page).getByLabel('Email').fill(email);
    const asked = page.waitForRequest(table);
    await proceed(page).click();
    await asked;
    if (name === 'never answers') await page.clock.fastForward(60_000);
    await expect(panel(page).getByRole('alert')).toContainText('Nothing was charged');
    await expect(panel(page).getByRole('radio', { name: '$100' })).toBeChecked();

    await page.unroute(table);
    await proceed(page).click();
    await expect(page).toHaveURL('https://pay.example/once?sum=100');
    expect(await database.select(`donation_pledges?email=eq.${email}`)).toHaveLength(1);
    // The browser logs the failed request.
    consoleMessages.length = 0;
  });
}

test('stores two pledges from two tabs', async ({ page, context, database }) => {
  const email = unique();
  const other = await context.newPage();
  for (const [tab, amount] of [
    [page, '$10'],
    [other, '$250'],
  ] as const) {
    await start(tab);
    await panel(tab).getByText(amount, { exact: true }).click();
    await panel(tab).getByLabel('Email').fill(email);
  }
  await Promise.all([page, other].map((tab) => proceed(tab).click()));
  await expect(page).toHaveURL('https://pay.example/once?sum=10');
  await expect(other).toHaveURL('https://pay.example/once?sum=250');
  const noted = await database.select(`donation_pledges?email=eq.${email}`);
  expect(new Set(noted.map(({ amount }) => amount))).toEqual(new Set([10, 250]));
  await page.goBack();
  await expect(panel(page).getByText('You give, once')).toHaveText(/\$10/);
});

test('reports an invalid amount at its field', async ({ page }) => {
  await start(page);
  await panel(page).getByRole('radio', { name: 'Other amount' }).check();
  await panel(page).getByRole('textbox', { name: 'Other amount' }).fill('10,001');
  await proceed(page).click();
  const problem = 'The most we can take is $10,000';
  await expect(panel(page).getByRole('alert')).toContainText(problem);
  const own = panel(page).getByRole('textbox', { name: 'Other amount' });
  await expect(own).toHaveAccessibleDescription(new RegExp(problem.replace('$', '\\$')));
  await expect(page).toHaveURL(giving.address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores a pledge and links the payment page', async ({ page, database }) => {
    const email = unique();
    await page.goto(giving.address);
    await panel(page).getByText('Monthly', { exact: true }).click();
    await panel(page).getByRole('radio', { name: 'Other amount' }).check();
    await panel(page).getByRole('textbox', { name: 'Other amount' }).fill('$ 1,250');
    await panel(page).getByLabel('Email').fill(email);
    await proceed(page).click();
    await expect(page).toHaveURL(/\/donate#pledge-sent$/);
    const onward = page.getByRole('link', { name: 'Monthly in USD' });
    await expect(onward).toHaveAttribute('href', 'https://pay.example/monthly');
    await page.goBack();
    const noted = await database.select(`donation_pledges?email=eq.${email}`);
    expect(noted).toMatchObject([{ frequency: 'monthly', amount: 1250, currency: 'USD' }]);
  });

  test('rejects an invalid amount and says so', async ({ page }) => {
    await page.goto(giving.address);
    await panel(page).getByRole('radio', { name: 'Other amount' }).check();
    await panel(page).getByRole('textbox', { name: 'Other amount' }).fill('lots');
    await proceed(page).click();
    // Waits for the load event: until the stylesheet applies, hidden content is visible.
    await page.waitForURL(/\/donate#pledge-invalid$/);
    const said = page.locator('[id^="pledge-"]').filter({ visible: true });
    await expect(said).toHaveText(/not a figure/);
  });
});
