import { wholeChromium } from '@hadal/machine/chromium';
import { expect, followsMenu, hydrated, test } from './test.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a page restored from the back/forward cache keeps its state and resubscribes to the menu', async ({
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
  // A restored page fires no load event, and replaces the page left some time after the commit.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'persisted') === true);

  await followsMenu(page, database);
  // The browser logs that it closed the WebSocket.
  expect(consoleMessages.filter((message) => !message.includes('Back-Forward Cache'))).toEqual([]);
  consoleMessages.length = 0;
});
