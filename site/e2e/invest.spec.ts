import { deckHref } from '../app/deck/deck-file.ts';
import { expect, hydrated, test } from './test.ts';

test('states first that it is not an offer', async ({ page }) => {
  await page.goto('/invest');
  const [first] = await page.getByRole('main').getByRole('note').all();
  await expect(first!).toContainText('Information, not an offer');
  const heading = page.getByRole('heading', { level: 2 }).first();
  const [notice, next] = await Promise.all([first!.boundingBox(), heading.boundingBox()]);
  expect(notice!.y).toBeLessThan(next!.y);
});

test('links the deck as a file, and opens the slide that a link names', async ({
  page,
  request,
}) => {
  await page.goto('/invest#deck-cost');
  await hydrated(page);
  const slide = page.locator('#deck-cost');
  await expect(slide.getByText('As it stands, it is too dear.')).toBeVisible();
  const href = await page.getByRole('link', { name: 'Download the deck' }).getAttribute('href');
  expect(href).toBe(deckHref);
  const answer = await request.get(deckHref);
  expect(answer.headers()['content-type']).toBe('application/pdf');
});

test('fits its readiness table on a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/invest');
  await hydrated(page);
  const table = page.getByRole('table', { name: /Technology readiness/ });
  const { width, room } = await table.evaluate((element) => ({
    width: element.scrollWidth,
    room: element.parentElement!.clientWidth,
  }));
  expect(width).toBeLessThanOrEqual(room);
});

test('shows a drawing for each slide, and opens its words below its row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/invest');
  await hydrated(page);
  const tiles = page.locator('#deck details');
  await expect(tiles).toHaveCount(16);
  await expect(tiles.locator('summary svg[viewBox="0 0 240 135"]')).toHaveCount(16);
  const [third, fourth] = [tiles.nth(2).locator('summary'), tiles.nth(3).locator('summary')];
  await third.click();
  const words = tiles.nth(2).getByText('Three known machines and a new one');
  await expect(words).toBeVisible();
  const [beside, below] = await Promise.all([fourth.boundingBox(), words.boundingBox()]);
  expect(below!.y).toBeGreaterThan(beside!.y + beside!.height);
  expect(below!.x).toBeLessThan((await third.boundingBox())!.x);
  await fourth.click();
  await expect(words).toBeHidden();
});

test('shows the first sentence of every risk, the worst in the largest type', async ({ page }) => {
  await page.goto('/invest');
  const titles = page.locator('#risks ol h3');
  await expect(titles).toHaveCount(10);
  await expect(page.getByText('First plants at sea run late and over.')).toBeVisible();
  const sizes = await titles.evaluateAll((all) =>
    all.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
  );
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(new Set(sizes).size).toBe(3);
});
