import { style } from '../../styles/layered';

export const stack = style(
  { display: 'flex', flexDirection: 'column', alignItems: 'stretch', minWidth: 0 },
  'stack',
);
