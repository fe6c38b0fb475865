import { useEffect, useState } from 'react';
import { keepInAddress, onReturn } from '@hadal/static-site/runtime/address';
import { readQuery, settingsOf, type ListQuery } from './list-query';

/**
 * Keeps the state of the list in the address, so that it survives a reload, can be shared, and follows
 * Back.
 */
export function useListQuery() {
  const [query, setQuery] = useState(() => readQuery(location.search));
  useEffect(() => onReturn((search) => setQuery(readQuery(search))), []);

  /** A new filter starts at the first page. */
  const change = (part: Partial<ListQuery>) => {
    const next = { ...query, ...('edit' in part ? {} : { page: 1 }), ...part };
    setQuery(next);
    keepInAddress(settingsOf(next), Object.keys(part).join());
  };
  return [query, change] as const;
}
