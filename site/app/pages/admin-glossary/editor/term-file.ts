import Papa from 'papaparse';
import { fields, valuesOf, type Field, type Row } from './term';

/** A record of an imported file: its number as a spreadsheet shows it, and the fields it gives. */
export interface Entry {
  number: number;
  given: Partial<Record<Field, unknown>>;
  /** Error in the record, such as a wrong number of cells. */
  problem?: string;
}

export type Read = { entries: Entry[]; ignored: string[] } | { problem: string };

/** Largest file to import, in bytes: the backend accepts a request of one megabyte. */
const largest = 900_000;

/** Reads a file in the format of `writeCsv` or `writeJson`; columns may be missing. */
export async function readFile(file: File): Promise<Read> {
  if (file.size > largest)
    return { problem: 'This file is too large. Split it, and import its parts.' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { problem: 'This file is not text in UTF-8. Save it as CSV UTF-8, or as JSON.' };
  }
  return /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
}

function readJson(text: string): Read {
  let records: unknown;
  try {
    records = JSON.parse(text);
  } catch (error) {
    return { problem: `This file is not whole JSON: ${(error as Error).message}` };
  }
  if (!Array.isArray(records)) return { problem: 'This file holds no list of terms: [ … ].' };
  const entries = records.map((record: unknown, index) =>
    typeof record === 'object' && record !== null
      ? entryOf(index + 1, record as Record<string, unknown>)
      : { number: index + 1, given: {}, problem: 'This is no term' },
  );
  const names = records.flatMap((record: unknown) => Object.keys(record ?? {}));
  return { entries, ignored: unknownOf(names) };
}

function readCsv(text: string): Read {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.replace(guarded, ''),
  });
  const names = meta.fields ?? [];
  if (!names.includes('term') && !names.includes('slug')) {
    return { problem: 'The first row has to name the columns, a “term” or a “slug” among them.' };
  }
  const broken = new Map(
    errors.filter(({ type }) => type !== 'Delimiter').map(({ row, message }) => [row, message]),
  );
  const entries = data.flatMap((record, index): Entry[] => {
    if (Object.values(record).every((cell) => cell === '')) return [];
    // Row 1 of the spreadsheet is the header.
    const entry = entryOf(index + 2, record);
    const problem = broken.get(index);
    return [problem === undefined ? entry : { ...entry, problem }];
  });
  return { entries, ignored: unknownOf(names) };
}

function entryOf(number: number, record: Record<string, unknown>): Entry {
  const given = Object.fromEntries(
    fields.flatMap((field) => (field in record ? [[field, record[field]]] : [])),
  ) as Entry['given'];
  if (typeof given.related === 'string') {
    given.related = given.related.split(/[\s,;]+/).filter(Boolean);
  }
  return { number, given };
}

const unknownOf = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => name && !fields.some((field) => field === name));

/**
 * Start of a cell that a spreadsheet would run as a formula; an apostrophe in front prevents that.
 */
const risky = /^'*[=+\-@\t\r]/;
const guarded = /^'(?='*[=+\-@\t\r])/;

/**
 * Serialises terms as comma-separated values, with the byte order mark by which spreadsheets
 * recognise UTF-8.
 */
export const writeCsv = (rows: readonly Row[]) =>
  `\ufeff${Papa.unparse(
    { fields, data: rows.map((row) => ({ ...valuesOf(row), related: row.related.join(' ') })) },
    { escapeFormulae: risky },
  )}\r\n`;

export const writeJson = (rows: readonly Row[]) =>
  `${JSON.stringify(rows.map(valuesOf), undefined, 2)}\n`;
