import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;

/** Adds a term for one test, and lets it read the term as an operator. */
export async function addTerm(database: {
  insert: (table: string, row: object) => Promise<object[]>;
}) {
  const slug = unique('sounding');
  const term = `Sounding ${slug.slice(-8)}`;
  const row = { slug, term, definition: 'How deep it is here.', category: 'Soundings' };
  await database.insert('glossary_terms', row);
  return { slug, term };
}

export async function open(page: Page, query = '') {
  await page.goto(`/admin/glossary${query}`);
  // An open dialog hides the rest of the page from the accessibility tree.
  const start = page.getByRole('button', { name: 'New term', includeHidden: true });
  await expect(start).toBeVisible({ timeout: 20_000 });
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
export const row = (page: Page, term: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: term, exact: true }) });
export const termsOf = (page: Page) => page.getByRole('rowheader');
