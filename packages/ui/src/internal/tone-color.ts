import { vars } from '../styles/contract.css';
import type { Tone } from './tone';

/** For style sheets only: with the tokens, scripts would carry every name there is. */
export const toneColor: Record<Tone, string> = {
  success: vars.color.success,
  info: vars.color.info,
  warning: vars.color.warning,
  error: vars.color.danger,
};
