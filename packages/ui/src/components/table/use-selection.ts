'use client';

import type { ChangeEvent } from 'react';
import { useControllableState, type ChangeHandler } from '../../internal/use-controllable-state';

export interface SelectionOptions<Key extends string> {
  /** The keys of the selected rows, if controlled. */
  selected?: readonly Key[] | undefined;
  /** The keys selected at first if uncontrolled. */
  defaultSelected?: readonly Key[] | undefined;
  onSelectedChange?: ChangeHandler<readonly Key[]> | undefined;
}

const none: readonly never[] = [];

/**
 * The selected rows of a table, and the props of each `SelectionCell`. Rows that are not among `keys`,
 * such as those of another page, stay selected.
 */
export function useSelection<Key extends string>(
  /** The keys of the rows on show. */
  keys: readonly Key[],
  { selected, defaultSelected = none, onSelectedChange }: SelectionOptions<Key> = {},
) {
  const [current, setCurrent] = useControllableState(selected, defaultSelected, onSelectedChange);
  const select = (
    some: readonly Key[],
    { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>,
  ) => {
    const pressed = new Set(some);
    const others = current.filter((key) => !pressed.has(key));
    const next = currentTarget.checked ? [...others, ...some] : others;
    setCurrent(next, 'item-press', nativeEvent);
  };
  const chosen = new Set(current);
  const count = keys.filter((key) => chosen.has(key)).length;
  return {
    selected: current,
    /** Props for the `SelectionCell` in the header. */
    all: {
      checked: count > 0 && count === keys.length,
      indeterminate: count > 0 && count < keys.length,
      onChange: (event: ChangeEvent<HTMLInputElement>) => select(keys, event),
    },
    /** Props for the `SelectionCell` of a row. */
    row: (key: Key) => ({
      checked: chosen.has(key),
      onChange: (event: ChangeEvent<HTMLInputElement>) => select([key], event),
    }),
  };
}
