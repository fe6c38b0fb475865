import { readFile, writeFile } from 'node:fs/promises';
import { addSignedInEditor, keepSignedIn, type SignedInEditor } from './accounts.ts';
import { expectNoAxeFaults } from './axe.ts';
import { addTerm, button, dialog, field, open, row, termsOf, unique } from './editor.ts';
import { expect, test } from './test.ts';

// Serial, since each test's changes would show in the others' pages.
test.describe.configure({ mode: 'default' });

let ada: SignedInEditor;
test.beforeAll(async () => {
  ada = await addSignedInEditor();
});
test.beforeEach(({ context }) => keepSignedIn(context, ada));

test('previews an import with reasons for skipped rows, then imports all of it', async ({
  page,
  database,
}) => {
  const { slug, term } = await addTerm(database);
  const kept = await addTerm(database);
  const fresh = unique('Plumb');
  await open(page);
  await button(page, 'Import').click();
  const file = (text: string) => ({
    name: 'terms.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await field(page, 'File').setInputFiles(
    file(
      `term,slug,definition,symbol\n${term},${slug},Deeper.,'=z\n${fresh},,"A line, a weight.",\n` +
        `${kept.term},${kept.slug},How deep it is here.,\nNowhere,no where,Nothing.,\n,${slug},Twice.,\n`,
    ),
  );
  await expect(
    dialog(page).getByText('1 to add, 1 to change, 1 unchanged, 2 left out.'),
  ).toBeVisible();
  const left = dialog(page).getByRole('table', { name: 'Left out' });
  await expect(left.getByRole('row', { name: /^5 Nowhere Write the address/ })).toBeVisible();
  await expect(left.getByRole('row', { name: /^6 .*Number 2 has the same address/ })).toBeVisible();
  await expect(row(page, term)).toContainText('Meaning, Symbol');
  expect(await database.select(`glossary_terms?term=eq.${fresh}`)).toEqual([]);
  await expectNoAxeFaults(page, '[role=dialog]');

  // A change by somebody else updates the comparison.
  await database.update(`glossary_terms?slug=eq.${kept.slug}`, { definition: 'Another depth.' });
  await expect(
    dialog(page).getByText('1 to add, 2 to change, 0 unchanged, 2 left out.'),
  ).toBeVisible();
  await button(page, 'Import 3 terms').click();
  await expect(page.getByText('3 terms imported.')).toBeVisible();
  expect((await database.select(`glossary_terms?slug=eq.${slug}`))[0]).toMatchObject({
    definition: 'Deeper.',
    symbol: '=z',
  });
  expect(await database.select(`glossary_terms?term=eq.${fresh}`)).toHaveLength(1);
});

test('reads the same file again once it is corrected', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('terms.csv');
  const choose = async (text: string) => {
    await writeFile(path, text);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      field(page, 'File').click(),
    ]);
    await chooser.setFiles(path);
  };
  await open(page);
  await button(page, 'Import').click();
  await choose('term,definition\nLead line,\n');
  await expect(
    dialog(page).getByText('0 to add, 0 to change, 0 unchanged, 1 left out.'),
  ).toBeVisible();
  await choose('term,definition\nLead line,A weight on a line.\n');
  await expect(
    dialog(page).getByText('1 to add, 0 to change, 0 unchanged, none left out.'),
  ).toBeVisible();
});

test('lists the first of the many records that a file of something else holds', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Import').click();
  const parts = Array.from({ length: 20_000 }, (_, at) => `Part ${at},${at}`);
  await field(page, 'File').setInputFiles({
    name: 'parts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['term,price', ...parts].join('\n')),
  });
  await expect(dialog(page).getByText('20000 left out.')).toBeVisible();
  const left = dialog(page).getByRole('table', { name: 'Left out' });
  await expect(left.getByRole('rowheader')).toHaveCount(200);
  await expect(dialog(page).getByText('These are the first 200')).toBeVisible();
});

test('says that an import is too large, and not that the backend is away', async ({
  page,
  database,
  consoleMessages,
}) => {
  const name = unique('bulk');
  const slugs = Array.from({ length: 1100 }, (_, at) => `${name}-${at}`);
  const definition = 'x'.repeat(900);
  const terms = slugs.map((slug) => ({ slug, term: slug, definition }));
  for (const part of [terms.slice(0, 600), terms.slice(600)]) {
    await database.insert('glossary_terms', part);
  }
  await open(page);
  await button(page, 'Import').click();
  // A small file, but each of its terms is sent whole.
  const text = ['slug,unit', ...slugs.map((slug) => `${slug},m`)].join('\n');
  await field(page, 'File').setInputFiles({
    name: 'terms.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await button(page, 'Import 1100 terms').click();
  await expect(dialog(page).getByText('these are too many changes at once')).toBeVisible();
  await database.delete(`glossary_terms?slug=like.${name}-*`);
  // The browser logs the refused request.
  consoleMessages.length = 0;
});

test('round-trips CSV and JSON exports, and runs no formula', async ({ page, database }) => {
  const { slug } = await addTerm(database);
  await database.update(`glossary_terms?slug=eq.${slug}`, {
    symbol: '=2+2',
    definition: 'With "quotes", commas; and ηs.',
  });
  await open(page, `?q=${slug}`);
  await expect(termsOf(page)).toHaveCount(1);
  for (const kind of ['CSV', 'JSON']) {
    const download = page.waitForEvent('download');
    await button(page, `Export ${kind}`).click();
    const path = await (await download).path();
    const text = await readFile(path, 'utf8');
    if (kind === 'CSV') expect(text).toContain(`'=2+2`);
    await button(page, 'Import').click();
    await field(page, 'File').setInputFiles(path);
    await expect(
      dialog(page).getByText('0 to add, 0 to change, 1 unchanged, none left out.'),
    ).toBeVisible();
    await button(page, 'Cancel').click();
  }
});
