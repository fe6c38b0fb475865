import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

/** As wide as six digits, spaced like those on a device. */
export const code = style(
  { maxWidth: '20rem', fontVariantNumeric: 'tabular-nums', marginBlockEnd: vars.space['2xs'] },
  'code',
);
