import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, hydrated, test } from './test.ts';

const physics = '/science/physics';
const diagrams = '/science/diagrams';

const cards = (page: Page) => page.getByRole('article');
const words = (page: Page) => page.getByRole('searchbox', { name: 'Words' });
const count = (page: Page) => page.getByRole('main').locator('search output');

test.describe('the equations', () => {
  test('are filtered while typing, and Back shows all of them again', async ({ page }) => {
    await page.goto(physics);
    await hydrated(page);
    await expect(cards(page)).toHaveCount(26);
    await words(page).fill('unesco depth');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText('E2 Depth at a pressure');
    await expect(count(page)).toHaveText('1 of 26 equations');
    await expect(page).toHaveURL(`${physics}?q=unesco+depth`);
    await page.goBack();
    await expect(cards(page)).toHaveCount(26);
    await expect(words(page)).toHaveValue('');
  });

  test('are filtered by subject, also from a link', async ({ page }) => {
    await page.goto(`${physics}?subject=sea`);
    await hydrated(page);
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('The air');
    await expect(cards(page)).toHaveCount(6);
    await expect(page).toHaveURL(`${physics}?subject=air`);
  });

  test('include the target of a hash link, whatever the filter', async ({ page }) => {
    await page.goto(`${physics}?subject=sea#e10`);
    await hydrated(page);
    await expect(page.locator('#e10')).toBeInViewport();
    await words(page).fill('unesco');
    await expect(page.locator('#e14')).toHaveCount(0);
    await page.locator('#example').getByRole('link', { name: 'E14' }).click();
    await expect(page.locator('#e14')).toBeInViewport();
  });

  test('offer to clear a filter without matches', async ({ page }) => {
    await page.goto(`${physics}?q=perpetual`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'No equation matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all equations' }).click();
    await expect(cards(page)).toHaveCount(26);
    await expect(words(page)).toBeFocused();
  });

  test('link the calculators that use them', async ({ page }) => {
    await page.goto(`${physics}#e10`);
    await hydrated(page);
    await page.locator('#e10').getByRole('link', { name: 'Calculator C2' }).click();
    await expect(page).toHaveURL('/science/calculators#c2');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all equations and the worked example are readable, and the filter is absent', async ({
    page,
  }) => {
    await page.goto(`${physics}?q=unesco`);
    await expect(cards(page)).toHaveCount(26);
    await expect(words(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: '12 How large the store is' })).toBeVisible();
    await expect(page.getByRole('math', { name: /61,642 cubic metres/ })).toBeVisible();
  });

  test('each diagram is drawn, named and described, and each chart has its table', async ({
    page,
  }) => {
    await page.goto(diagrams);
    const figures = await page.getByRole('main').getByRole('figure').all();
    expect(figures).toHaveLength(8);
    for (const figure of figures) {
      const picture = figure.getByRole('img').first();
      await expect(picture).toBeVisible();
      expect((await picture.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
    }
    const tables = page.locator('figure details', { hasText: 'Show as a table' });
    await expect(tables).toHaveCount(7);
    await expect(tables.first().locator('tbody tr').first()).toBeAttached();
    await expect(page.locator('figure details', { hasText: 'Description' })).toHaveCount(8);
  });
});

test('at 320 px wide equations and charts scroll or reflow, never the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [physics, diagrams, '/fundamentals', '/how-it-works']) {
    await page.goto(path);
    await hydrated(page);
    await expectNoSidewaysScroll(page);
  }
  // A scrollable region needs a name and keyboard focus.
  await page.goto(physics);
  await hydrated(page);
  const wide = page.getByRole('region', { name: /^Depth is a polynomial/ });
  await expect(wide).toHaveAttribute('tabindex', '0');
});
