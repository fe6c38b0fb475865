import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;

/** A term of the test's own, and what an operator sees of it. */
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
  // A dialog that the address opens hides the rest from screen readers, and from here.
  const start = page.getByRole('button', { name: 'New term', includeHidden: true });
  await expect(start).toBeVisible({ timeout: 20_000 });
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
export const row = (page: Page, term: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: term, exact: true }) });
export const termsOf = (page: Page) => page.getByRole('rowheader');
