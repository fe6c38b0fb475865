import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';

export const group = style({ margin: 0, padding: 0, border: 0 }, 'group');

/** Uses a margin, because gaps do not apply to a `<legend>`. */
export const legend = style(
  {
    padding: 0,
    marginBlockEnd: vars.space['2xs'],
    // A legend is as wide as its longest word.
    overflowWrap: 'anywhere',
    selectors: { '&:has(h2, h3, h4)': { marginBlockEnd: vars.space.sm } },
  },
  'legend',
);
