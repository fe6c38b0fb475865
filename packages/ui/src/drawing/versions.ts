import type { StyleRule } from '@vanilla-extract/css';

const unless = (condition: string, rule: StyleRule): StyleRule => ({
  ...rule,
  '@container': { ...rule['@container'], [condition]: { display: 'none' } },
});

/** The rules of one drawing's two versions: the wide one where it has `room`, in px. */
export const versions = (room: number, wide: StyleRule = {}, narrow: StyleRule = {}) => ({
  wide: unless(`(width < ${room}px)`, wide),
  narrow: unless(`(width >= ${room}px)`, narrow),
});
