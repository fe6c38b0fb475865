import type { Browser, Page } from '@playwright/test';
import { addSignedInEditor, keepSignedIn, type SignedInEditor } from './accounts.ts';
import { expectNoAxeFaults } from './axe.ts';
import { addTerm, button, dialog, field, open, row, termsOf, unique } from './editor.ts';
import { siteUrl } from './servers.ts';
import { expect, test } from './test.ts';

// Serial, since each test's changes would show in the others' pages.
test.describe.configure({ mode: 'default' });

let ada: SignedInEditor;
let grace: SignedInEditor;
test.beforeAll(async () => {
  [ada, grace] = await Promise.all([addSignedInEditor(), addSignedInEditor()]);
});
test.beforeEach(({ context }) => keepSignedIn(context, ada));

test('searches, filters, sorts and pages the list as the address says', async ({ page }) => {
  await open(page);
  await expect(termsOf(page)).toHaveCount(20);
  await button(page, 'Next').click();
  await expect(page).toHaveURL(/page=2/);
  const second = await termsOf(page).first().textContent();
  await page.goBack();
  await expect(termsOf(page).first()).not.toHaveText(second ?? '');
  await page.getByRole('searchbox', { name: 'Search' }).fill('PRESSURE hydro');
  await expect(termsOf(page)).toContainText(['Hydrostatic pressure']);
  await expect(page).toHaveURL(/q=PRESSURE\+hydro/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('PRESSURE hydro');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Drafts');
  await expect(page.getByRole('heading', { name: 'No term matches' })).toBeVisible();
  await button(page, 'Show all terms').click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.getByRole('columnheader', { name: 'Term' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-term/);
  await expect(page.getByRole('columnheader', { name: 'Term' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const names = await termsOf(page).allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })));
});

test('adds a term with the keyboard alone, previews it, and returns the focus', async ({
  page,
  database,
}) => {
  const name = unique('Fathom');
  await open(page);
  await button(page, 'New term').press('Enter');
  await expect(field(page, 'Term')).toBeFocused();
  await page.keyboard.type(name);
  await expect(field(page, 'Address')).toHaveValue(name.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Six feet of water.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ftm');
  const preview = dialog(page).locator('dl');
  await expect(preview).toContainText(name);
  await expect(preview).toContainText('Six feet of water.');
  await expect(preview).toContainText('symbol: ftm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Buo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove Buoyancy')).toBeVisible();
  await field(page, 'Term').press('Enter');
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();
  await expect(button(page, 'New term')).toBeFocused();
  const [stored] = await database.select(`glossary_terms?slug=eq.${name.toLowerCase()}`);
  expect(stored).toMatchObject({
    definition: 'Six feet of water.',
    symbol: 'ftm',
    unit: null,
    related: ['buoyancy'],
    status: 'draft',
  });
});

test('shows errors at their fields, whether found by the page or the database', async ({
  page,
  consoleMessages,
}) => {
  await open(page, '?edit=new');
  await button(page, 'Save the term').click();
  await expect(dialog(page).getByRole('link', { name: /^Enter the term/ })).toBeVisible();
  await expect(field(page, 'Term')).toHaveAccessibleDescription(/^Enter the term/);
  await field(page, 'Term').fill('Bell');
  await field(page, 'Address').fill('buoyancy');
  await field(page, 'Meaning').fill('Rings.');
  await field(page, 'Symbol').fill('far too long for a symbol');
  await field(page, 'Unit').focus();
  await expect(field(page, 'Symbol')).toHaveAccessibleDescription(/20 characters or fewer/);
  await field(page, 'Symbol').fill('');
  await button(page, 'Save the term').click();
  await expect(field(page, 'Address')).toHaveAccessibleDescription(/Another term has this address/);
  await expect(field(page, 'Meaning')).toHaveValue('Rings.');
  // The browser logs the refused request.
  consoleMessages.length = 0;
});

test('publishes, hides and deletes a term, each with undo', async ({ page, database }) => {
  const { slug, term } = await addTerm(database);
  const stored = async () => (await database.select(`glossary_terms?slug=eq.${slug}`))[0];
  await open(page, `?q=${slug}`);
  await button(page, `Publish ${term}`).click();
  await expect(row(page, term)).toContainText('Published');
  expect(await stored()).toMatchObject({ status: 'published' });
  await button(page, 'Undo').click();
  await expect(row(page, term)).toContainText('Draft');
  const before = await stored();
  await button(page, `Delete ${term}`).press('Enter');
  await expect(page.getByRole('heading', { name: 'No term matches' })).toBeVisible();
  await expect(button(page, 'New term')).toBeFocused();
  expect(await stored()).toBeUndefined();
  await button(page, 'Undo').click();
  await expect(row(page, term)).toBeVisible();
  const anew = { id: expect.any(Number), updated_at: expect.any(String), updated_by: ada.id };
  expect(await stored()).toEqual({ ...before, ...anew });
});

test('shows both versions to two editors of one term, and loses no text', async ({
  page,
  browser,
  database,
}) => {
  const { slug, term } = await addTerm(database);
  const other = await openAs(browser, grace, `?q=${slug}`);
  await open(page, `?q=${slug}`);
  for (const each of [page, other]) await button(each, `Edit ${term}`).click();
  await field(other, 'Meaning').fill('How deep it is, says Grace.');
  await field(other, 'Unit').fill('m');
  await field(page, 'Meaning').fill('How deep it is, says Ada.');
  await field(page, 'Symbol').fill('d');
  await button(other, 'Save the term').click();
  // The warning appears while she types, and leaves her draft alone.
  await expect(dialog(page).getByText('Somebody has saved this term meanwhile')).toBeVisible();
  await expect(field(page, 'Meaning')).toHaveValue('How deep it is, says Ada.');

  await button(page, 'Save the term').click();
  await expect(dialog(page).getByText(`${grace.email} has saved this term`)).toBeVisible();
  const choice = (name: string) => dialog(page).getByRole('radiogroup', { name });
  await expect(choice('Unit').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await expect(choice('Symbol').getByRole('radio', { name: 'Mine' })).toBeChecked();
  await expect(choice('Meaning')).toContainText('says Grace');
  await expect(choice('Meaning')).toContainText('says Ada');
  await expectNoAxeFaults(page, '[role=dialog]');
  await button(page, 'Save this version').click();
  await expect(choice('Meaning')).toContainText('Choose one of the two');
  await expect(choice('Meaning').getByRole('radio').first()).toBeFocused();
  await choice('Meaning').getByText('Mine', { exact: true }).click();
  await button(page, 'Save this version').click();
  await expect(page.getByText(`“${term}” is saved.`)).toBeVisible();
  expect((await database.select(`glossary_terms?slug=eq.${slug}`))[0]).toMatchObject({
    definition: 'How deep it is, says Ada.',
    symbol: 'd',
    unit: 'm',
  });

  // The other editor is told as well, and her version is in the history.
  await expect(row(other, term)).toContainText('Changed by somebody else');
  await button(other, `History of ${term}`).click();
  await expect(dialog(other).getByText(`${ada.email} changed it`)).toBeVisible();
  await expect(dialog(other).getByText('is “How deep it is, says Grace.”')).toBeVisible();
  await dialog(other).getByRole('button', { name: 'Restore this version' }).first().click();
  await expect(row(page, term)).toContainText('says Grace');
});

async function openAs(browser: Browser, editor: SignedInEditor, query: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl });
  await keepSignedIn(context, editor);
  const page = await context.newPage();
  await open(page, query);
  return page;
}

