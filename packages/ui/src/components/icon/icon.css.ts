import { style } from '../../styles/layered';

export const icon = style({ width: '1.25em', height: '1.25em', flex: 'none' }, 'icon');
