import { card, open, path, show, startDepth } from './calculators.ts';
import { showPrinted } from './print.ts';
import { expect, expectNoSidewaysScroll, hydrated, test } from './test.ts';

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

test('has all of them after a navigation, for paper', async ({ page }) => {
  await page.goto('/science');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Calculators' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('tabpanel', { includeHidden: true }).locator('form')).toHaveCount(11);
});

test('returns to the previous settings on Back, without scrolling away', async ({ page }) => {
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

test('the plot in the head follows the depth of the calculator that is shown', async ({ page }) => {
  await open(page);
  const plot = page.getByRole('img', { name: /Pressure plotted against depth/ });
  const drawn = () => plot.innerHTML();
  const reference = await drawn();
  await card(page, 'c1').getByRole('textbox', { name: 'Depth' }).fill('3000');
  await expect.poll(drawn).not.toBe(reference);
  const deep = await drawn();
  await show(page, 'Power stroke');
  await expect.poll(drawn).not.toBe(deep);
  await show(page, 'Pressure at depth');
  await expect.poll(drawn).toBe(deep);
});

test('opens the calculator that the address names, or else one it has settings for', async ({
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

test('selects by the address before hydration', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(`${path}#c5`);
  await expect(card(page, 'c5').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(card(page, 'c1')).toBeHidden();
  await page.getByRole('link', { name: 'Steam', exact: true }).click();
  await expect(card(page, 'c6')).toBeVisible();
  await expect(card(page, 'c5')).toBeHidden();
});

test('shows the change that Back undoes', async ({ page }) => {
  await open(page);
  await card(page, 'c1').getByRole('textbox', { name: 'Salinity' }).fill('30');
  await show(page, 'Power stroke');
  await page.goBack();
  await expect(card(page, 'c1').getByRole('textbox', { name: 'Salinity' })).toHaveValue('35');
  await expect(card(page, 'c1')).toBeVisible();
});

test('opens the calculator and moves the focus there on a link from another page', async ({
  page,
}) => {
  await page.goto('/ops');
  await hydrated(page);
  await page.getByRole('link', { name: 'Set both yourself' }).click();
  await expect(page).toHaveURL(`${path}#c9`);
  await expect(page.getByRole('tabpanel', { name: 'Carbon' })).toBeFocused();
  await expect(card(page, 'c9').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('prints one card alone, and shows the others afterwards', async ({ page }) => {
  await open(page);
  await show(page, 'Power stroke');
  await showPrinted(page);
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

test('rarely used settings are fields once their group is opened', async ({ page }) => {
  await open(page, '#c5');
  await show(page, 'Round trip');
  const group = card(page, 'c5')
    .getByRole('group')
    .filter({ hasText: 'Compressors and their heat' });
  await group.getByText('Compressors and their heat').first().click();
  await group.getByRole('textbox', { name: 'Compressor stages' }).fill('4');
  await expect(page).toHaveURL(/[?&]c5\.\w+=4\b/);
});

test('nothing overflows on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectNoSidewaysScroll(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a calculator scrolls to it, with all others shown', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Round trip', exact: true }).click();
    await expect(card(page, 'c5').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(card(page, 'c1')).toBeVisible();
    await expect(card(page, 'c11')).toBeVisible();
  });

  test('rarely used settings can be read', async ({ page }) => {
    await page.goto(path);
    // By the keyboard: a click in the very frame of the jump could miss, as cards above get their real height.
    await card(page, 'c5')
      .locator('summary', { hasText: 'Compressors and their heat' })
      .press('Enter');
    const settings = card(page, 'c5').getByRole('table', { name: 'Compressors and their heat' });
    await expect(settings.getByRole('row', { name: /^Compressor stages 3$/ })).toBeVisible();
    await expect(settings.getByRole('textbox')).toHaveCount(0);
  });

  test('every table fits on A4 paper @chromium', async ({ page }) => {
    // 210 mm without the margins of 10 mm that browsers leave.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto(path);
    await showPrinted(page);
    const tables = await page.getByRole('table').evaluateAll((all: HTMLTableElement[]) =>
      all.map(({ caption, offsetWidth, parentElement }) => ({
        name: caption?.textContent,
        tooWide: Math.max(0, offsetWidth - parentElement!.clientWidth),
      })),
    );
    expect(tables.filter(({ name }) => name?.includes('computed here'))).toHaveLength(11);
    expect(tables.filter(({ tooWide }) => tooWide)).toEqual([]);
  });
});
