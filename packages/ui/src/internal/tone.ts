import type { IconName } from '../components/icon';

/** The tone of an outcome, always conveyed by an icon and text as well as by colour. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

export const toneIcon: Record<Tone, IconName> = {
  success: 'tick',
  info: 'info',
  warning: 'triangle',
  error: 'octagon',
};
