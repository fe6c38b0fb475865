import type { StyleRule } from '@vanilla-extract/css';
import { style } from '../styles/layered';

const unless = (condition: string, rule: StyleRule, name: string) =>
  style(
    { ...rule, '@container': { ...rule['@container'], [condition]: { display: 'none' } } },
    name,
  );

/** The two versions of one drawing: the wide one where it has `room`, in px. For `*.css.ts` files. */
export const versions = (room: number, wide: StyleRule = {}, narrow: StyleRule = {}) => ({
  wide: unless(`(width < ${room}px)`, wide, 'wide'),
  narrow: unless(`(width >= ${room}px)`, narrow, 'narrow'),
});
