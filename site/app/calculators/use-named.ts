import { onReturn } from '@hadal/static-site/runtime/address';
import { useSyncExternalStore } from 'react';
import { calculators } from '.';

const subscribe = (changed: () => void) => onReturn(changed);

/** Returns the calculators that the address has settings for, and the one that it shows first. */
export function useNamed() {
  const address = useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
  const [search = '', anchor] = address.split('#');
  const anchors = new Set(
    Array.from(new URLSearchParams(search).keys(), (key) => key.split('.')[0]),
  );
  const named = calculators.filter(({ id }) => anchors.has(id.toLowerCase())).map(({ id }) => id);
  // An anchor leads to its panel by itself.
  return { named, first: (anchor ? undefined : named.at(-1)) ?? 'C1' };
}
