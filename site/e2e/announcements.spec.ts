import { PUBLISHABLE_KEY } from '@hadal/backend';
import { createClient } from '@supabase/supabase-js';
import type { Page } from '@playwright/test';
import { apiUrl } from './servers.ts';
import { expect, followsMenu, hydrated, watchSubscription, test } from './test.ts';

/** Opens a page that is subscribed to the menu, with the section open that the tests change. */
async function follow(page: Page) {
  const following = await watchSubscription(page, 'menu');
  await page.goto('/faq');
  await hydrated(page);
  await following();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Engage' })
    .click();
}

const newLink = () => ({
  section: 'Engage',
  title: `Written ${crypto.randomUUID()}`,
  slug: `/${crypto.randomUUID()}`,
  order_index: 99,
});

test('a change of the menu reaches an open page @engines', async ({ page, database }) => {
  await page.goto('/faq');
  await hydrated(page);
  await followsMenu(page, database);
});

test('an announced change reaches every open page, with a session or without', async ({
  page,
  browser,
  database,
}) => {
  const context = await browser.newContext();
  await context.route(`${apiUrl}/auth/v1/signup*`, (route) => route.abort());
  const withoutSession = await context.newPage();
  const pages = [page, withoutSession];
  for (const each of pages) await follow(each);

  const row = newLink();
  await database.insert('menu_items', row);
  for (const each of pages) await expect(each.getByRole('link', { name: row.title })).toBeVisible();
  await database.update(`menu_items?slug=eq.${row.slug}`, { visible: false });
  for (const each of pages) await expect(each.getByRole('link', { name: row.title })).toBeHidden();
  await database.delete(`menu_items?slug=eq.${row.slug}`);
  expect(await withoutSession.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    'access_token',
  );
  await context.close();
});

test("a visitor's forged announcement reaches no page @chromium", async ({ page, database }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await follow(page);

  const forged = `forged ${crypto.randomUUID()}`;
  for (const isPrivate of [true, false]) {
    const forger = createClient(apiUrl, PUBLISHABLE_KEY, { auth: { persistSession: false } });
    const channel = forger.channel('menu', { config: { private: isPrivate } });
    await new Promise((resolve) => channel.subscribe(resolve));
    const message = { event: 'menu_changed', payload: { forged } };
    await channel.send({ type: 'broadcast', ...message });
    // realtime-js falls back to HTTP, so a forger may try that too.
    await fetch(`${apiUrl}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic: 'menu', private: isPrivate, ...message }] }),
    });
    await forger.removeAllChannels();
    await forger.realtime.disconnect();
  }

  // A genuine announcement sent later has arrived, so the forged one is not merely late.
  const row = newLink();
  await database.insert('menu_items', row);
  await expect(page.getByRole('link', { name: row.title })).toBeVisible();
  await expect.poll(() => frames.filter((frame) => frame.includes('menu_changed'))).not.toEqual([]);
  expect(frames.filter((frame) => frame.includes(forged))).toEqual([]);
  await database.delete(`menu_items?slug=eq.${row.slug}`);
});
