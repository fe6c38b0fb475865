import type { Page } from '@playwright/test';
import { expectNoAxeFaultsInBothThemes } from './axe.ts';
import { answer, card, open, path, show, startDepth } from './calculators.ts';
import { expect, test } from './test.ts';

/** Records what the card announces to a screen reader from now on. */
const listen = (page: Page, id: string) =>
  page.evaluate((name) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const output = document.querySelector(`#${name} output`);
    if (!output) throw new Error(`${name} has no live region`);
    new MutationObserver(() => said.push(output.textContent ?? '')).observe(output, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, id);
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('works by keyboard alone: set, undo, reset @engines', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Pressure at depth' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(startDepth(page)).toBeVisible();
  await startDepth(page).focus();
  const before = await answer(page, 'c2').textContent();
  await page.keyboard.press('Tab');
  await expect(card(page, 'c2').getByRole('slider', { name: 'Start depth' })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(startDepth(page)).toHaveValue('1,080');
  await expect(answer(page, 'c2')).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(`${path}?c2.z=1080`);

  await card(page, 'c2').getByRole('button', { name: 'Reset to the reference plant' }).focus();
  await page.keyboard.press('Enter');
  await expect(startDepth(page)).toHaveValue('980');
  await expect(answer(page, 'c2')).toHaveText(before ?? '');
  await expect(page).toHaveURL(path);
});

test('makes a drag one history entry, however long', async ({ page }) => {
  await open(page);
  const slider = card(page, 'c1').getByRole('slider', { name: 'Depth' });
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.12, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 30 });
  await page.mouse.up();
  const depth = card(page, 'c1').getByRole('textbox', { name: 'Depth' });
  const inField = Number((await depth.inputValue()).replace(',', ''));
  expect(inField).toBeGreaterThan(7000);
  await expect(page).toHaveURL(`${path}?c1.z=${inField}`);
  await page.goBack();
  await expect(depth).toHaveValue('1,000');
  await expect(page).toHaveURL(path);
});

test('applies the settings of the address, and reports invalid ones', async ({ page }) => {
  await open(page, '?c2.V=2000&c2.z=9000&c2.mode=magic&c2.D=%3Cb%3E');
  await expect(card(page, 'c2').getByRole('textbox', { name: 'Volume' })).toHaveValue('2,000');
  await expect(startDepth(page)).toHaveValue('980');
  const note = card(page, 'c2').getByRole('note').filter({ hasText: 'could not be used' });
  await expect(note).toContainText('Start depth: “9000” is not among what it takes');
  await expect(note).toContainText('“magic”');
  await expect(note).toContainText('“<b>”');
  await startDepth(page).fill('1000');
  await expect(note).not.toContainText('9000');
});

