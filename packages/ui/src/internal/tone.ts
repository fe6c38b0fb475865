import type { IconName } from '../components/icon';
import { vars } from '../styles/contract.css';

/** How something turned out, always told by an icon and words too, never by colour alone. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

export const toneIcon: Record<Tone, IconName> = {
  success: 'tick',
  info: 'info',
  warning: 'triangle',
  error: 'octagon',
};

export const toneColor: Record<Tone, string> = {
  success: vars.color.success,
  info: vars.color.info,
  warning: vars.color.warning,
  error: vars.color.danger,
};
