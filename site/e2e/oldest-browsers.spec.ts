import { card, open, path } from './calculators.ts';
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

test('the oldest supported browsers write settings to the address', async ({ page }) => {
  await open(page);
  const depth = card(page, 'c1').getByRole('textbox', { name: 'Depth' });
  await depth.fill('500');
  await depth.press('Tab');
  await expect(page).toHaveURL(`${path}?c1.z=500`);
});

test('the oldest supported browsers keep the session of a visitor', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('auth');
});
