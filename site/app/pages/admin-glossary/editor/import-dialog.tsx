import {
  Button,
  Callout,
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  ErrorMessage,
  Stack,
  Text,
  TextField,
  useToast,
} from '@hadal/ui';
import { useMemo, useRef, useState } from 'react';
import type { Db } from '../../../data/client';
import { planImport } from './import-plan';
import { ImportReport } from './import-report';
import { importTerms, listAllTerms, type ImportOutcome } from './store';
import { fields, termsIn, type Row } from './term';
import { readFile, type Read } from './term-file';
import type { Terms } from './use-terms';

export interface ImportDialogProps {
  db: Db;
  terms: Terms;
  rows: readonly Row[];
  onClose: () => void;
}

const complaints = {
  conflict: {
    title: 'Nothing was imported: somebody has changed these terms meanwhile',
    text: 'What is said below compares the file with the terms as they are now. Look it over, and import again.',
  },
  refused: {
    title: 'Nothing was imported: you may no longer change the glossary',
    text: 'Sign in again, and choose the file again.',
  },
  large: {
    title: 'Nothing was imported: these are too many changes at once',
    text: 'Split the file, and import its parts.',
  },
  failed: {
    title: 'The backend did not answer',
    text: 'The connection may have dropped. Import again: what is there already is left as it is.',
  },
};

/** Reads a file of terms, previews its effect, and imports all of it or nothing. */
export function ImportDialog({ db, terms, rows, onClose }: ImportDialogProps) {
  const toast = useToast();
  const [read, setRead] = useState<Read>();
  const [state, setState] = useState<'idle' | 'sending' | Exclude<ImportOutcome, 'imported'>>(
    'idle',
  );
  const sending = useRef(false);
  // Recomputed on every change of the terms, so that the preview stays true.
  const plan = useMemo(
    () => (read && 'entries' in read ? planImport(read.entries, rows) : undefined),
    [read, rows],
  );
  const count = plan ? plan.added.length + plan.changed.length : 0;

  const apply = async () => {
    if (!plan || sending.current) return;
    sending.current = true;
    setState('sending');
    await terms.write(async () => {
      const outcome = await importTerms(db, plan.added, plan.changed);
      if (outcome === 'failed' || outcome === 'large' || outcome === 'refused') {
        setState(outcome);
        if (outcome === 'refused') terms.recheck();
        return;
      }
      const now = await listAllTerms(db).catch(() => undefined);
      const slugs = new Set(
        [...plan.added, ...plan.changed.map(({ row }) => row)].map(({ slug }) => slug),
      );
      terms.put(now?.filter(({ slug }) => slugs.has(slug)) ?? []);
      if (outcome === 'conflict') {
        setState('conflict');
        return;
      }
      toast.show({ tone: 'success', message: `${termsIn(count)} imported.` });
      onClose();
    });
    sending.current = false;
  };

  const complaint = state === 'idle' || state === 'sending' ? undefined : complaints[state];
  return (
    <Dialog open onOpenChange={() => state !== 'sending' && onClose()}>
      <DialogContent
        title="Import terms"
        description="A file as Export makes it. Nothing changes before you have seen what would."
      >
        <Stack>
          <TextField
            type="file"
            label="File"
            accept=".csv,.json,text/csv,application/json"
            hint={`CSV or JSON with the columns ${fields.join(', ')}. A term is known by its slug; columns that are missing leave it as it is.`}
            error={read && 'problem' in read ? read.problem : undefined}
            // Otherwise the same file, once corrected, would be no change.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
              setRead(undefined);
            }}
            onChange={({ target }) => {
              const file = target.files?.[0];
              setState('idle');
              if (file) void readFile(file).then(setRead);
              else setRead(undefined);
            }}
          />
          {complaint && <ErrorMessage title={complaint.title}>{complaint.text}</ErrorMessage>}
          {read && 'entries' in read && read.ignored.length > 0 && (
            <Callout title="Some columns are not read">
              No term has these: {read.ignored.join(', ')}.
            </Callout>
          )}
          {plan && <ImportReport plan={plan} />}
          {plan && count === 0 && <Text>There is nothing to import.</Text>}
          <DialogFooter>
            <Button
              disabled={count === 0}
              loading={state === 'sending'}
              loadingLabel="Importing…"
              onClick={() => void apply()}
            >
              {count === 0 ? 'Import' : `Import ${termsIn(count)}`}
            </Button>
            <DialogClose>Cancel</DialogClose>
          </DialogFooter>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
