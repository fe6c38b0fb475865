import type { Page } from '@playwright/test';
import { addEditor, address, fillIn, isIn, passFactor, press, signIn } from './accounts.ts';
import { expect, test } from './test.ts';

test.describe('an inactive editor', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

  test('is warned after 28 minutes and signed out after 30, and keeps the draft', async ({
    page,
  }) => {
    const editor = await addEditor();
    await page.clock.install();
    await page.goto(address);
    await signIn(page, editor);
    await press(page, 'New term');
    const term = page.getByRole('dialog').getByRole('textbox', { name: 'Term', exact: true });
    await term.fill('Berth');

    await page.clock.fastForward('28:05');
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(term).toHaveValue('Berth');

    await page.clock.fastForward('28:05');
    await expect(question(page)).toBeVisible();
    await page.mouse.move(400, 400);
    // Waits for the session's renewal, which is due by now: a sign-out during it would make the
    // browser log a refused request.
    const renewed = page.waitForResponse(/grant_type=refresh_token/);
    await page.clock.fastForward('01:50');
    await renewed;
    await page.clock.fastForward('00:10');
    await expect(page.getByText('nothing happened here for half an hour')).toBeVisible();
    await expect(term).toHaveCount(0);
    await (await fillIn(page, editor)).click();
    await passFactor(page, editor, 1);
    await expect(term).toHaveValue('Berth');
  });

  test('is not warned while active in another tab, and one answer counts for all tabs', async ({
    page,
    context,
  }) => {
    const editor = await addEditor();
    await context.clock.install();
    const other = await context.newPage();
    await page.goto(address);
    await signIn(page, editor);
    await other.goto(address);
    await isIn(other, editor);

    await context.clock.fastForward('20:00');
    const activeAt = () => page.evaluate(() => localStorage.getItem('admin-active-at'));
    const before = await activeAt();
    await other.mouse.move(300, 300);
    // Tabs share their storage within moments, of which a clock that jumps leaves none.
    await expect.poll(activeAt).not.toBe(before);
    await context.clock.fastForward('10:00');
    await expect(question(page)).toHaveCount(0);
    await isIn(page, editor);
    await context.clock.fastForward('18:30');
    await expect(question(page)).toBeVisible();
    await press(other, 'Stay signed in');
    await expect(question(page)).toHaveCount(0);
    await isIn(page, editor);
  });

  test('is not kept signed in by a clock that was put back', async ({ page }) => {
    const editor = await addEditor();
    await page.clock.install();
    await page.goto(address);
    await signIn(page, editor);
    const activeAt = () => page.evaluate(() => Number(localStorage.getItem('admin-active-at')));
    const before = await activeAt();
    await page.clock.setSystemTime(before - 3_600_000);
    await page.mouse.move(300, 300);
    await expect.poll(activeAt).toBeLessThan(before - 3_500_000);
  });

  test('is signed out when the page is reopened later', async ({ page }) => {
    const editor = await addEditor();
    await page.goto(address);
    await signIn(page, editor);
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('admin-active-at', String(Date.now() - 31 * 60_000));
    });
    await page.goto(address);
    await expect(page.getByText('nothing happened here for half an hour')).toBeVisible();
  });
});
