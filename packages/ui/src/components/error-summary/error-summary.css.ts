import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space } = vars;

export const summary = style(
  {
    padding: `20px ${space.md}`,
    border: `${vars.stroke.control} solid ${color.danger}`,
    borderInlineStartWidth: '6px',
    background: vars.band.surface,
    // Not a control, but readers must see where the focus moved.
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}` } },
  },
  'summary',
);
export const alert = style(
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '14px' },
  'alert',
);
/** As tall as the title's first line. */
export const icon = style(
  {
    height: `calc(1em * ${vars.leading.md})`,
    color: color.danger,
    // Keeps the icon's colour in forced colours.
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
  },
  'icon',
);
export const title = style(
  { fontSize: 'inherit', fontWeight: vars.weight.heading, lineHeight: vars.leading.md },
  'title',
);
export const list = style(
  {
    gridColumn: 2,
    display: 'grid',
    gap: space['3xs'],
    marginBlockStart: space['2xs'],
    overflowWrap: 'anywhere',
  },
  'list',
);
/** Of the form as a whole, which has no field to lead to. */
export const whole = style({ fontSize: vars.text.sm }, 'whole');
export const link = style(
  {
    display: 'inline-block',
    paddingBlock: '2px',
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    fontWeight: vars.weight.medium,
    textDecorationColor: color.danger,
    color: color.danger,
  },
  'link',
);
