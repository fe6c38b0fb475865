import type { IconName } from '../components/icon';

/** How something turned out, always told by an icon and words too, never by colour alone. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

export const toneIcon: Record<Tone, IconName> = {
  success: 'tick',
  info: 'info',
  warning: 'triangle',
  error: 'octagon',
};
