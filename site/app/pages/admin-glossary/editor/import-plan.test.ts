import { expect, test } from 'vitest';
import { planImport } from './import-plan';
import { noValues, type Row } from './term';
import { readFile, writeCsv, writeJson } from './term-file';

const bell: Row = {
  ...noValues,
  id: 1,
  slug: 'bell',
  term: 'Bell',
  definition: 'A float with an "open" base,\u00a0mostly.',
  symbol: '=V',
  unit: "'-m³",
  related: ['air-charge', 'tether'],
  status: 'published',
  updated_at: '2026-11-21T12:00:00+00:00',
};

const file = (text: string | BlobPart) => new File([text], 'terms');

async function plan(text: string | BlobPart) {
  const read = await readFile(file(text));
  if ('problem' in read) return read.problem;
  return { ...planImport(read.entries, [bell]), ignored: read.ignored };
}

const nothing = { added: [], changed: [], unchanged: 0, bad: [], ignored: [] };

test.each([
  ['CSV', writeCsv],
  ['JSON', writeJson],
])('round-trips %s', async (_kind, write) => {
  expect(await plan(write([bell]))).toEqual({ ...nothing, unchanged: 1 });
});

test('escapes every cell that would run as a formula', () => {
  expect(writeCsv([bell])).toContain(`,"'=V","''-m³",`);
});

test('keeps the fields of missing columns, and clears those of empty cells', async () => {
  expect(await plan('slug;unit;status\r\nbell;;\r\n')).toEqual({
    ...nothing,
    changed: [
      {
        row: bell,
        fields: ['unit'],
        values: expect.objectContaining({ unit: null, symbol: '=V' }),
      },
    ],
  });
});

test('gives a new term a slug from its name, and makes it a draft', async () => {
  expect(await plan('Term,Definition,Author\nAir charge,Air for a stroke.,Ada\n')).toEqual({
    ...nothing,
    added: [
      { ...noValues, term: 'Air charge', slug: 'air-charge', definition: 'Air for a stroke.' },
    ],
    ignored: ['author'],
  });
});

test('reports invalid rows by their number in the spreadsheet, and imports the others', async () => {
  const result = await plan(
    'term,definition\nOne,1\n\nTwo,\n"One",again\nThree,3,4\n"A\nB",lines\n',
  );
  expect(result).toMatchObject({
    bad: [
      { number: 4, name: 'Two', reasons: [expect.stringContaining('what it means')] },
      { number: 5, name: 'One', reasons: ['Number 2 has the same address'] },
      { number: 6, name: 'Three', reasons: [expect.stringContaining('fields')] },
    ],
    added: [{ slug: 'one' }, { slug: 'a-b', term: 'A B' }],
  });
});

test.each([
  ['another table', 'name,price\nBell,3\n', 'The first row has to name the columns'],
  ['broken JSON', '[{"term": "Bell"', 'This file is not whole JSON'],
  ['JSON of something else', '{"terms": 3}', 'This file holds no list of terms'],
  ['no text', new Uint8Array([0xff, 0xfe, 0x41, 0x00]), 'This file is not text in UTF-8'],
  ['too much', 'x'.repeat(1_000_000), 'This file is too large'],
])('rejects a file with %s, and says why', async (_what, text, reason) => {
  expect(await plan(text)).toContain(reason);
});

test('reports JSON records that are not terms by their number', async () => {
  expect(await plan('[7, null, {"slug": {"a": 1}}, {"term": "Bell", "symbol": 3}]')).toMatchObject({
    bad: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4, name: 'Bell' }],
  });
});
