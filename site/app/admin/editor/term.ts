import type { Database } from '@hadal/backend/database';

/** A term as it is stored, but for who wrote it last: only the trail tells editors that. */
export type Row = Omit<Database['public']['Tables']['glossary_terms']['Row'], 'updated_by'>;

/** The columns of a row, which the database refuses to give away as a whole. */
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

export const valuesOf = (row: Values): Values =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Values;

/** The fields in which two versions differ. An empty field is as good as none. */
export const changesBetween = (one: Values, other: Values): Field[] =>
  fields.filter((field) => wordsOf(one, field) !== wordsOf(other, field));

const statusWords: Readonly<Record<string, string>> = {
  draft: 'Draft',
  published: 'Published',
};

/** A field as people read it; '' where there is nothing. */
export function wordsOf(values: Values, field: Field): string {
  const value = values[field];
  if (field === 'status') return statusWords[values.status] ?? values.status;
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** An address made of a term: "Air charge, η" is at "air-charge". */
export const slugOf = (term: string) =>
  term
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
