import { card, open, path, show, startDepth } from './calculators.ts';
import { expect, hydrated, test } from './test.ts';

test('eleven calculators stand in order, each with its answer and how far to trust it', async ({
  page,
}) => {
  await open(page);
  const tabs = await page.getByRole('tablist', { name: 'Calculators' }).getByRole('tab').all();
  const targets = await Promise.all(tabs.map((tab) => tab.getAttribute('href')));
  expect(targets).toEqual([
    '#c1',
    '#c2',
    '#c3',
    '#c4',
    '#c5',
    '#c6',
    '#c7',
    '#c8',
    '#c9',
    '#c10',
    '#c11',
  ]);
  for (const [index, tab] of tabs.entries()) {
    await tab.click();
    const each = page.locator(targets[index] ?? '');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(each.getByRole('heading', { level: 2 })).toHaveCount(1);
    for (const note of ['Valid for', 'Source', 'What this ignores']) {
      await expect(each.getByRole('term').filter({ hasText: note })).toHaveCount(1);
    }
    await expect(each.getByRole('button', { name: 'Copy link to these settings' })).toHaveCount(1);
    await expect(each.getByRole('button', { name: /^Download CSV/ }).first()).toBeAttached();
    await expect(each.getByText('Check this')).toHaveCount(1);
  }
});

test('goes back to what was set before, without losing the place', async ({ page }) => {
  await open(page, '?c1.S=30');
  await show(page, 'Power stroke');
  await startDepth(page).fill('1500');
  await expect(page).toHaveURL(`${path}?c1.S=30&c2.z=1500`);
  await card(page, 'c2').getByText('To the brim', { exact: true }).click();
  await expect(page).toHaveURL(`${path}?c1.S=30&c2.z=1500&c2.mode=spill`);
  const place = await page.evaluate(() => scrollY);

  await page.goBack();
  await expect(card(page, 'c2').getByRole('radio', { name: 'In part' })).toBeChecked();
  await expect(startDepth(page)).toHaveValue(/^1,?500$/);
  await page.goBack();
  await expect(startDepth(page)).toHaveValue('980');
  await expect(card(page, 'c1').locator('[name="c1.S"]').first()).toHaveValue('30');
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(startDepth(page)).toHaveValue(/^1,?500$/);
});

test('the address opens the calculator that it names, or else one that it has settings of', async ({
  page,
}) => {
  await open(page, '#c5');
  await expect(card(page, 'c5').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Round trip' })).toBeInViewport();
  await open(page, '?c8.cycles=200#c2');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Power stroke');
  await open(page, '?c2.z=1500');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Power stroke');
});

test('while its scripts have not come, the address selects', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(`${path}#c5`);
  await expect(card(page, 'c5').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(card(page, 'c1')).toBeHidden();
  await page.getByRole('link', { name: 'Steam', exact: true }).click();
  await expect(card(page, 'c6')).toBeVisible();
  await expect(card(page, 'c5')).toBeHidden();
});

test('what Back undoes is seen', async ({ page }) => {
  await open(page);
  await card(page, 'c1').getByRole('textbox', { name: 'Salinity' }).fill('30');
  await show(page, 'Power stroke');
  await page.goBack();
  await expect(card(page, 'c1').getByRole('textbox', { name: 'Salinity' })).toHaveValue('35');
  await expect(card(page, 'c1')).toBeVisible();
});

test('a link from another page leads to the calculator, and focus goes along', async ({ page }) => {
  await page.goto('/ops');
  await hydrated(page);
  await page.getByRole('link', { name: 'Set both yourself' }).click();
  await expect(page).toHaveURL(`${path}#c9`);
  await expect(page.getByRole('tabpanel', { name: 'Carbon' })).toBeFocused();
  await expect(card(page, 'c9').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('prints one card alone, and shows the others again', async ({ page }) => {
  await open(page);
  await show(page, 'Power stroke');
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, 'c1')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      const heads = [...document.querySelectorAll('main h2')].filter((head) =>
        head.checkVisibility(),
      );
      document.title = heads.map((head) => head.textContent).join();
    };
  });
  await card(page, 'c2')
    .getByRole('button', { name: 'Print', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveTitle('What does one stroke give?');
  await expect(card(page, 'c1')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(card(page, 'c1')).toBeVisible();
});

test('nothing scrolls sideways on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a calculator leads there, with all others around it', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Round trip', exact: true }).click();
    await expect(card(page, 'c5').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(card(page, 'c1')).toBeVisible();
    await expect(card(page, 'c11')).toBeVisible();
  });
});
