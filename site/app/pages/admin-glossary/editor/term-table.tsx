import {
  Icon,
  IconButton,
  SortHeader,
  Table,
  TableCell,
  TableHeader,
  Text,
  type IconName,
} from '@hadal/ui';
import { useLayoutEffect, useRef } from 'react';
import type { Column, ListQuery } from './list-query';
import { fieldNames, wordsOf, type Row } from './term';
import { formatTime } from './format-time';
import type { TermActions } from './use-term-actions';
import type { Mark } from './use-terms';

export interface TermTableProps {
  rows: readonly Row[];
  marks: ReadonlyMap<number, Mark>;
  /** The signed-in editor, whose own changes are not attributed. */
  userId: string;
  sort: ListQuery['sort'];
  onSort: (sort: ListQuery['sort']) => void;
  onEdit: (row: Row) => void;
  onHistory: (row: Row) => void;
  actions: TermActions;
  /** Called when the last row, which had the focus, has been removed. */
  onFocusLost: () => void;
}

/** Shortens a definition for the table. */
const shortened = (text: string) =>
  text.length > 120 ? `${text.slice(0, 120).replace(/\s+\S*$/, '')}…` : text;

/** Table of one page of terms, with the actions on each. */
export function TermTable({ rows, sort, onSort, ...rest }: TermTableProps) {
  const header = (by: Column) => {
    const direction = sort.by === by ? sort.direction : undefined;
    return {
      direction,
      onSort: () =>
        onSort({ by, direction: direction === 'ascending' ? 'descending' : 'ascending' }),
    };
  };
  return (
    <Table caption="Published terms and drafts" ledger>
      <thead>
        <tr>
          <SortHeader {...header('term')}>{fieldNames.term}</SortHeader>
          <TableHeader>{fieldNames.definition}</TableHeader>
          <SortHeader {...header('category')}>{fieldNames.category}</SortHeader>
          <SortHeader {...header('status')}>{fieldNames.status}</SortHeader>
          <SortHeader {...header('updated_at')}>Last changed</SortHeader>
          <TableHeader>What to do</TableHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TermRow key={row.id} row={row} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}

type TermRowProps = Omit<TermTableProps, 'rows' | 'sort' | 'onSort'> & { row: Row };

function TermRow({ row, marks, userId, onEdit, onHistory, actions, onFocusLost }: TermRowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const current = element.current;
    // Cleanup runs before a deleted, filtered or moved row leaves the document.
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const neighbour = current.nextElementSibling ?? current.previousElementSibling;
      const button = neighbour?.querySelector('button');
      if (button) button.focus();
      else onFocusLost();
    };
  }, [onFocusLost]);
  const { term, status, updated_at } = row;
  const isPublished = status === 'published';
  const mark = marks.get(row.id);
  return (
    <tr ref={element}>
      <TableHeader scope="row">{term}</TableHeader>
      <TableCell>{shortened(row.definition)}</TableCell>
      <TableCell label={fieldNames.category}>{row.category ?? 'None'}</TableCell>
      <TableCell label={fieldNames.status}>
        <Icon name={isPublished ? 'tick' : 'dashed-square'} /> {wordsOf(row, 'status')}
      </TableCell>
      <TableCell label="Last changed">
        <time dateTime={updated_at}>{formatTime(updated_at)}</time>
        {mark && (
          <Text size="xs">
            <Icon name="info" /> {mark.what === 'added' ? 'New' : 'Changed'}{' '}
            {mark.by === userId ? 'by you, in another window' : 'by somebody else'}
          </Text>
        )}
      </TableCell>
      <TableCell actions>
        <Action icon="pencil" label={`Edit ${term}`} onClick={() => onEdit(row)} />
        {isPublished ? (
          <Action
            icon="eye-crossed"
            label={`Hide ${term}`}
            onClick={() => void actions.hide(row)}
          />
        ) : (
          <Action icon="eye" label={`Publish ${term}`} onClick={() => void actions.publish(row)} />
        )}
        <Action icon="clock-back" label={`History of ${term}`} onClick={() => onHistory(row)} />
        <Action icon="bin" label={`Delete ${term}`} onClick={() => void actions.remove(row)} />
      </TableCell>
    </tr>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

const Action = ({ icon, ...rest }: ActionProps) => (
  <IconButton tone="text" {...rest}>
    <Icon name={icon} />
  </IconButton>
);
