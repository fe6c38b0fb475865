import {
  Button,
  DefinitionList,
  Dialog,
  DialogContent,
  EmptyState,
  ErrorMessage,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@hadal/ui';
import type { Db } from '../../../data/client';
import { deletions, most, trailOf, type Change } from './history';
import { changesBetween, fieldNames, type Row } from './term';
import { formatTime } from './format-time';
import type { TermActions } from './use-term-actions';
import { useTrail } from './use-trail';

export interface HistoryDialogProps {
  db: Db;
  /** The term whose history is shown; undefined for the deleted terms. */
  row: Row | undefined;
  rows: readonly Row[];
  actions: TermActions;
  onClose: () => void;
}

/** Lists each change with its author and time, latest first, and restores any version. */
export function HistoryDialog({ db, row, rows, actions, onClose }: HistoryDialogProps) {
  const [trail, reload] = useTrail(db, row ? trailOf(row) : deletions);
  const now = row && rows.find(({ id }) => id === row.id);
  const slugs = new Set(rows.map(({ slug }) => slug));
  const changes = (trail.status === 'read' ? trail.changes : []).filter(
    ({ version }, index, all) =>
      row ||
      (!slugs.has(version.slug) &&
        all.findIndex((other) => other.version.slug === version.slug) === index),
  );

  const wayBack = ({ version }: Change) => {
    if (now && changesBetween(now, version).length === 0)
      return <Text tone="muted">As it is now.</Text>;
    return (
      <Button
        tone="secondary"
        size="small"
        onClick={() => {
          void (now ? actions.restore(now, version) : actions.putBack(version));
          onClose();
        }}
      >
        Restore this version <VisuallyHidden>of {version.term}</VisuallyHidden>
      </Button>
    );
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={row ? `History of “${row.term}”` : 'Deleted terms'}>
        {trail.status === 'loading' && (
          <div aria-busy="true">
            <Skeleton lines={4} />
            <Text size="sm">Loading...</Text>
          </div>
        )}
        {trail.status === 'failed' && (
          <ErrorMessage
            title="The history did not load"
            action={<Button onClick={reload}>Try again</Button>}
          >
            The connection may have dropped.
          </ErrorMessage>
        )}
        {trail.status === 'read' && changes.length === 0 && (
          <EmptyState title={row ? 'No change is on record' : 'Nothing was deleted'} level={3} />
        )}
        {changes.length > 0 && (
          <DefinitionList
            items={changes.map((change) => ({
              id: `change-${change.id}`,
              term: sentence(change),
              unit: <time dateTime={change.at}>{formatTime(change.at)}</time>,
              description: (
                <Stack gap="tight">
                  {change.details.map((detail) => (
                    <Detail key={detail.field} {...detail} />
                  ))}
                  {wayBack(change)}
                </Stack>
              ),
            }))}
          />
        )}
        {trail.status === 'read' && trail.changes.length === most && (
          <Text tone="muted">These are the latest {most} changes.</Text>
        )}
      </DialogContent>
    </Dialog>
  );
}

const sentence = ({ kind, editor, version }: Change) =>
  `${editor ?? 'The operator'} ${kind} ${kind === 'changed' ? 'it' : `“${version.term}”`}`;

const Detail = ({ field, before, after }: Change['details'][number]) => (
  <Text size="sm">
    <strong>{fieldNames[field]}:</strong> {before && `was “${before}”, `}
    {after ? `is “${after}”` : 'is empty'}
  </Text>
);
