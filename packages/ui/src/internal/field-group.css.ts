import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';

export const group = style({ margin: 0, padding: 0, border: 0 }, 'group');

/** Its margin stands in for the gap, which a `<legend>` has no part in. */
export const legend = style(
  {
    padding: 0,
    marginBlockEnd: vars.space['2xs'],
    selectors: { '&:has(h2, h3, h4)': { marginBlockEnd: vars.space.sm } },
  },
  'legend',
);
