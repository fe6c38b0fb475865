import { style } from '../../styles/layered';

export const digits = style(
  { minWidth: 'min(6rem, 30vw)', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  'digits',
);
