import { style } from '../styles/layered';

export const arrival = style(
  { display: 'none', selectors: { '&:target': { display: 'flex' } } },
  'arrival',
);
