import { vars } from '../styles/contract.css';
import type { Tone } from './tone';

/** For stylesheets only: importing the tokens would add all their names to scripts. */
export const toneColor: Record<Tone, string> = {
  success: vars.color.success,
  info: vars.color.info,
  warning: vars.color.warning,
  error: vars.color.danger,
};
