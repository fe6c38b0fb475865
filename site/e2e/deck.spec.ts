// Reads the printed PDF and the HTML of its page, without a browser.
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { deckHref } from '../app/deck/deck-file.ts';
import { printDeck } from '../scripts/deck.ts';
import { loadRegistry } from './printed-values/load.ts';
import { isRounded } from './printed-values/match.ts';
import { readText } from './printed-values/read.ts';
import { textOf } from './content/text-of.ts';
import { openDeck, readSheets, type Sheet } from './read-deck.ts';
import { buildName } from './servers.ts';

const dist = path.join(import.meta.dirname, '..', buildName);
const file = path.join(dist, deckHref);

// Serial in one worker, so that the file is read once.
test.describe.configure({ mode: 'default' });

let deck: PDFDocumentProxy;
let sheets: Sheet[];
let html: string;
/** Title and text of each slide, as on the page. */
let slides: { title: string; lines: string[] }[];

test.beforeAll(async () => {
  html = await readFile(path.join(dist, 'invest.html'), 'utf8');
  slides = [...html.matchAll(/<details[^>]*id="deck-[\s\S]*?<\/details>/g)].map(([item]) => {
    const [title = '', ...lines] = textOf(item).lines;
    return { title: title.replace(/^\d+\. /, ''), lines };
  });
  deck = await openDeck(file);
  sheets = await readSheets(deck);
});

/** Removes spaces, since lines wrap differently on a sheet and on the page. */
const unspaced = (text: string) => text.replaceAll(/\s/g, '');

test('the deck is a tagged PDF with a title, a language and bookmarks', async () => {
  const { info } = await deck.getMetadata();
  expect(info).toMatchObject({ Language: 'en-GB', Title: expect.stringContaining('deck') });
  // pdf.js returns a Map here, unlike its types.
  expect([...((await deck.getMarkInfo()) as never)]).toContainEqual(['Marked', true]);
  expect([...((await deck.getViewerPreferences()) as never)]).toContainEqual([
    'DisplayDocTitle',
    true,
  ]);
  const titles = slides.map(({ title }) => title);
  const [first] = await deck.getOutline();
  expect([first!.title, ...first!.items.map(({ title }) => title)]).toEqual(titles);
});

test('the deck has a sheet for each slide of the page, each with one heading', () => {
  expect(sheets.length).toBeGreaterThanOrEqual(12);
  expect(sheets.length).toBeLessThanOrEqual(16);
  expect(sheets.map(({ headings }) => headings)).toEqual(
    slides.map(({ title }, index) => [{ level: index ? 2 : 1, text: title }]),
  );
});

test('the deck reads in the order and the words of the page', () => {
  sheets.forEach((sheet, index) => {
    const { title, lines } = slides[index]!;
    const said = unspaced(sheet.lines.join(''));
    let from = 0;
    for (const line of [title, ...lines]) {
      const at = said.indexOf(unspaced(line), from);
      expect(at, `"${line}" on sheet ${index + 1}, after what stands before it`).not.toBe(-1);
      from = at + unspaced(line).length;
    }
  });
});

test('the deck describes every picture', () => {
  const pictures = sheets.flatMap((sheet) => sheet.pictures);
  console.log(`Found ${pictures.length} pictures on ${sheets.length} sheets.`);
  expect(pictures.length).toBeGreaterThanOrEqual(9);
  for (const alt of pictures) expect(alt?.length).toBeGreaterThan(40);
});

test('the deck contains only numbers that the page may print', async () => {
  const registry = await loadRegistry();
  const known = registry.filter(({ pages }) => !pages || pages.includes('/invest'));
  const printed = readText(
    sheets.flatMap((sheet) => [
      ...sheet.lines,
      ...sheet.pictures.map((alt) => alt ?? ''),
      sheet.lines.join(' '),
    ]),
  );
  console.log(`Checked ${printed.length} figures in the deck.`);
  expect(printed.length).toBeGreaterThan(100);
  expect(printed.filter(({ text, unit }) => !isRounded(text, unit, known))).toEqual([]);
});

test('the deck is linked with its size, pages and date', async () => {
  const pdf = await readFile(file);
  expect(pdf.length).toBeLessThan(2_000_000);
  const said = textOf(html).lines.find((line) => line.startsWith('PDF of '));
  expect(said).toContain(`${sheets.length} pages`);
  expect(said).toContain(`${Math.round(pdf.length / 1000)}\u00a0kB`);
  const { info } = await deck.getMetadata();
  const [, year, month, day] = /^D:(\d{4})(\d\d)(\d\d)/.exec(
    (info as { CreationDate: string }).CreationDate,
  )!;
  const date = new Date(`${year}-${month}-${day}`);
  expect(said).toContain(date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
});

test('the deck is set in the typefaces of the brand', async () => {
  const pdf = (await readFile(file)).toString('latin1');
  // Chromium embeds a variable font as glyphs without a name.
  const named = [...pdf.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(['STIXTwoText-Italic']));
});

test('the deck is identical, byte for byte, when printed twice', async () => {
  const again = await printDeck();
  expect(again?.pdf.equals(await readFile(file))).toBe(true);
});