test('saves a term deleted under an open dialog as a new one', async ({ page, database }) => {
  const { slug, term } = await addTerm(database);
  await open(page, `?q=${slug}`);
  await button(page, `Edit ${term}`).click();
  await field(page, 'Unit').fill('m');
  await database.delete(`glossary_terms?slug=eq.${slug}`);
  await expect(dialog(page).getByText('Somebody has deleted this term')).toBeVisible();
  await button(page, 'Save it as a new term').click();
  await expect(row(page, term)).toBeVisible();
  expect((await database.select(`glossary_terms?slug=eq.${slug}`))[0]).toMatchObject({ unit: 'm' });
});

test('says that the term of an old address was deleted, and offers no empty one in its place', async ({
  page,
  database,
}) => {
  const { slug } = await addTerm(database);
  const [stored] = await database.select(`glossary_terms?slug=eq.${slug}`);
  await database.delete(`glossary_terms?slug=eq.${slug}`);
  await open(page, `?edit=${String(stored?.['id'])}`);
  await expect(page.getByRole('dialog', { name: 'This term no longer exists' })).toBeVisible();
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/glossary');
});

test('lists a deleted term, and restores it with its history', async ({ page, database }) => {
  const { slug, term } = await addTerm(database);
  await database.delete(`glossary_terms?slug=eq.${slug}`);
  await open(page);
  await button(page, 'Deleted terms').click();
  await button(page, `Restore this version of ${term}`).click();
  await expect(page.getByText(`“${term}” is back.`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(slug);
  await button(page, `History of ${term}`).click();
  await expect(dialog(page).getByText(`The operator deleted “${term}”`)).toBeVisible();
  await expect(dialog(page).getByText(`${ada.email} added “${term}”`)).toBeVisible();
});
