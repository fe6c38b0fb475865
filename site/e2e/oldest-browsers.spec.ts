import { card, open } from './calculators.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) =>
  // What Safari 16.4 and Chrome 111 lack of what later versions have.
  page.addInitScript(() => {
    const missing: [object, ...string[]][] = [
      [AbortSignal, 'any'],
      [Array, 'fromAsync'],
      [Element.prototype, 'checkVisibility'],
      [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover'],
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers', 'try'],
      [Response, 'json'],
      [Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf'],
      [URL, 'canParse', 'parse'],
      [URLSearchParams.prototype, 'size'],
      [window, 'Iterator', 'requestIdleCallback', 'scheduler', 'navigation'],
    ];
    for (const [owner, ...names] of missing)
      for (const name of names) Reflect.deleteProperty(owner, name);
  }),
);

test('the oldest supported browsers read and write settings in the address', async ({ page }) => {
  await open(page, '?c1.vs1=z_700');
  const depth = card(page, 'c1').getByRole('textbox', { name: 'Depth' });
  await depth.fill('500');
  await depth.press('Tab');
  await expect(page).toHaveURL(/c1\.z=500/);
  await expect(page).toHaveURL(/c1\.vs1=z_700/);
});

test('the oldest supported browsers keep the session of a visitor', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('auth');
});
