import type { Row } from './term';

export const columns = ['term', 'category', 'status', 'updated_at'] as const;
export type Column = (typeof columns)[number];
type Direction = 'ascending' | 'descending';

/** Filter and order of the list of terms, kept in the address. */
export interface ListQuery {
  words: string;
  status: '' | 'draft' | 'published';
  sort: { by: Column; direction: Direction };
  page: number;
  /** Open dialog: the id of a term, 'new', or empty for none. */
  edit: string;
}

export const pageSize = 20;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((known) => known === value);

/** Parses the query of an address, ignoring invalid settings. */
export function readQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  const by = oneOf(columns, sort.replace(/^-/, ''));
  const page = Number(params.get('page'));
  return {
    words: params.get('q') ?? '',
    status: oneOf(['draft', 'published'], params.get('status')) ?? '',
    sort: {
      by: by ?? 'term',
      direction: by && sort.startsWith('-') ? 'descending' : 'ascending',
    },
    page: Number.isInteger(page) && page > 1 ? page : 1,
    edit: /^(new|\d+)$/.exec(params.get('edit') ?? '')?.[0] ?? '',
  };
}

/** The `sort` setting of the address, such as "-updated_at" for the latest first. */
export const sortName = ({ by, direction }: ListQuery['sort']) =>
  direction === 'descending' ? `-${by}` : by;

/** The settings of the address for a query; none for the default list of all terms by name. */
export const settingsOf = ({ words, status, sort, page, edit }: ListQuery) => ({
  q: words.trim() || undefined,
  status: status || undefined,
  sort: sortName(sort) === 'term' ? undefined : sortName(sort),
  page: page > 1 ? String(page) : undefined,
  edit: edit || undefined,
});

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const { compare } = new Intl.Collator('en', { numeric: true });

/** Filters and sorts the terms. */
export function selectTerms(rows: readonly Row[], { words, status, sort }: ListQuery): Row[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (status && row.status !== status) return false;
    const { term, slug, definition, symbol, unit, category } = row;
    const text = fold([term, slug, definition, symbol, unit, category].join(' '));
    return wanted.every((word) => text.includes(word));
  });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return found.toSorted(
    (a, b) =>
      sign * compare(a[sort.by] ?? '', b[sort.by] ?? '') || compare(a.term, b.term) || a.id - b.id,
  );
}
