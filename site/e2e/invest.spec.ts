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
