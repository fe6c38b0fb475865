import type { Db } from './client';
import type { RealtimeQuery } from './realtime-query';

export interface Term {
  slug: string;
  term: string;
  definition: string;
  symbol: string | null;
  unit: string | null;
  /** Slugs of the related terms, in reading order. */
  related: string[];
}

/** The most rows that the backend returns per request; it cuts a longer answer off without a word. */
export const maxRows = 1000;

/** Fetches the published terms. */
export async function listPublishedTerms(
  db: Pick<Db, 'from'>,
  signal?: AbortSignal,
): Promise<Term[]> {
  const terms: Term[] = [];
  for (;;) {
    let query = db
      .from('glossary_terms')
      .select('slug, term, definition, symbol, unit, related')
      // Row-level security hides drafts from visitors, but not from editors.
      .eq('status', 'published')
      .order('slug')
      .range(terms.length, terms.length + maxRows - 1);
    if (signal) query = query.abortSignal(signal);
    const { data, error } = await query;
    if (error) throw new Error('Could not list the glossary', { cause: error });
    if (!Array.isArray(data) || !data.every(isTerm)) throw new Error('That is not the glossary');
    terms.push(...data);
    if (data.length < maxRows) return terms;
  }
}

/** Returns the related terms in their order, as far as they are among the terms by slug. */
export const relatedTerms = (
  related: readonly string[],
  terms: ReadonlyMap<string, Pick<Term, 'term'>>,
) =>
  related.flatMap((slug) => {
    const found = terms.get(slug);
    return found ? [{ id: slug, term: found.term }] : [];
  });

/** The glossary as a realtime source. */
export const glossary: RealtimeQuery<Term[]> = {
  table: 'glossary_terms',
  topic: 'glossary',
  event: 'glossary_changed',
  list: listPublishedTerms,
};

/** Rejects a row that breaks the database's rules: a proxy answered in its place. */
const isTerm = (row: Partial<Term> | null): row is Term =>
  [row?.slug, row?.term, row?.definition].every((value) => typeof value === 'string' && value) &&
  [row?.symbol, row?.unit].every((value) => value === null || typeof value === 'string') &&
  Array.isArray(row?.related) &&
  row.related.every((slug) => typeof slug === 'string');
