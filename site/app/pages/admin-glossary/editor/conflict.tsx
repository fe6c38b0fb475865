import { Button, Callout, DialogFooter, Inline, RadioCard, RadioGroup, Stack } from '@hadal/ui';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Db } from '../../../data/client';
import { changesBetween, fieldNames, wordsOf, type Field, type Row, type Values } from './term';
import { useTrail } from './use-trail';

type Side = 'theirs' | 'mine';

export interface ConflictProps {
  db: Db;
  /** The version both editors started from. */
  base: Row;
  theirs: Row;
  mine: Values;
  saving: boolean;
  /** The reason why the last attempt to save failed, above the buttons. */
  complaint: ReactNode;
  onSave: (values: Values) => void;
  onEdit: (values: Values) => void;
}

/**
 * Shows both versions of a term field by field, for the editor to choose from. A field that only
 * one side changed is preselected.
 */
export function Conflict({
  db,
  base,
  theirs,
  mine,
  saving,
  complaint,
  onSave,
  onEdit,
}: ConflictProps) {
  const choices = useRef<HTMLDivElement>(null);
  const [trail] = useTrail(db, `term_id.eq.${theirs.id}`);
  const who = (trail.status === 'read' && trail.changes[0]?.editor) || 'Somebody else';
  const differing = changesBetween(theirs, mine);
  const [chosen, setChosen] = useState<Partial<Record<Field, Side>>>(() => {
    const changedByThem = changesBetween(base, theirs);
    const changedByMe = changesBetween(base, mine);
    return Object.fromEntries(
      differing.map((field) => {
        if (!changedByMe.includes(field)) return [field, 'theirs'];
        return [field, changedByThem.includes(field) ? undefined : 'mine'];
      }),
    );
  });
  const [asked, setAsked] = useState(false);

  const all = (side: Side) =>
    setChosen(Object.fromEntries(differing.map((field) => [field, side])));
  const merged = () => ({
    ...mine,
    ...Object.fromEntries(
      differing.flatMap((field) => (chosen[field] === 'theirs' ? [[field, theirs[field]]] : [])),
    ),
  });
  const save = () => {
    flushSync(() => setAsked(true));
    const missing = choices.current?.querySelector<HTMLElement>('[aria-invalid="true"] input');
    if (missing) missing.focus();
    else onSave(merged());
  };

  return (
    <Stack ref={choices}>
      <Callout tone="warning" role="alert" title={`${who} has saved this term meanwhile`}>
        Nothing is lost: here are both versions. Choose field by field, then save.
      </Callout>
      <Inline>
        <Button tone="secondary" size="small" onClick={() => all('theirs')}>
          Take all of theirs
        </Button>
        <Button tone="secondary" size="small" onClick={() => all('mine')}>
          Take all of mine
        </Button>
      </Inline>
      {differing.map((field) => (
        <RadioGroup
          key={field}
          name={`conflict-${field}`}
          legend={fieldNames[field]}
          value={chosen[field] ?? ''}
          onValueChange={(side) => setChosen({ ...chosen, [field]: side as Side })}
          error={asked && !chosen[field] ? 'Choose one of the two' : undefined}
        >
          <RadioCard value="theirs" title="Theirs">
            {wordsOf(theirs, field) || 'Nothing'}
          </RadioCard>
          <RadioCard value="mine" title="Mine">
            {wordsOf(mine, field) || 'Nothing'}
          </RadioCard>
        </RadioGroup>
      ))}
      {complaint}
      <DialogFooter>
        <Button loading={saving} loadingLabel="Saving…" onClick={save}>
          Save this version
        </Button>
        <Button tone="secondary" onClick={() => onEdit(merged())}>
          Go on editing it
        </Button>
      </DialogFooter>
    </Stack>
  );
}
