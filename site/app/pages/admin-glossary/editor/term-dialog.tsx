import {
  Button,
  Callout,
  ConfirmDialog,
  Dialog,
  DialogContent,
  DialogFooter,
  ErrorMessage,
  Stack,
  useToast,
} from '@hadal/ui';
import type { User } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Db } from '../../../data/client';
import { Conflict } from './conflict';
import { openDraft } from './own-draft';
import { addTerm, changeTerm, type Outcome } from './store';
import { changesBetween, noValues, valuesOf, type Row, type Values } from './term';
import { TermForm } from './term-form';
import { useTermForm } from './use-term-form';
import type { Terms } from './use-terms';

export interface TermDialogProps {
  db: Db;
  user: User;
  terms: Terms;
  rows: readonly Row[];
  /** The term as currently stored; undefined for a new or a deleted one. */
  row: Row | undefined;
  /** The id of the term, or 'new'. */
  subject: string;
  onClose: () => void;
}

/** Draft of a term: the row as it was read, and the values typed since. */
interface Kept {
  base?: Row;
  values: Values;
}

const complaints = {
  failed: {
    title: 'The term was not saved',
    text: 'The connection may have dropped. What you typed is still here: try again.',
  },
  refused: {
    title: 'You may no longer change the glossary',
    text: 'Sign in again in this tab. What you typed is kept and will be here.',
  },
};

/**
 * Dialog to write a term. The draft survives reloads, sign-outs and failures until it is saved or
 * discarded.
 */