test('shows the range for an invalid number, and marks the last results as outdated', async ({
  page,
}) => {
  await open(page);
  await show(page, 'Power stroke');
  const before = await answer(page, 'c2').textContent();
  for (const [typed, says] of [
    ['7000', 'Too high: the formulas hold for 20 to 6,000\u00a0m'],
    ['deep', 'This is not a number. Enter 20 to 6,000\u00a0m'],
    ['', 'Enter a number: 20 to 6,000\u00a0m'],
  ] as const) {
    await startDepth(page).fill(typed);
    await expect(startDepth(page)).toHaveAccessibleDescription(new RegExp(`^${says}`));
    await expect(startDepth(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(answer(page, 'c2')).toHaveText(before ?? '');
    await expect(card(page, 'c2')).toContainText('results of the last settings that could be used');
  }
  await expect(page).toHaveURL(path);
  await startDepth(page).fill('20');
  const ratio = card(page, 'c2').getByRole('textbox', { name: 'Pressure at the start' });
  await expect(ratio).toHaveAccessibleDescription(/start deeper/);
  await startDepth(page).fill('980');
  await expect(ratio).toHaveAttribute('aria-invalid', 'false');
});

test('lets a preset replace what is no number, even by the last number that was one', async ({
  page,
}) => {
  await open(page);
  await show(page, 'Carbon');
  const c9 = card(page, 'c9');
  const charge = c9.getByRole('textbox', { name: 'Carbon dioxide of what charges it' });
  const preset = c9.getByRole('button', { name: 'Charged by a gas peaker' });
  await preset.click();
  const value = await charge.inputValue();
  await charge.fill('a lot');
  await preset.click();
  await expect(charge).toHaveValue(value);
  await expect(charge).toHaveAttribute('aria-invalid', 'false');
});

test('leaves a group open that opened for an error, while the error is corrected', async ({
  page,
}) => {
  await open(page, '?c5.tIcC=10#c5');
  const c5 = card(page, 'c5');
  const field = (name: string) => c5.getByRole('textbox', { name });
  await c5.getByRole('heading', { name: 'The sea and the air' }).click();
  await field('Deep water').fill('12');
  const intercooled = field('Air into the later stages');
  await expect(intercooled).toHaveAttribute('aria-invalid', 'true');
  await intercooled.fill('15');
  await expect(intercooled).toHaveAttribute('aria-invalid', 'false');
  const group = c5.locator('details', { hasText: 'Compressors and their heat' });
  await expect(group).toHaveAttribute('open');
  await group.locator('summary').click();
  await expect(group).not.toHaveAttribute('open');
});

test('announces a result once typing pauses, and nothing while the page opens', async ({
  page,
}) => {
  // Before the page opens, since timers already running could not be paused.
  await page.clock.install();
  await open(page, '?c2.V=2000');
  await listen(page, 'c2');
  // Pauses the clock while typing, so that a slow machine makes no difference.
  await page.clock.pauseAt(Date.now() + 60_000);
  await startDepth(page).fill('');
  for (const key of '1200') {
    await page.keyboard.press(key);
    await page.clock.runFor(100);
  }
  await expect(answer(page, 'c2')).toHaveText(/^2\.\d+ MWh$/);
  expect(await said(page)).toEqual([]);
  await page.clock.runFor(500);
  await expect.poll(() => said(page)).toHaveLength(1);
  const [words] = await said(page);
  expect(words).toMatch(/megawatt-hours of work in one stroke from 1,200 to .* metres/);
  await page.clock.runFor(5000);
  expect(await said(page)).toHaveLength(1);
});

test('copies its link and exports its data @chromium', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?c1.z=500');
  await show(page, 'Power stroke');
  await startDepth(page).fill('1200');
  await card(page, 'c2').getByRole('button', { name: 'Copy link to these settings' }).click();
  await expect(card(page, 'c2').getByText('Copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search + new URL(link).hash).toBe('?c2.z=1200#c2');

  const coming = page.waitForEvent('download');
  await show(page, 'Pressure at depth');
  await card(page, 'c1').getByRole('button', { name: 'Download CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^\w+-c1\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const [head, first, ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n');
  expect(head).toBe('\ufeffdepth (m),absolute pressure (bar),density (kg/m³)');
  expect(first).toMatch(/^0,1\.01325,10\d\d\.\d+$/);
  expect(rest.at(-1)).toBe('');
});

test('computes the check values in the browser, beside the published ones', async ({ page }) => {
  await open(page);
  await card(page, 'c1').getByText('Check this').click();
  const table = card(page, 'c1').getByRole('table', { name: 'Computed here' });
  await expect(table.getByRole('row')).toHaveCount(14);
  await expect(table.getByText('agrees')).toHaveCount(13);
});

test('axe finds no faults in either theme @chromium', async ({ page }) => {
  // Tests the longest page.
  test.slow();
  await open(page, '?c2.z=20');
  await startDepth(page).fill('deep');
  // One run for all panels, since axe reads the whole page on each run.
  const panels = page.getByRole('tabpanel', { includeHidden: true });
  await panels.evaluateAll((all: HTMLElement[]) => {
    for (const { style } of all) style.display = 'block';
  });
  for (const check of await panels.getByText('Check this').all()) await check.click();
  await expect(panels.getByText('agrees').last()).toBeVisible();
  await expectNoAxeFaultsInBothThemes(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows results, charts, check values, and a table of all results', async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole('table', { name: 'What the calculators open with' });
    await expect(table).toBeVisible();
    await expect(table).toContainText('C2 Power stroke: work of the air in one stroke');
    await expect(table).toContainText('1.045 MWh');
    await expect(answer(page, 'c2')).toHaveText('1.045 MWh');
    await expect(card(page, 'c2').getByRole('img').first()).toBeVisible();
    await expect(card(page, 'c1').getByText('agrees')).toHaveCount(13);
  });

  test('submits its settings as the query that scripts would read', async ({ page }) => {
    await page.goto(path);
    await startDepth(page).fill('1200');
    await card(page, 'c2').getByRole('button', { name: 'Calculate' }).click();
    expect(new URL(page.url()).searchParams.get('c2.z')).toBe('1200');
  });
});

test('keeps settings as series of the chart, in the address, and removes them', async ({
  page,
}) => {
  await open(page);
  const c1 = card(page, 'c1');
  await c1.getByRole('button', { name: 'Keep to compare' }).click();
  const depth = c1.getByRole('textbox', { name: 'Depth' });
  await depth.fill('500');
  const list = c1.getByRole('list', { name: 'Compared with' });
  await expect(list.getByRole('listitem')).toContainText('1,000\u00a0m 101.9\u00a0bar');
  await expect(page).toHaveURL(`${path}?c1.vs1=reference&c1.z=500`);
  // Each chart has a version for another width, which is hidden.
  const series = c1.locator('svg').getByText('1,000\u00a0m').filter({ visible: true });
  await expect(series).toHaveCount(2);

  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Remove 1,000' }).click();
  await expect(list).toHaveCount(0);
  await expect(c1.getByRole('button', { name: 'Keep to compare' })).toBeFocused();
  await expect(page).toHaveURL(`${path}?c1.z=500`);
});
