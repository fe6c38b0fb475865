import { keyframes } from '@vanilla-extract/css';
import { appear } from '../../internal/scrim.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, motion, space } = vars;

/** From here on the page is in sight around it. */
const beside = '(min-width: 600px)';
const rise = keyframes({ from: { translate: '0 12px' } });
const inset = `clamp(${space.sm}, 4vw, ${space.lg})`;
const hairline = `${vars.stroke.hairline} solid ${color.border}`;

export const sheet = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: 20,
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: inset,
    paddingBlockEnd: `max(${inset}, env(safe-area-inset-bottom))`,
    background: vars.band.canvas,
    color: color.text,
    animation: `${appear} ${motion.colour}`,
    '@media': {
      [beside]: {
        width: '560px',
        height: 'fit-content',
        maxHeight: `calc(100dvh - 2 * ${space.lg})`,
        margin: 'auto',
        border: hairline,
        boxShadow: vars.shadow.overlay,
      },
      [media.motion]: {
        animation: `${appear} ${motion.control}, ${rise} ${motion.control} ${motion.rise}`,
      },
      // After the page, as long as it is.
      [media.print]: { position: 'static', maxHeight: 'none', boxShadow: 'none' },
    },
  },
  'sheet',
);

export const head = style(
  { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.sm },
  'head',
);

export const title = style(
  {
    minWidth: 0,
    fontSize: vars.text.h2,
    lineHeight: vars.leading.h2,
    letterSpacing: vars.tracking.h2,
    fontWeight: vars.weight.heading,
    fontStretch: vars.width.wide,
  },
  'title',
);

export const close = style(
  {
    flex: 'none',
    // Its drawing, not its edge, in the corner.
    marginBlockStart: '-8px',
    marginInlineEnd: '-10px',
    '@media': { [media.print]: { display: 'none' } },
  },
  'close',
);

export const description = style({ color: color.textMuted }, 'description');

/** There before anything is in it, but without a place of its own. */
export const alert = style({ ':empty': { position: 'absolute' } }, 'alert');

export const footer = style(
  {
    display: 'grid',
    gap: space.xs,
    paddingBlockStart: space['2xs'],
    '@media': {
      [beside]: { display: 'flex', flexWrap: 'wrap', columnGap: space.sm },
      // In a low window, or with large text, they would leave no room for the rest.
      '(min-height: 30rem)': {
        position: 'sticky',
        insetBlockEnd: `calc(-1 * ${inset})`,
        marginBlockEnd: `calc(-1 * ${inset})`,
        paddingBlock: `${space.sm} ${inset}`,
        background: vars.band.canvas,
      },
      [media.print]: { display: 'none' },
    },
  },
  'footer',
);
