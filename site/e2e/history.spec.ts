import { wholeChromium } from '@hadal/machine/chromium';
import { expect, followsMenu, hydrated, test } from './test.ts';

// Playwright turns it off, since most tests want a page to begin anew.
test.use({
  launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a page that one goes back to stands as it was left, and follows the menu again', async ({
  page,
  database,
  consoleMessages,
}) => {
  const socket = page.waitForEvent('websocket');
  await page.goto('/faq');
  await (await socket).waitForEvent('framereceived');
  await hydrated(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });

  await page.goto('/about');
  // What comes back has loaded long ago.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);

  await followsMenu(page, database);
  // The browser closes the socket, and says so.
  expect(consoleMessages.filter((message) => !message.includes('Back-Forward Cache'))).toEqual([]);
  consoleMessages.length = 0;
});
