import { globalLayer } from '@vanilla-extract/css';

// A single statement fixes the order, whatever file loads first.
globalLayer('hadal.reset, hadal.theme, hadal.components, hadal.utilities');

/**
 * The cascade layers, lowest priority first. An app's own rules, unlayered or in later layers,
 * always win.
 */
export const layers = {
  reset: 'hadal.reset',
  theme: 'hadal.theme',
  components: 'hadal.components',
  utilities: 'hadal.utilities',
} as const;
