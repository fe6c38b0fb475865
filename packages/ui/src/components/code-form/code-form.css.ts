import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

/** As wide as what is asked for, and its digits under those of the device beside it. */
export const code = style(
  { maxWidth: '20rem', fontVariantNumeric: 'tabular-nums', marginBlockEnd: vars.space['2xs'] },
  'code',
);