export function TermDialog(props: TermDialogProps) {
  const { db, user, terms, rows, subject, onClose } = props;
  const toast = useToast();
  const [draft] = useState(() => openDraft<Kept>(user.id, `term-${subject}`));
  const [kept] = useState(draft.read);
  /** The values typed last, also while the term is being sent. */
  const typed = useRef<Values>(undefined);
  // The version the draft is based on, while the row may change meanwhile.
  const [base, setBase] = useState(kept ? kept.base : props.row);
  // Another than was opened, once a new term is stored while its editor types on.
  const row = base ? rows.find(({ id }) => id === base.id) : props.row;
  const form = useTermForm(kept?.values ?? (base ? valuesOf(base) : noValues), (values) => {
    typed.current = values;
    draft.keep({ ...(base && { base }), values });
  });
  const [state, setState] = useState<'idle' | 'sending' | 'refused' | 'failed'>('idle');
  const [theirs, setTheirs] = useState<Row>();
  const [wasDeleted, setWasDeleted] = useState(false);
  const [asking, setAsking] = useState(false);
  const sending = useRef(false);
  /** The values of attempts to save that no answer came to. */
  const lost = useRef<Values[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const trouble = useRef<HTMLDivElement>(null);

  // As by Back, or by a bookmark.
  const isMissing = subject !== 'new' && !base && !kept;
  const isChanged = changesBetween(base ?? noValues, form.values).length > 0;
  const gone = base !== undefined && (wasDeleted || !row);
  const overtaken = base && row && row.updated_at > base.updated_at;

  useEffect(() => {
    if (!isChanged) return undefined;
    // The draft survives a reload, but not its tab.
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks only by this.
      event.returnValue = true;
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);

  const leave = () => {
    draft.drop();
    onClose();
  };
  /** Keeps the dialog open with what was typed while the term was on its way. */
  const goOn = (from: Row, values: Values) => {
    setBase(from);
    setTheirs(undefined);
    setWasDeleted(false);
    draft.keep({ base: from, values });
  };
  const settle = (outcome: Outcome, later: Values | undefined) => {
    setState('idle');
    if (outcome.status === 'saved') {
      const { row: stored } = outcome;
      terms.put([stored]);
      const but = later ? ', but not what you have typed since' : '';
      toast.show({ tone: 'success', message: `“${stored.term}” is saved${but}.` });
      if (later) goOn(stored, later);
      else leave();
    } else if (outcome.status === 'conflict') {
      setTheirs(outcome.theirs);
      setWasDeleted(!outcome.theirs);
    } else if (outcome.status === 'invalid') {
      flushSync(() => {
        setTheirs(undefined);
        form.refuse(outcome.problems);
      });
      summary.current?.focus();
    } else {
      flushSync(() => setState(outcome.status));
      // The form may be longer than the window, and is saved from any part of it.
      trouble.current?.scrollIntoView({ block: 'center' });
      if (outcome.status === 'refused') terms.recheck();
    }
  };
  const store = async (from: Row | undefined, values: Values) => {
    // A ref, because a double click arrives before the state has updated.
    if (sending.current) return;
    sending.current = true;
    setState('sending');
    const before = typed.current;
    try {
      await terms.write(async () => {
        const outcome = await (from
          ? changeTerm(db, from, values, lost.current)
          : addTerm(db, values, lost.current));
        if (outcome.status === 'failed') lost.current.push(values);
        settle(outcome, typed.current === before ? undefined : typed.current);
      });
    } finally {
      sending.current = false;
    }
  };
  const save = async () => {
    let values: Values | undefined;
    flushSync(() => (values = form.check()));
    if (!values) summary.current?.focus();
    else if (gone) await store(undefined, values);
    else if (base && changesBetween(base, values).length === 0) leave();
    else await store(base, values);
  };

  /** Continues from the other editor's version with the merged values. */
  const resolve = (from: Row, values: Values) => {
    setBase(from);
    form.set(values);
    draft.keep({ base: from, values });
  };
  const close = () => {
    if (sending.current) return;
    if (isChanged) setAsking(true);
    else leave();
  };

  if (isMissing)
    return (
      <Dialog open onOpenChange={onClose}>
        <DialogContent
          title="This term no longer exists"
          description="Somebody has deleted it. You can restore it under “Deleted terms”."
        />
      </Dialog>
    );

  const name = base ? `“${base.term}”` : 'the new term';
  const complaint = (state === 'failed' || state === 'refused') && (
    <ErrorMessage ref={trouble} title={complaints[state].title}>
      {complaints[state].text}
    </ErrorMessage>
  );
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={base ? `Edit “${base.term}”` : 'New term'}
        onOpenAutoFocus={(event) => {
          const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
            '[name=term]',
          );
          if (!field) return;
          event.preventDefault();
          field.focus();
        }}
      >
        <Stack>
          {kept && !theirs && (
            <Callout title="This is what you had typed">
              It was kept in this tab, and is not saved yet.
            </Callout>
          )}
          {theirs && base ? (
            <Conflict
              key={theirs.updated_at}
              db={db}
              base={base}
              theirs={theirs}
              mine={form.values}
              saving={state === 'sending'}
              complaint={complaint}
              onSave={(values) => {
                resolve(theirs, values);
                if (changesBetween(theirs, values).length === 0) leave();
                else void store(theirs, values);
              }}
              onEdit={(values) => {
                resolve(theirs, values);
                setTheirs(undefined);
              }}
            />
          ) : (
            <TermForm
              form={form}
              rows={rows}
              stored={base !== undefined}
              summary={summary}
              onSave={() => void save()}
            >
              {overtaken && (
                <Callout tone="warning" title="Somebody has saved this term meanwhile">
                  What you type stays as it is. When you save, you see both versions.
                </Callout>
              )}
              {gone && (
                <Callout tone="warning" title="Somebody has deleted this term">
                  What you typed is still here. Save it as a new term, or discard it.
                </Callout>
              )}
              {complaint}
              <DialogFooter>
                <Button type="submit" loading={state === 'sending'} loadingLabel="Saving…">
                  {gone ? 'Save it as a new term' : 'Save the term'}
                </Button>
                <Button tone="secondary" onClick={close}>
                  Cancel
                </Button>
              </DialogFooter>
            </TermForm>
          )}
        </Stack>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Leave without saving?"
          confirmLabel="Discard the changes"
          cancelLabel="Keep editing"
          tone="danger"
          onConfirm={leave}
        >
          What you changed in {name} would be lost.
        </ConfirmDialog>
      </DialogContent>
    </Dialog>
  );
}
