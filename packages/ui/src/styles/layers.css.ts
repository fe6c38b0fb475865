import { globalLayer } from '@vanilla-extract/css';

// A single statement fixes the order, whatever file loads first.
globalLayer('hadal.reset, hadal.theme, hadal.components, hadal.utilities');

/** Our cascade layers, weakest first. An app's own rules, unlayered or layered later, always win. */
export const layers = {
  reset: 'hadal.reset',
  theme: 'hadal.theme',
  components: 'hadal.components',
  utilities: 'hadal.utilities',
} as const;
