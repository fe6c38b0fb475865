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

/** Fetches the published terms. */
export async function listPublishedTerms(
  db: Pick<Db, 'from'>,
  signal?: AbortSignal,
): Promise<Term[]> {
  let query = db
    .from('glossary_terms')
    .select('slug, term, definition, symbol, unit, related')
    // Row-level security hides drafts from visitors, but not from editors.
    .eq('status', 'published')
    .order('slug');
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw new Error('Could not list the glossary', { cause: error });
  if (!Array.isArray(data) || !data.every(isTerm)) throw new Error('That is not the glossary');
  return data;
}

/** Returns the related terms in their order, as far as they are among `terms`. */
export const relatedTerms = (
  related: readonly string[],
  terms: readonly Pick<Term, 'slug' | 'term'>[],
) =>
  related.flatMap((slug) => {
    const found = terms.find((other) => other.slug === slug);
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
