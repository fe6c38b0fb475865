import { useToast } from '@hadal/ui';
import { useRef } from 'react';
import type { Db } from '../../../data/client';
import { addTerm, changeTerm, deleteTerm, type Outcome } from './store';
import { valuesOf, type Row, type Values } from './term';
import type { Terms } from './use-terms';

/** Actions on a term without opening it. Each reports its outcome and can be undone. */
export function useTermActions(db: Db, { write, put, remove, recheck }: Terms) {
  const toast = useToast();
  // A ref, because a double click arrives before the state has updated.
  const busy = useRef(new Set<number>());

  /** Runs an action on a term, unless one is already running. */
  const act = async (row: Row, work: () => Promise<Outcome>, done: (row: Row) => void) => {
    if (busy.current.has(row.id)) return;
    busy.current.add(row.id);
    try {
      await write(async () => {
        const outcome = await work();
        if (outcome.status === 'saved') done(outcome.row);
        else toast.show({ tone: 'error', message: complaint(outcome, row) });
        if (outcome.status === 'refused') recheck();
        if (outcome.status !== 'conflict') return;
        if (outcome.theirs) put([outcome.theirs]);
        else remove(row.id);
      });
    } finally {
      busy.current.delete(row.id);
    }
  };
  const say = (message: string, undo?: () => void) =>
    toast.show({
      tone: 'success',
      message,
      ...(undo && { action: { label: 'Undo', onAction: undo } }),
    });

  const change = (row: Row, values: Values, message: string) =>
    act(
      row,
      () => changeTerm(db, row, values),
      (now) => {
        put([now]);
        say(message, () => {
          void act(
            now,
            () => changeTerm(db, now, valuesOf(row)),
            (again) => {
              put([again]);
              say(`“${again.term}” is as it was before.`);
            },
          );
        });
      },
    );

  /** Restores a deleted term with all its fields. */
  const putBack = (row: Row) =>
    act(
      row,
      () => addTerm(db, valuesOf(row)),
      (again) => {
        put([again]);
        say(`“${again.term}” is back.`);
      },
    );

  return {
    publish: (row: Row) =>
      change(row, { ...valuesOf(row), status: 'published' }, `“${row.term}” is published.`),
    hide: (row: Row) =>
      change(row, { ...valuesOf(row), status: 'draft' }, `“${row.term}” is hidden.`),
    restore: (row: Row, version: Values) =>
      change(row, valuesOf(version), `An earlier version of “${version.term}” is back.`),
    remove: (row: Row) =>
      act(
        row,
        () => deleteTerm(db, row),
        () => {
          remove(row.id);
          say(`“${row.term}” is deleted.`, () => void putBack(row));
        },
      ),
    putBack,
  };
}

export type TermActions = ReturnType<typeof useTermActions>;

function complaint(outcome: Exclude<Outcome, { status: 'saved' }>, { term }: Row): string {
  if (outcome.status === 'conflict' && !outcome.theirs) {
    return `“${term}” is gone: somebody has deleted it meanwhile.`;
  }
  const reasons = {
    conflict: 'somebody has changed it meanwhile. Look at it again',
    invalid: 'its address is taken, or something in it may no longer be stored. Edit it',
    refused: 'you may no longer change the glossary. Sign in again',
    failed: 'the backend did not answer. Please try again',
  };
  return `“${term}” is left as it is: ${reasons[outcome.status]}.`;
}
