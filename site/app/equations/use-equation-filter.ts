import { useLayoutEffect, useState } from 'react';
import { keepInAddress, keepSame, onReturn } from '@hadal/static-site/runtime/address';
import { everything, readFilter, settingsOf, type EquationFilter } from './filter';

/** The filter in the address, which a reader can share and go back from. */
export function useEquationFilter() {
  // All of them first, as they were prerendered; what the address says comes before the next paint.
  const [filter, setFilter] = useState(everything);
  useLayoutEffect(() => {
    const read = (search: string) => setFilter((before) => keepSame(before, readFilter(search)));
    // The browser has gone to what a link names; taking out what stands above would move it away.
    if (!location.hash) read(location.search);
    return onReturn(read);
  }, []);

  const change = (part: Partial<EquationFilter>) => {
    const next = { ...filter, ...part };
    setFilter(next);
    keepInAddress(settingsOf(next), Object.keys(part).join());
  };
  return [filter, change] as const;
}
