import { expect, expectWithinASecond, hydrated, watchSubscription, test } from './test.ts';

/** Tests that change the shared glossary run serially. */
test.describe.configure({ mode: 'serial' });

test('the glossary shows database changes within a second, and keeps the search text', async ({
  page,
  database,
}) => {
  const following = await watchSubscription(page, 'glossary');
  await page.goto('/glossary');
  await hydrated(page);
  await following();
  const search = page.getByRole('searchbox', { name: 'Search terms and meanings' });
  await search.fill('berth');
  const term = page.getByRole('term').filter({ hasText: 'Berth' });
  await expect(term).toBeHidden();

  const row = {
    slug: 'berth',
    term: 'Berth',
    definition: 'Where a vessel lies between its strokes.',
    related: ['dock', 'not-written-yet'],
    status: 'published',
  };
  const path = 'glossary_terms?slug=eq.berth';
  const moored = page.getByText('Where a vessel is moored.');
  await expectWithinASecond(
    [() => database.insert('glossary_terms', row), () => expect(term).toBeVisible()],
    [
      () => database.update(path, { definition: 'Where a vessel is moored.' }),
      async () => {
        await expect(moored).toBeVisible();
        await expect(page.getByRole('link', { name: 'Dock' })).toBeVisible();
      },
    ],
    [() => database.update(path, { status: 'draft' }), () => expect(term).toBeHidden()],
  );
  await database.delete(path);
  await expect(search).toHaveValue('berth');
  await expect(search).toBeFocused();
});

test('a glossary word shows its definition and links to its entry', async ({ page, database }) => {
  const [entry] = await database.select('glossary_terms?slug=eq.exergy&select=definition');
  const definition = page.getByText(String(entry?.['definition']));
  await page.goto('/tes');
  await hydrated(page);
  await expect(definition).toBeHidden();
  await page.getByRole('button', { name: 'exergy', exact: true }).click();
  await expect(definition).toBeVisible();
  await page.getByRole('link', { name: 'In the glossary' }).click();
  await expect(page).toHaveURL(/\/glossary#exergy$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a glossary word links to its entry', async ({ page }) => {
    await page.goto('/tes');
    await page.getByRole('link', { name: 'exergy', exact: true }).click();
    await expect(page).toHaveURL(/\/glossary#exergy$/);
  });

  test('the glossary lists every published term', async ({ page, database }) => {
    await page.goto('/glossary');
    const published = await database.select('glossary_terms?status=eq.published&select=slug');
    expect(published.length).toBeGreaterThan(0);
    await expect(page.getByRole('term')).toHaveCount(published.length);
  });
});
