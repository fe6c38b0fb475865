import { style } from '../../styles/layered';

export const digits = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }, 'digits');
