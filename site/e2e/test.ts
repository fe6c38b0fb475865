import { expect, test as base, type Page } from '@playwright/test';
import { apiUrl } from './servers.ts';

/** What an operator does with the secret key. */
class Database {
  private async request(method: string, path: string, body?: unknown) {
    const response = await fetch(`${apiUrl}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: process.env['E2E_SECRET_KEY'] ?? '',
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>[];
  }

  insert = (table: string, row: object) => this.request('POST', table, row);
  update = (path: string, change: object) => this.request('PATCH', path, change);
  delete = (path: string) => this.request('DELETE', path);
  select = (path: string) => this.request('GET', path);
}

interface Fixtures {
  /** Everything the page said that it should not have. Checked after every test. */
  consoleMessages: string[];
  database: Database;
}

/** Every test also promises a silent console. */
export const test = base.extend<Fixtures>({
  consoleMessages: [
    async ({ page }, provide) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await provide(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
  database: new Database(),
});

export { expect };

/** Resolves once scripts have taken over all of the prerendered page: frame, menus and form. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    ['#root', 'header nav button', 'header nav ul button', '[name="email"]'].every((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    ),
  );
