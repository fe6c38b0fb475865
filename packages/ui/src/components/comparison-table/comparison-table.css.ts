import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { color, space } = vars;

export const option = style(
  {
    minInlineSize: characters(18),
    selectors: {
      '&[data-recommended]': {
        boxShadow: `inset 0 ${space['3xs']} ${color.accent}`,
        // Forced colours take shadows away.
        outline: '1px solid transparent',
      },
    },
  },
  'option',
);
export const title = style(
  { display: 'block', fontSize: vars.text.h3, lineHeight: vars.leading.h3 },
  'title',
);
export const recommendation = style(
  { display: 'block', fontSize: vars.text.sm, color: color.textMuted },
  'recommendation',
);
/** Keeps the title in sight while the options scroll below it. */
export const groupTitle = style(
  {
    display: 'inline-block',
    position: 'sticky',
    insetInlineStart: space.sm,
    maxInlineSize: `calc(100cqi - 2 * ${space.sm})`,
  },
  'groupTitle',
);
export const note = style(
  {
    display: 'block',
    fontSize: vars.text.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.body,
    color: color.textMuted,
  },
  'note',
);
export const missing = style({ color: color.textMuted }, 'missing');
