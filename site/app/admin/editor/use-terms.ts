import { useToast } from '@hadal/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Db } from '../../data/client';
import { follow } from '../../data/follow';
import { glossary } from '../../data/glossary';
import { listTerms } from './store';
import type { Row } from './term';

/** What others did to a term since this editor last looked at it. */
export type Mark = 'added' | 'changed';

export interface Terms {
  /** Nothing until they have been read for the first time. */
  rows: Row[] | undefined;
  /** Whether the last attempt to read them failed; it is tried again by itself. */
  failed: boolean;
  marks: ReadonlyMap<number, Mark>;
  /** Runs what stores something, so that it is not taken for somebody else's doing. */
  write: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Shows what this editor has stored, before the database tells everybody. */
  put: (rows: readonly Row[]) => void;
  remove: (id: number) => void;
  /** Takes the mark off a term that was looked at. */
  see: (id: number) => void;
  /** Reads them anew at once. */
  reload: () => void;
}

/** All terms as they are now, drafts too. What others change is marked, and said. */
export function useTerms(db: Db): Terms {
  const toast = useToast();
  const [rows, setRows] = useState<Row[]>();
  const [failed, setFailed] = useState(false);
  const [marks, setMarks] = useState<ReadonlyMap<number, Mark>>(new Map());
  /** The rows this editor knows of, by their ids. */
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

  /** Never from before, or amidst, what this editor stores. */
  const list = useCallback(async (from: Db, signal?: AbortSignal): Promise<Row[]> => {
    try {
      for (;;) {
        const { count } = writes.current;
        const listed = await listTerms(from, signal);
        await writes.current.pending;
        if (count === writes.current.count) return listed;
      }
    } catch (error) {
      if (!signal?.aborted) setFailed(true);
      throw error;
    }
  }, []);

  const receive = useCallback(
    (listed: Row[]) => {
      setFailed(false);
      const next = new Map(listed.map((row) => [row.id, row]));
      const news = known.current ? compare(known.current, next) : [];
      show(
        next,
        news.map(({ row, what }) => [row.id, what === 'deleted' ? undefined : what]),
      );
      const [first] = news;
      if (first) toast.show({ tone: 'info', message: sentence(first, news.length) });
    },
    [show, toast],
  );

  useEffect(() => {
    const abort = new AbortController();
    void follow(db, { ...glossary, list }, receive, abort.signal);
    return () => abort.abort();
  }, [db, list, receive]);

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
    // What fails again is said already.
    reload: () => void list(db).then(receive, () => {}),
  };
}

interface News {
  row: Row;
  what: Mark | 'deleted';
}

/** What others have done between two lists. */
function compare(before: ReadonlyMap<number, Row>, after: ReadonlyMap<number, Row>): News[] {
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
