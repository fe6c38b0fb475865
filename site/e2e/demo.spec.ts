import type { Page } from '@playwright/test';
import { expectNoAxeFaultsInBothThemes } from './axe.ts';
import { expect, expectNoSidewaysScroll, hydrated, test } from './test.ts';

const stroke = (page: Page) => page.getByRole('group', { name: 'One stroke, simulated' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Time and depth' });
const drawing = (page: Page) => stroke(page).getByRole('img', { name: /^A vessel rising/ });
const curves = (page: Page) => stroke(page).getByRole('img', { name: /^Four curves/ });
const ledgers = (page: Page) => page.getByText(/^In [\d,]+ − out /);

/**
 * Expects a ledger such as "In 449 − out 270 − lost 53 − held 126 = 0 kWh" to claim 0, and returns
 * the result of its left side.
 */
function rest(ledger: string) {
  const [left = '', right = ''] = ledger.split('=');
  const [first = NaN, ...others] = (left.match(/[\d,]+/g) ?? []).map((text) =>
    Number(text.replaceAll(',', '')),
  );
  expect(right.trim()).toMatch(/^0\s/);
  return others.reduce((sum, amount) => sum - amount, first);
}

test('plays and pauses by Space and K on its button, and announces where it stopped', async ({
  page,
}) => {
  await page.goto('/demo');
  await hydrated(page);
  const play = stroke(page).getByRole('button', { name: 'Play', exact: true });
  await play.focus();
  await page.keyboard.press('Space');
  await expect(stroke(page).getByRole('status')).toHaveText('Playing');
  await expect(slider(page)).not.toHaveValue('369');
  await page.keyboard.press('k');
  await expect(stroke(page).getByRole('status')).toHaveText(
    /^Stopped after \d+\smin \d+\ss, \d+\sm$/,
  );
  await expect(play).toBeFocused();
  await expect(page).toHaveURL(/[?&]at=\d+/);
});

test('plays to the dock and stays there', async ({ page }) => {
  await page.goto('/demo?at=700');
  await hydrated(page);
  await stroke(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(stroke(page).getByRole('button', { name: 'Replay' })).toBeVisible();
  await expect(stroke(page).getByRole('status')).toHaveText(/^In the dock after 12\smin/);
  await expect(stroke(page).getByText('355 m', { exact: true })).toBeVisible();
});

test('moves by the arrows on its slider and by its steps', async ({ page }) => {
  await page.goto('/demo');
  await hydrated(page);
  await slider(page).focus();
  await page.keyboard.press('PageDown');
  await expect(slider(page)).toHaveValue('359');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('11');
  await stroke(page).getByRole('button', { name: '+10' }).click();
  await expect(slider(page)).toHaveValue('21');
  await stroke(page).getByRole('button', { name: '−10' }).click();
  await expect(slider(page)).toHaveValue('11');
  await slider(page).press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^12\smin/);
});

test('keeps its settings in the address, validates them one by one, and follows Back', async ({
  page,
}) => {
  await page.goto('/demo?start=1500&volume=abc&at=60&rate=7&day=calm&hour=99');
  await hydrated(page);
  const depth = page.getByRole('slider', { name: 'Depth of the release' });
  await expect(depth).toHaveValue('1500');
  await expect(page.getByRole('slider', { name: 'Volume of the vessel' })).toHaveValue('1000');
  await expect(slider(page)).toHaveValue('60');
  await expect(page.getByRole('combobox', { name: 'Times real speed' })).toHaveValue('60');
  await expect(page.getByRole('radio', { name: 'Calm and grey' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Time of day' })).toHaveValue('12');

  await depth.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/start=1510/);
  await page.getByText('Windy night').click();
  await expect(page).toHaveURL(/day=windy/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Calm and grey' })).toBeChecked();
  await page.goBack();
  await expect(depth).toHaveValue('1500');
});

test('draws the charts of the day for the time in the address, even far from the viewport', async ({
  page,
}) => {
  await page.goto('/demo?hour=6');
  await expect(page.getByText(/^At 06:00 the plant gives/)).toBeAttached();
});

test('shows balances that close at every position', async ({ page }) => {
  await page.goto('/demo');
  await hydrated(page);
  for (const position of [0, 7, 61, 250, 499, 735, 750]) {
    await slider(page).fill(
      String(Math.min(position, Number(await slider(page).getAttribute('max')))),
    );
    expect(rest(await ledgers(page).first().innerText())).toBe(0);
  }
  const hour = page.getByRole('slider', { name: 'Time of day' });
  for (const day of ['Sunny', 'Windy night', 'Calm and grey']) {
    await page.getByText(day, { exact: true }).click();
    for (const time of ['0', '5.25', '13', '20.5', '24']) {
      await hour.fill(time);
      expect(rest(await ledgers(page).last().innerText())).toBe(0);
    }
  }
});

test('opens in the middle of the stroke, as prerendered', async ({ page, browser }) => {
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto('/demo');
  await page.goto('/demo');
  await hydrated(page);
  const marks = (on: Page) =>
    curves(on)
      .locator('circle')
      .evaluateAll((dots) =>
        dots.map((dot) => {
          const [box, frame] = [dot, dot.closest('[role="img"]')!].map((each) =>
            each.getBoundingClientRect(),
          );
          return [box!.x - frame!.x, box!.y - frame!.y].map(Math.round);
        }),
      );
  expect(await marks(page)).toHaveLength(4);
  expect(await marks(page)).toEqual(await marks(still));
  await expect(slider(page)).toHaveValue('369');
  await still.close();
});

for (const { width, height, parts } of [
  { width: 1440, height: 900, parts: ['drawing', 'readouts', 'curves', 'ledger'] },
  { width: 390, height: 844, parts: ['drawing', 'readouts'] },
]) {
  test(`shows ${parts.join(', ')} and slider in one screen of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/demo');
    await hydrated(page);
    await stroke(page).evaluate((group) => {
      const header = document.querySelector('header')!.getBoundingClientRect().height;
      scrollBy({ top: group.getBoundingClientRect().top - header, behavior: 'instant' });
    });
    const all = {
      drawing: drawing(page),
      readouts: stroke(page).locator('dl').first(),
      curves: curves(page),
      ledger: ledgers(page).first(),
    };
    const controls = (await stroke(page).getByRole('button').first().boundingBox())!;
    for (const part of parts) {
      const box = (await all[part as keyof typeof all].boundingBox())!;
      expect.soft(box.y, part).toBeGreaterThan(0);
      expect.soft(box.y + box.height, part).toBeLessThan(controls.y);
    }
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
  });
}

test('moves nothing by itself under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo');
  await hydrated(page);
  await expect(stroke(page).getByRole('button', { name: 'Play', exact: true })).toBeHidden();
  await expect(stroke(page).getByRole('table', { name: /Three moments/ })).toBeVisible();
  await stroke(page).getByRole('button', { name: '+10' }).click();
  await expect(slider(page)).toHaveValue('379');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the middle of the stroke and three moments, and no dead controls', async ({
    page,
  }) => {
    await page.goto('/demo');
    await expect(stroke(page).getByText(/^Time and depth: 6\smin 9\ss, \d+\sm$/)).toBeVisible();
    await expect(drawing(page)).toBeVisible();
    const moments = stroke(page).getByRole('table', { name: /Three moments/ });
    await expect(moments.getByRole('row')).toHaveCount(4);
    await expect(moments.getByRole('row', { name: /^Release/ })).toContainText('980');
    await expect(moments.getByRole('row', { name: /^Dock/ })).toContainText('355');
    await expect(stroke(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test('nothing shifts during hydration and playback', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/demo?at=600');
  await hydrated(page);
  await stroke(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(stroke(page).getByRole('button', { name: 'Replay' })).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('axe finds no faults in either theme', async ({ page }) => {
  await page.goto('/demo?at=300');
  await hydrated(page);
  await expectNoAxeFaultsInBothThemes(page);
});

for (const at of [0, 300, 738]) {
  test(`nothing overflows on the narrowest screen, after ${at} s`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/demo?at=${at}`);
    await hydrated(page);
    await expectNoSidewaysScroll(page);
  });
}
