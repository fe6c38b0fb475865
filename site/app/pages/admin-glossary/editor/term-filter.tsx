import { FilterBar, Select, TextField } from '@hadal/ui';
import type { Ref } from 'react';
import { columns, readQuery, sortName, type Column, type ListQuery } from './list-query';
import { termsIn } from './term';

export interface TermFilterProps {
  query: ListQuery;
  found: number;
  all: number;
  search: Ref<HTMLInputElement>;
  onChange: (part: Partial<ListQuery>) => void;
}

const orders: Record<Column, [ascending: string, descending: string]> = {
  term: ['Term, A to Z', 'Term, Z to A'],
  category: ['Subject, A to Z', 'Subject, Z to A'],
  status: ['Drafts first', 'Published first'],
  updated_at: ['Earliest change first', 'Latest change first'],
};

/** Filters the list of terms, and sorts it where the table has no column headers. */
export function TermFilter({ query, found, all, search, onChange }: TermFilterProps) {
  return (
    <FilterBar
      aria-label="Terms"
      count={found === all ? termsIn(all) : `${found} of ${termsIn(all)}`}
    >
      <TextField
        ref={search}
        label="Search"
        type="search"
        autoComplete="off"
        value={query.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <Select
        label="Status"
        value={query.status}
        onChange={({ target }) => onChange({ status: target.value as ListQuery['status'] })}
      >
        <option value="">All terms</option>
        <option value="draft">Drafts</option>
        <option value="published">Published</option>
      </Select>
      <Select
        label="Order"
        value={sortName(query.sort)}
        onChange={({ target }) => onChange({ sort: readQuery(`?sort=${target.value}`).sort })}
      >
        {columns.map((column) => (
          <option key={column} value={column}>
            {orders[column][0]}
          </option>
        ))}
        {columns.map((column) => (
          <option key={column} value={`-${column}`}>
            {orders[column][1]}
          </option>
        ))}
      </Select>
    </FilterBar>
  );
}
