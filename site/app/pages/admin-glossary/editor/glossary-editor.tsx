import { Button, EmptyState, Icon, Inline, Pagination, Skeleton, Stack, Text } from '@hadal/ui';
import type { User } from '@supabase/supabase-js';
import { useCallback, useRef, useState } from 'react';
import { download } from '../../../components/download';
import type { Client } from '../../../data/client';
import { HistoryDialog } from './history-dialog';
import { ImportDialog } from './import-dialog';
import { ListTrouble } from './list-trouble';
import { pageSize, selectTerms } from './list-query';
import type { Row } from './term';
import { TermDialog } from './term-dialog';
import { writeCsv, writeJson } from './term-file';
import { TermFilter } from './term-filter';
import { TermTable } from './term-table';
import { useListQuery } from './use-list-query';
import { useTermActions } from './use-term-actions';
import { useTerms } from './use-terms';

export interface GlossaryEditorProps {
  client: Client;
  /** The signed-in editor. */
  user: User;
}

/** Panel open beside the form of a term, kept in the address. */
type Panel = { name: 'history'; row: Row } | { name: 'deleted' } | { name: 'import' };

/** The glossary editor: list, form, history and import. */
export default function GlossaryEditor({ client, user }: GlossaryEditorProps) {
  const { db } = client;
  const terms = useTerms(client);
  const [query, change] = useListQuery();
  const [panel, setPanel] = useState<Panel>();
  const actions = useTermActions(db, terms);
  const start = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const focusStart = useCallback(() => start.current?.focus(), []);
  const { rows, failed } = terms;

  const trouble = failed && (
    <ListTrouble
      title={rows ? 'The list may be out of date' : 'The terms did not load'}
      reload={terms.reload}
      onFocusLost={focusStart}
    />
  );
  if (!rows) {
    return (
      trouble || (
        <div aria-busy="true">
          <Skeleton lines={8} />
          <Text size="sm">Loading...</Text>
        </div>
      )
    );
  }

  const found = selectTerms(rows, query);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  const edited = rows.find(({ id }) => String(id) === query.edit);
  const save = (text: string, type: 'csv' | 'json') =>
    download(text, {
      name: `glossary-${new Date().toISOString().slice(0, 10)}.${type}`,
      type: type === 'csv' ? 'text/csv' : 'application/json',
    });
  const closePanel = () => setPanel(undefined);

  return (
    <Stack>
      {trouble}
      <Inline>
        <Button ref={start} size="small" onClick={() => change({ edit: 'new' })}>
          <Icon name="plus" /> New term
        </Button>
        <Button tone="secondary" size="small" onClick={() => setPanel({ name: 'import' })}>
          <Icon name="tray-in" /> Import
        </Button>
        <Button tone="secondary" size="small" onClick={() => save(writeCsv(found), 'csv')}>
          <Icon name="tray-out" /> Export CSV
        </Button>
        <Button tone="secondary" size="small" onClick={() => save(writeJson(found), 'json')}>
          <Icon name="tray-out" /> Export JSON
        </Button>
        <Button tone="secondary" size="small" onClick={() => setPanel({ name: 'deleted' })}>
          <Icon name="clock-back" /> Deleted terms
        </Button>
      </Inline>
      <TermFilter
        query={query}
        found={found.length}
        all={rows.length}
        search={search}
        onChange={change}
      />
      {found.length === 0 ? (
        <EmptyState
          title={rows.length === 0 ? 'There is no term yet' : 'No term matches'}
          level={3}
          actions={
            rows.length > 0 && (
              <Button
                tone="secondary"
                onClick={() => {
                  change({ words: '', status: '' });
                  // The pressed button is removed, and the focus with it.
                  search.current?.focus();
                }}
              >
                Show all terms
              </Button>
            )
          }
        />
      ) : (
        <TermTable
          rows={found.slice((page - 1) * pageSize, page * pageSize)}
          marks={terms.marks}
          userId={user.id}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          onEdit={({ id }) => change({ edit: String(id) })}
          onHistory={(row) => {
            terms.see(row.id);
            setPanel({ name: 'history', row });
          }}
          actions={actions}
          onFocusLost={focusStart}
        />
      )}
      <Pagination page={page} pages={pages} onPageChange={(to) => change({ page: to })} />
      {query.edit && (
        <TermDialog
          key={query.edit}
          db={db}
          user={user}
          terms={terms}
          rows={rows}
          row={edited}
          subject={query.edit}
          onClose={() => {
            change({ edit: '' });
            if (edited) terms.see(edited.id);
          }}
        />
      )}
      {panel?.name === 'import' && (
        <ImportDialog db={db} terms={terms} rows={rows} onClose={closePanel} />
      )}
      {(panel?.name === 'history' || panel?.name === 'deleted') && (
        <HistoryDialog
          db={db}
          row={panel.name === 'history' ? panel.row : undefined}
          rows={rows}
          actions={actions}
          onClose={closePanel}
        />
      )}
    </Stack>
  );
}
