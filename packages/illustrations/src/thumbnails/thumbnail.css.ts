import { style } from '../layered';

export const thumbnail = style({ display: 'block' }, 'thumbnail');
