import { expect, expectWithinASecond, hydrated, watchSubscription, test } from './test.ts';

/** Tests that change the shared menu run serially. */
test.describe.configure({ mode: 'serial' });

test('the open menu shows database changes within a second, and keeps the focus', async ({
  page,
  database,
}) => {
  const following = await watchSubscription(page, 'menu');
  await page.goto('/');
  await hydrated(page);
  await following();

  const menu = page.getByRole('navigation', { name: 'Main' });
  const engage = menu.getByRole('button', { name: 'Engage' });
  await engage.click();
  await menu.getByRole('link', { name: /^Invest/ }).focus();
  const added = menu.getByRole('link', { name: 'Visit a Plant' });

  const row = { section: 'Engage', title: 'Visit a Plant', slug: '/visit', order_index: 99 };
  const path = 'menu_items?slug=eq./visit';
  const isShown = () => expect(added).toBeVisible();
  const isHidden = () => expect(added).toBeHidden();
  await expectWithinASecond(
    [() => database.insert('menu_items', row), isShown],
    [() => database.update(path, { visible: false }), isHidden],
    [() => database.update(path, { visible: true }), isShown],
    [() => database.delete(path), isHidden],
  );

  await expect(engage).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: /^Invest/ })).toBeFocused();
});

test('unchanged data does not render', async ({ page, database }) => {
  const following = await watchSubscription(page, 'menu');
  await page.goto('/');
  await hydrated(page);
  await following();
  await page.evaluate(() => {
    const menu = document.querySelector('header nav');
    if (!menu) throw new Error('no menu');
    const state = { changes: 0 };
    Object.assign(window, { state });
    new MutationObserver((records) => (state.changes += records.length)).observe(menu, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  const fetched = page.waitForResponse(/menu_items/);
  await database.update('menu_items?slug=eq./faq', { updated_at: new Date().toISOString() });
  await fetched;
  await page.waitForTimeout(300);
  expect(
    await page.evaluate(() => (window as unknown as { state: { changes: number } }).state),
  ).toEqual({
    changes: 0,
  });
});
