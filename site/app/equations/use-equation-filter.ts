import { useLayoutEffect, useState } from 'react';
import { keepInAddress, keepSame, onReturn } from '@hadal/static-site/runtime/address';
import { everything, readFilter, settingsOf, type EquationFilter } from './filter';

/** State of the filter, kept in the address, so that it can be shared and follows Back. */
export function useEquationFilter() {
  // Renders all equations first, as prerendered, so that hydration matches; the filter of the
  // address applies before the next paint.
  const [filter, setFilter] = useState(everything);
  useLayoutEffect(() => {
    const read = (search: string) => setFilter((before) => keepSame(before, readFilter(search)));
    // Filtering would move the target of a hash link, to which the browser has already scrolled.
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
