import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { everything, readFilter, writeFilter, type EquationFilter } from './filter';

/**
 * The filter in the address, which a reader can share. Everything is shown at first, as it was
 * prerendered.
 */
export function useEquationFilter() {
  const { search } = useLocation();
  const [filter, setFilter] = useState(everything);
  useLayoutEffect(() => setFilter(readFilter(search)), [search]);

  const change = (part: Partial<EquationFilter>) => {
    const next = { ...filter, ...part };
    setFilter(next);
    // Not through the router, for which each letter would be an arrival at a new page.
    history.replaceState(history.state, '', `${location.pathname}${writeFilter(next)}`);
  };
  return [filter, change] as const;
}
