import { addSignedInEditor, keepSignedIn, type SignedInEditor } from './accounts.ts';
import { expectNoAxeFaultsInBothThemes } from './axe.ts';
import { dialog, open, termsOf } from './editor.ts';
import { expect, test } from './test.ts';

// Serial, since each test's changes would show in the others' pages.
test.describe.configure({ mode: 'default' });

let ada: SignedInEditor;
test.beforeAll(async () => {
  ada = await addSignedInEditor();
});
test.beforeEach(({ context }) => keepSignedIn(context, ada));

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.slow();

    test('nothing overflows, and axe finds no faults in either theme', async ({ page }) => {
      await open(page);
      await expect(termsOf(page)).toHaveCount(20);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByLabel('Order').selectOption('Latest change first');
      await expect(page).toHaveURL(/sort=-updated_at/);
      await expectNoAxeFaultsInBothThemes(page);
      for (const [name, shown] of [
        [/^Edit /, 'In the glossary'],
        [/^History of /, /^Restore this version|As it is now/],
      ] as const) {
        await page.getByRole('button', { name }).first().click();
        await expect(dialog(page).getByText(shown).first()).toBeVisible();
        await expectNoAxeFaultsInBothThemes(page, '[role=dialog]');
        const beyond = await dialog(page).evaluate(
          (sheet) => sheet.scrollWidth - sheet.clientWidth,
        );
        expect(beyond).toBe(0);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      }
    });
  });
}
