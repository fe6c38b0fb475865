import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const widths = style(
  {
    display: 'grid',
    fontSize: vars.text.h1,
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.h2,
  },
  'widths',
);
export const symbols = style(
  { fontFamily: vars.font.serif, fontSize: vars.text.h1, fontStyle: 'italic' },
  'symbols',
);
export const depths = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    gap: vars.space.md,
  },
  'depths',
);
