import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space } = vars;

export const toggletip = style({}, 'toggletip');

export const term = style(
  {
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationThickness: '2px',
    textDecorationColor: color.accentText,
    textUnderlineOffset: '.24em',
    selectors: { '&[aria-expanded="true"]': { textDecorationStyle: 'solid' } },
    '@media': {
      [media.hover]: { ':hover': { textDecorationStyle: 'solid' } },
      [media.print]: { textDecorationLine: 'none' },
    },
  },
  'term',
);

export const tip = style(
  {
    inset: 'auto',
    zIndex: 20,
    display: 'block',
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: `min(22rem, 100vw - 2 * ${space.sm})`,
    maxHeight: `calc(100dvh - 2 * ${space.sm})`,
    overflowY: 'auto',
    margin: 0,
    padding: `${space.xs} ${space.sm}`,
    border: `${vars.stroke.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.surface,
    background: vars.band.raised,
    boxShadow: vars.shadow.overlay,
    color: color.text,
    // Resets the type of the surrounding text.
    fontFamily: vars.font.sans,
    fontSize: vars.text.sm,
    fontStyle: 'normal',
    fontWeight: vars.weight.body,
    fontStretch: '100%',
    lineHeight: vars.leading.sm,
    letterSpacing: 'normal',
    textAlign: 'start',
    whiteSpace: 'normal',
    '@media': { [media.print]: { display: 'none' } },
  },
  'tip',
);

export const more = style(
  { display: 'block', width: 'fit-content', marginBlockStart: space['3xs'], paddingBlock: '2px' },
  'more',
);
