import { style } from '../../styles/layered';

export const digits = style(
  { minWidth: '6rem', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  'digits',
);
