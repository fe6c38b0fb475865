import type { Page } from '@playwright/test';
import { addSignedInEditor, keepSignedIn, type SignedInEditor } from './accounts.ts';
import { button, termsOf } from './editor.ts';
import { apiUrl } from './servers.ts';
import { expect, test } from './test.ts';

let editor: SignedInEditor;
test.beforeAll(async () => {
  editor = await addSignedInEditor();
});
test.beforeEach(({ context }) => keepSignedIn(context, editor));

test('retries a failed import of the editor @fault', async ({ page, consoleMessages }) => {
  const code = /\/assets\/glossary-editor-.*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/admin/glossary');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page did not load');
  await page.unroute(code);
  await button(page, 'Try again').click();
  await expect(termsOf(page)).toHaveCount(20);
  consoleMessages.length = 0;
});

test.describe('a list that fails to load shows an error @fault', () => {
  const table = `${apiUrl}/rest/v1/glossary_terms*`;
  const message = (page: Page) => page.getByText('The terms did not load');

  test('and is fetched again automatically', async ({ page, consoleMessages }) => {
    await page.route(table, (route) => route.abort('connectionrefused'));
    await page.goto('/admin/glossary');
    await expect(message(page)).toBeVisible({ timeout: 20_000 });
    await page.unroute(table);
    await expect(termsOf(page)).toHaveCount(20, { timeout: 20_000 });
    consoleMessages.length = 0;
  });

  test('and is fetched at once on request', async ({ page, consoleMessages }) => {
    // Blocks the automatic retries: realtime cannot connect, and the page's clock is paused.
    await page.routeWebSocket(/realtime/, () => {});
    await page.clock.install();
    const stopped = Promise.withResolvers<void>();
    await page.route(table, async (route) => {
      await stopped.promise;
      await route.abort('connectionrefused');
    });
    const asked = page.waitForRequest(table);
    await page.goto('/admin/glossary');
    await asked;
    await page.clock.pauseAt(Date.now() + 60_000);
    stopped.resolve();
    await expect(message(page)).toBeVisible();
    await page.unroute(table);
    await button(page, 'Try again').press('Enter');
    await expect(termsOf(page)).toHaveCount(20);
    // The pressed button is gone.
    await expect(button(page, 'New term')).toBeFocused();
    consoleMessages.length = 0;
  });
});
