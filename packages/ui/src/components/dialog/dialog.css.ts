import { keyframes } from '@vanilla-extract/css';
import { appear } from '../../internal/scrim.css';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, motion, space } = vars;

/** The width from which the page is visible around the sheet. */
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
    selectors: {
      // The browser's own dialog, before scripts.
      'dialog&': { width: 'auto', maxWidth: 'none', height: 'auto', maxHeight: 'none', border: 0 },
      'dialog&:not([open])': { display: 'none' },
      '&::backdrop': { background: color.scrim },
    },
    '@media': {
      [beside]: {
        height: 'fit-content',
        maxHeight: `calc(100dvh - 2 * ${space.lg})`,
        margin: 'auto',
        border: hairline,
        borderRadius: vars.radius.surface,
        boxShadow: vars.shadow.overlay,
      },
      [media.motion]: {
        animation: `${appear} ${motion.control}, ${rise} ${motion.control} ${motion.rise}`,
      },
      // Prints after the page, in full height.
      [media.print]: { position: 'static', maxHeight: 'none', boxShadow: 'none' },
    },
  },
  'sheet',
);

/** Widths, where there is room. */
export const sizes = {
  small: style({ '@media': { [beside]: { width: '400px' } } }, 'small'),
  medium: style({ '@media': { [beside]: { width: '560px' } } }, 'medium'),
  large: style(
    { '@media': { [beside]: { width: '840px', maxWidth: `calc(100vw - 2 * ${space.lg})` } } },
    'large',
  ),
  full: style(
    { '@media': { [beside]: { height: 'auto', maxHeight: 'none', border: 0, borderRadius: 0 } } },
    'full',
  ),
};
/** A drawer at an edge of the window, as tall as the window, where there is room. */
const drawer = {
  height: 'auto',
  maxHeight: 'none',
  borderBlock: 0,
  borderRadius: 0,
  animation: `${appear} ${motion.control}`,
} as const;
export const placements = {
  center: undefined,
  start: style(
    { '@media': { [beside]: { ...drawer, marginInline: '0 auto', borderInlineStart: 0 } } },
    'start',
  ),
  end: style(
    { '@media': { [beside]: { ...drawer, marginInline: 'auto 0', borderInlineEnd: 0 } } },
    'end',
  ),
};
/** Out of the way of a page that stays in use. */
export const corner = style(
  { '@media': { [beside]: { margin: `auto ${space.lg} ${space.lg} auto` } } },
  'corner',
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
    // Aligns the cross, not the button's border, with the corner.
    marginBlockStart: '-8px',
    marginInlineEnd: '-10px',
    '@media': { [media.print]: { display: 'none' } },
  },
  'close',
);

export const description = style({ color: color.textMuted }, 'description');

/** Rendered before it has content, without taking up space. */
export const alert = style({ ':empty': { position: 'absolute' } }, 'alert');

export const footer = style(
  {
    display: 'grid',
    gap: space.xs,
    paddingBlockStart: space['2xs'],
    '@media': {
      [beside]: { display: 'flex', flexWrap: 'wrap', columnGap: space.sm },
      // Sticky only in a window tall enough to leave room for the content.
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
// Keeps what has the focus clear of the footer, whose buttons stand below each other in a narrow window.
globalStyle(
  'components',
  `${sheet}:has(${footer}) :is(a, button, input, select, summary, textarea, [tabindex]):not(${footer} *)`,
  { scrollMarginBlockEnd: '10rem', '@media': { [beside]: { scrollMarginBlockEnd: '7rem' } } },
);
