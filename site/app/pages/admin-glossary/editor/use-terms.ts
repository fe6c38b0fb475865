import { useToast } from '@hadal/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client, Db } from '../../../data/client';
import { subscribeToQuery } from '../../../data/realtime-query';
import { glossary } from '../../../data/glossary';
import { isStillEditor, renewSession } from '../use-admission';
import { lastEditors, listAllTerms } from './store';
import type { Row } from './term';

/** Change made to a term by others since this editor last looked at it. */
export interface Mark {
  what: 'added' | 'changed';
  /** The user who made the change; null for an operator. */
  by: string | null | undefined;
}

/** The terms, and the authors of those changed since the last fetch. */
interface Listed {
  rows: Row[];
  editors: ReadonlyMap<number, string | null>;
}

export interface Terms {
  /** Undefined until first fetched. */
  rows: Row[] | undefined;
  /** True if the last attempt to fetch the terms failed; it is retried automatically. */
  failed: boolean;
  marks: ReadonlyMap<number, Mark>;
  /** Runs a write, so that its effect is not reported as somebody else's change. */
  write: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Shows stored rows at once, before realtime announces them. */
  put: (rows: readonly Row[]) => void;
  remove: (id: number) => void;
  /** Clears the mark of a term. */
  see: (id: number) => void;
  /** Fetches the terms again, successfully or not. */
  reload: () => Promise<void>;
  /** Renews the session after a refusal, so that the page asks for the missing step. */
  recheck: () => void;
}

/** Subscribes to all terms, including drafts; marks and announces changes by others. */
export function useTerms({ auth, db, realtime }: Client): Terms {
  const toast = useToast();
  const [rows, setRows] = useState<Row[]>();
  const [failed, setFailed] = useState(false);
  const [marks, setMarks] = useState<ReadonlyMap<number, Mark>>(new Map());
  /** The rows last shown, by id. */
  const known = useRef<Map<number, Row>>(undefined);
  const writes = useRef({ count: 0, pending: Promise.resolve<unknown>(undefined) });

  const show = useCallback((next: Map<number, Row>, seen: Iterable<[number, Mark | undefined]>) => {
    known.current = next;
    setRows([...next.values()]);
    setMarks((before) => {
      const after = new Map(before);
      for (const [id, mark] of seen) {
        if (mark) after.set(id, mark);
        else after.delete(id);
      }
      return after;
    });
  }, []);

  /** Fetches a list that is consistent with this editor's own writes. */
  const list = useCallback(
    async (from: Db, signal?: AbortSignal): Promise<Listed> => {
      try {
        for (;;) {
          const { count } = writes.current;
          const listed = await listAllTerms(from, signal);
          await writes.current.pending;
          const fresh = newsOf(known.current, listed).filter(({ what }) => what !== 'deleted');
          const ids = fresh.map(({ row }) => row.id);
          const editors = await lastEditors(from, ids, signal);
          if (count !== writes.current.count) continue;
          if (hasLostDrafts(known.current, listed) && !(await isStillEditor(auth))) {
            throw new Error('The session no longer edits');
          }
          return { rows: listed, editors };
        }
      } catch (error) {
        if (!signal?.aborted) setFailed(true);
        throw error;
      }
    },
    [auth],
  );

  const receive = useCallback(
    ({ rows: listed, editors }: Listed) => {
      setFailed(false);
      const news = newsOf(known.current, listed);
      show(
        byId(listed),
        news.map(({ row: { id }, what }) => [
          id,
          what === 'deleted' ? undefined : { what, by: editors.get(id) },
        ]),
      );
      const [first] = news;
      if (first) toast.show({ tone: 'info', message: sentence(first, news.length) });
    },
    [show, toast],
  );

  useEffect(() => {
    const abort = new AbortController();
    void subscribeToQuery({ db, realtime }, { ...glossary, list }, receive, abort.signal);
    return () => abort.abort();
  }, [db, realtime, list, receive]);

  return {
    rows,
    failed,
    marks,
    write: (work) => {
      writes.current.count += 1;
      const done = work().finally(() => (writes.current.count += 1));
      writes.current.pending = Promise.allSettled([writes.current.pending, done]);
      return done;
    },
    put: (stored) =>
      show(
        new Map([...(known.current ?? []), ...stored.map((row) => [row.id, row] as const)]),
        stored.map(({ id }) => [id, undefined]),
      ),
    remove: (id) =>
      show(new Map([...(known.current ?? [])].filter(([other]) => other !== id)), [
        [id, undefined],
      ]),
    see: (id) => show(known.current ?? new Map(), [[id, undefined]]),
    // The failure is already shown.
    reload: () => list(db).then(receive, () => {}),
    recheck: () => void renewSession(auth).catch(() => {}),
  };
}

/** Returns whether drafts disappeared: somebody deleted them, or the session may no longer edit. */
function hasLostDrafts(
  before: ReadonlyMap<number, Row> | undefined,
  after: readonly Row[],
): boolean {
  if (!before) return after.every(({ status }) => status === 'published');
  const listed = new Set(after.map(({ id }) => id));
  return [...before.values()].some(({ id, status }) => status === 'draft' && !listed.has(id));
}

interface News {
  row: Row;
  what: Mark['what'] | 'deleted';
}

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Returns the changes by others since the previous list; none on the first fetch. */
function newsOf(before: ReadonlyMap<number, Row> | undefined, rows: readonly Row[]): News[] {
  if (!before) return [];
  const after = byId(rows);
  const fresh = [...after.values()].flatMap((row): News[] => {
    const old = before.get(row.id);
    if (old?.updated_at === row.updated_at) return [];
    return [{ row, what: old ? 'changed' : 'added' }];
  });
  const lost = [...before.values()].filter(({ id }) => !after.has(id));
  return [...fresh, ...lost.map((row): News => ({ row, what: 'deleted' }))];
}

const sentence = ({ row, what }: News, count: number) =>
  count === 1
    ? `“${row.term}” was ${what} in another window.`
    : `${count} terms were changed in another window.`;
