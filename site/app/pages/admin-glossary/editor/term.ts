import type { Database } from '@hadal/backend/database';

/** A term as stored, except `updated_by`: editors learn it only from the history. */
export type Row = Omit<Database['public']['Tables']['glossary_terms']['Row'], 'updated_by'>;

/** The columns of a row, listed because the database rejects `*`. */
export const columns =
  'id, slug, term, definition, symbol, unit, category, related, status, updated_at';

/** Fields an editor fills in, in the order of the form, with their labels. */
export const fieldNames = {
  term: 'Term',
  slug: 'Address',
  definition: 'Meaning',
  symbol: 'Symbol',
  unit: 'Unit',
  category: 'Subject',
  related: 'See also',
  status: 'Status',
} as const satisfies Partial<Record<keyof Row, string>>;

export type Field = keyof typeof fieldNames;
export const fields = Object.keys(fieldNames) as Field[];

/** The part of a term that an editor writes. */
export type Values = Pick<Row, Field>;

export const noValues: Values = {
  term: '',
  slug: '',
  definition: '',
  symbol: null,
  unit: null,
  category: null,
  related: [],
  status: 'draft',
};

/** Writes a number of terms. */
export const termsIn = (count: number): string => `${count} ${count === 1 ? 'term' : 'terms'}`;

export const valuesOf = (row: Values): Values =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Values;

/** Returns the fields in which two versions differ; null and empty are the same. */
export const changesBetween = (one: Values, other: Values): Field[] =>
  fields.filter((field) => wordsOf(one, field) !== wordsOf(other, field));

const statusWords: Readonly<Record<string, string>> = {
  draft: 'Draft',
  published: 'Published',
};

/** Formats a field for display; '' if it is empty. */
export function wordsOf(values: Values, field: Field): string {
  const value = values[field];
  if (field === 'status') return statusWords[values.status] ?? values.status;
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** Derives a slug from a name: "Air charge, η" becomes "air-charge". */
export const slugOf = (term: string) =>
  term
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
