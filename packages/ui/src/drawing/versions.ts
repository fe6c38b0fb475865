import type { StyleRule } from '@vanilla-extract/css';

const unless = (condition: string, rule: StyleRule): StyleRule => ({
  ...rule,
  '@container': { ...rule['@container'], [condition]: { display: 'none' } },
});

/**
 * Returns the rules of a drawing's two versions: the wide one applies from a width of `room`, in
 * px.
 */
export const versions = (room: number, wide: StyleRule = {}, narrow: StyleRule = {}) => ({
  wide: unless(`(width < ${room}px)`, wide),
  narrow: unless(`(width >= ${room}px)`, narrow),
});
