import type { Db } from '../../../data/client';
import { changesBetween, fields, wordsOf, type Field, type Row, type Values } from './term';

/** One change of a term. */
export interface Change {
  id: number;
  at: string;
  /** Email address of the editor; null for a change by an operator. */
  editor: string | null;
  kind: 'added' | 'changed' | 'deleted';
  /** The changed fields, before and after. */
  details: { field: Field; before: string; after: string }[];
  /** The term after the change, or before its deletion. */
  version: Row;
}

/**
 * Maximum number of changes listed; longer histories are rare, and the latest changes matter most.
 */
export const most = 100;

const kinds = { INSERT: 'added', UPDATE: 'changed', DELETE: 'deleted' } as const;

/** Filter for the history of a term. Includes its slug, because a restored term has a new id. */
export const trailOf = ({ id, slug }: Row) =>
  `term_id.eq.${id},new_record->>slug.eq.${slug},old_record->>slug.eq.${slug}`;

/** Lists the changes that match the filter, latest first. */
export async function listTrail(db: Pick<Db, 'from'>, filter: string): Promise<Change[]> {
  const { data, error } = await db
    .from('glossary_audit')
    .select()
    .or(filter)
    .order('id', { ascending: false })
    .limit(most);
  if (error) throw new Error('Could not read the trail', { cause: error });
  return data.map(({ id, changed_at: at, editor, action, old_record, new_record }) => {
    const before = old_record as Row | null;
    const after = new_record as Row | null;
    return {
      id,
      at,
      editor,
      kind: kinds[action as keyof typeof kinds],
      details: detailsOf(before, after),
      version: (after ?? before) as Row,
    };
  });
}

function detailsOf(before: Values | null, after: Values | null): Change['details'] {
  const changed = before && after ? changesBetween(before, after) : fields;
  return changed
    .map((field) => ({
      field,
      before: before ? wordsOf(before, field) : '',
      after: after ? wordsOf(after, field) : '',
    }))
    .filter((detail) => detail.before || detail.after);
}

/** Filter for the history of deleted terms. */
export const deletions = 'action.eq.DELETE';
