import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test('the FAQ is searched in questions and answers, and a link shows all again', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const all = await questions(page).count();
  await page.getByRole('searchbox', { name: 'Words in a question or its answer' }).fill('StEnSea');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`1 of ${all} questions`);
  await expect(questions(page)).toHaveText([/StEnSea/]);

  await page.getByRole('link', { name: 'The sea and the climate' }).click();
  await expect(questions(page)).toHaveCount(all);
  await expect(page.getByRole('heading', { name: 'The sea and the climate' })).toBeInViewport();
});

test('a search without a match offers all questions', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('searchbox').fill('gravity batteries on rails');
  await expect(page.getByText('No question matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByText('No question matches')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('each page says when it was updated and how to cite it, also after navigation', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/Page updated \d+ \w+ 20\d\d\. Cite as: .*\/faq/);
  await footer.getByRole('link', { name: 'Mission' }).click();
  await expect(footer).toContainText(/Cite as: .*\/mission/);
  await footer.getByRole('link', { name: 'MIT licence' }).click();
  await expect(page).toHaveURL(/\/newsroom#licence$/);
});
