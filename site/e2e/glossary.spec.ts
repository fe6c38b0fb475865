import { expect, hydrated, test } from './test.ts';

/** What changes the glossary of everybody runs alone. */
test.describe.configure({ mode: 'serial' });

test('the glossary follows the database within a second, and keeps what is searched for', async ({
  page,
  database,
}) => {
  await page.goto('/glossary');
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent(
        'framereceived',
        ({ payload }) =>
          String(payload).includes('realtime:glossary') && String(payload).includes('Subscribed'),
      ),
    );
  await hydrated(page);
  await subscribed;
  const search = page.getByRole('searchbox', { name: 'Search terms and meanings' });
  await search.fill('berth');
  const term = page.getByRole('term').filter({ hasText: 'Berth' });
  await expect(term).toBeHidden();

  const [row] = await database.insert('glossary_terms', {
    slug: 'berth',
    term: 'Berth',
    definition: 'Where a vessel lies between its strokes.',
    related: ['dock', 'not-written-yet'],
    status: 'published',
  });
  await expect(term).toBeVisible({ timeout: 1000 });

  const path = `glossary_terms?id=eq.${String(row?.['id'])}`;
  await database.update(path, { definition: 'Where a vessel is moored.' });
  await expect(page.getByText('Where a vessel is moored.')).toBeVisible({ timeout: 1000 });
  await expect(page.getByRole('link', { name: 'Dock' })).toBeVisible();

  await database.update(path, { status: 'draft' });
  await expect(term).toBeHidden({ timeout: 1000 });
  await database.delete(path);
  await expect(search).toHaveValue('berth');
  await expect(search).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the glossary has every published term', async ({ page, database }) => {
    await page.goto('/glossary');
    const published = await database.select('glossary_terms?status=eq.published&select=slug');
    expect(published.length).toBeGreaterThan(0);
    await expect(page.getByRole('term')).toHaveCount(published.length);
  });
});
