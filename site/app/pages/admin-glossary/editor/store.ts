import type { PostgrestError } from '@supabase/supabase-js';
import type { Db } from '../../../data/client';
import { maxRows } from '../../../data/glossary';
import { changesBetween, columns, type Row, type Values } from './term';
import { problemsIn, type Problems } from './term-schema';

/** Outcome of a change. */
export type Outcome =
  | { status: 'saved'; row: Row }
  /** Another editor has changed or deleted the term since it was read. */
  | { status: 'conflict'; theirs: Row | undefined }
  | { status: 'invalid'; problems: Problems }
  /** The account may not edit, or no longer. */
  | { status: 'refused' }
  | { status: 'failed' };

type Tables = Pick<Db, 'from'>;

/** The most ids in one request. */
const maxIds = 200;

/** Reads all terms, including drafts. */
export async function listAllTerms(db: Tables, signal?: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    let query = db
      .from('glossary_terms')
      .select(columns)
      .order('id')
      .range(rows.length, rows.length + maxRows - 1);
    if (signal) query = query.abortSignal(signal);
    const { data, error } = await query;
    if (error) throw new Error('Could not list the terms', { cause: error });
    if (!Array.isArray(data)) throw new Error('Those are no terms');
    rows.push(...data);
    if (data.length < maxRows) return rows;
  }
}

/** Returns the user who last changed each of these terms; null for an operator. */
export async function lastEditors(
  db: Tables,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, string | null>> {
  const editors = new Map<number, string | null>();
  // In parts, since a request's address can hold only some hundreds.
  for (let at = 0; at < ids.length; at += maxIds) {
    let query = db
      .from('glossary_audit')
      .select('term_id, changed_by')
      .in('term_id', ids.slice(at, at + maxIds))
      .order('id', { ascending: false });
    if (signal) query = query.abortSignal(signal);
    const { data, error } = await query;
    if (error) throw new Error('Could not read who changed the terms', { cause: error });
    // Later entries overwrite earlier ones, so the latest change wins.
    for (const { term_id, changed_by } of data.toReversed()) editors.set(term_id, changed_by);
  }
  return editors;
}

/** Adds a term. `lost` are the values of earlier attempts without an answer, of which one may be stored. */
export async function addTerm(
  db: Tables,
  values: Values,
  lost: readonly Values[] = [],
): Promise<Outcome> {
  const { data, error, status } = await db
    .from('glossary_terms')
    .insert(values)
    .select(columns)
    .single();
  if (data) return { status: 'saved', row: data };
  if (error.code === '23505') {
    const found = await db
      .from('glossary_terms')
      .select(columns)
      .eq('slug', values.slug)
      .maybeSingle();
    if (found.data && isSame(found.data, values)) return { status: 'saved', row: found.data };
    if (found.data && isAmong(lost, found.data)) return changeTerm(db, found.data, values);
  }
  return failure(status, error);
}

/** Updates a term, unless somebody else has changed it since it was read. `lost` as for `addTerm`. */
export async function changeTerm(
  db: Tables,
  read: Row,
  values: Values,
  lost: readonly Values[] = [],
): Promise<Outcome> {
  const { data, error, status } = await db
    .from('glossary_terms')
    .update(values)
    .eq('id', read.id)
    .eq('updated_at', read.updated_at)
    .select(columns)
    .maybeSingle();
  if (error) return failure(status, error);
  if (data) return { status: 'saved', row: data };
  const outcome = await whyNot(db, read, values);
  const theirs = outcome.status === 'conflict' ? outcome.theirs : undefined;
  return theirs && isAmong(lost, theirs) ? changeTerm(db, theirs, values) : outcome;
}

/** Deletes a term, unless somebody else has changed it since it was read. */
export async function deleteTerm(db: Tables, read: Row): Promise<Outcome> {
  const { data, error, status } = await db
    .from('glossary_terms')
    .delete()
    .eq('id', read.id)
    .eq('updated_at', read.updated_at)
    .select(columns)
    .maybeSingle();
  if (error) return failure(status, error);
  return data ? { status: 'saved', row: data } : whyNot(db, read);
}

/** Explains why an update or a deletion matched no row. */
async function whyNot(db: Tables, read: Row, values?: Values): Promise<Outcome> {
  const { data, error, status } = await db
    .from('glossary_terms')
    .select(columns)
    .eq('id', read.id)
    .maybeSingle();
  if (error) return failure(status, error);
  if (data && values && isSame(data, values)) return { status: 'saved', row: data };
  if (data?.updated_at === read.updated_at) return { status: 'refused' };
  return { status: 'conflict', theirs: data ?? undefined };
}

const isSame = (one: Values, other: Values) => changesBetween(one, other).length === 0;
const isAmong = (all: readonly Values[], values: Values) => all.some((one) => isSame(one, values));

/** Translates a backend error into an outcome for the editor. */
function failure(
  status: number,
  error: PostgrestError,
): Extract<Outcome, { status: 'invalid' | 'refused' | 'failed' }> {
  const problems = problemsIn(error);
  if (problems) return { status: 'invalid', problems };
  return { status: status === 401 || status === 403 ? 'refused' : 'failed' };
}

export type ImportOutcome = 'imported' | 'conflict' | 'refused' | 'large' | 'failed';

/** Adds and updates all of these terms, or none if one has changed since it was read. */
export async function importTerms(
  db: Pick<Db, 'rpc'>,
  added: readonly Values[],
  changed: readonly { row: Row; values: Values }[],
): Promise<ImportOutcome> {
  const { error, status } = await db.rpc('import_glossary_terms', {
    added: [...added],
    changed: changed.map(({ row: { id, updated_at }, values }) => ({ ...values, id, updated_at })),
  });
  if (!error) return 'imported';
  if (status === 409) return 'conflict';
  // Of a file that names little of each term, the request is larger: it holds whole terms.
  if (status === 413) return 'large';
  return status === 401 || status === 403 ? 'refused' : 'failed';
}
