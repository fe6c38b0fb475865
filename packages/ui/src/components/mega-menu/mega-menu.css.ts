import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, header, motion } = vars;

export const megaMenu = style(
  {
    display: 'flex',
    height: header.height,
    '@media': { [media.print]: { display: 'none' } },
  },
  'megaMenu',
);
export const list = style(
  { display: 'flex', height: '100%', '@media': { [media.xl]: { gap: vars.space['3xs'] } } },
  'list',
);
export const item = style({}, 'item');

const triggerPadding = { md: '7px', lg: '8px', xl: '11px' };
export const trigger = style(
  {
    position: 'relative',
    height: '100%',
    paddingInline: triggerPadding.md,
    border: 0,
    background: 'none',
    fontSize: '.875rem',
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    // Borders survive forced colours, which would show a transparent one, so it is `none` at rest.
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: triggerPadding.md,
      insetBlockEnd: 0,
      borderBlockEnd: `3px none ${color.marker}`,
    },
    selectors: {
      '&[aria-expanded="true"]::after': { borderBlockEndStyle: 'solid' },
      [`${megaMenu}:not([data-hydrated]) ${item}:is(:hover, :focus-within) > &::after`]: {
        borderBlockEndStyle: 'solid',
      },
    },
    '@media': {
      [media.lg]: {
        paddingInline: triggerPadding.lg,
        fontSize: vars.text.sm,
        '::after': { insetInline: triggerPadding.lg },
      },
      [media.xl]: {
        paddingInline: triggerPadding.xl,
        '::after': { insetInline: triggerPadding.xl },
      },
      [media.hover]: { selectors: { '&:hover::after': { borderBlockEndStyle: 'solid' } } },
    },
  },
  'trigger',
);
/** Hides the focus proxy of Radix, which is needless because the panel follows in the DOM. */
globalStyle('components', `${trigger} + span[aria-hidden]`, { display: 'none' });

/** Bears the focus ring, which would be clipped around the trigger. */
export const label = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    selectors: {
      [`${trigger}:focus-visible > &`]: {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '6px',
      },
    },
  },
  'label',
);
export const chevron = style(
  {
    display: 'none',
    width: '14px',
    height: '14px',
    color: color.textMuted,
    selectors: {
      [`${trigger}[aria-expanded="true"] &`]: { rotate: '180deg', color: 'inherit' },
    },
    '@media': {
      [media.xl]: { display: 'block' },
      [media.motion]: { transition: `rotate ${motion.control} ${motion.rise}` },
      [media.forcedColors]: { color: 'inherit' },
    },
  },
  'chevron',
);

const appear = keyframes({ from: { opacity: 0 } });
const descend = keyframes({ from: { translate: '0 -8px' } });
/** A panel that no other gave way to. */
const entrance = ':not([data-motion], [data-state="leaving"])';

export const panel = style(
  {
    position: 'fixed',
    insetBlockStart: header.height,
    insetInline: 0,
    maxHeight: `calc(100dvh - ${header.height})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlockEnd: `${vars.stroke.hairline} solid ${color.border}`,
    background: vars.ground.top,
    boxShadow: vars.shadow.overlay,
    // Clips the shadow above the panel, where the header is.
    clipPath: 'inset(0 0 -100px)',
    selectors: {
      '&[data-state="closed"]': { display: 'none' },
      '&[data-state="leaving"]': { pointerEvents: 'none' },
      // Opens by stylesheet alone until hydration, or without scripts.
      [`${megaMenu}:not([data-hydrated]) ${item}:is(:hover, :focus-within) > &`]: {
        display: 'block',
      },
      // No fade from one open group to the next.
      [`&${entrance}`]: { animation: `${appear} ${motion.colour}` },
    },
    '@media': {
      [media.motion]: {
        selectors: { [`&${entrance}`]: { animationDuration: motion.control } },
      },
    },
  },
  'panel',
);
globalStyle('components', `${panel}${entrance} > *`, {
  '@media': { [media.motion]: { animation: `${descend} ${motion.control} ${motion.rise}` } },
});

export const scrim = style(
  {
    position: 'fixed',
    insetBlockStart: header.height,
    insetInline: 0,
    height: '100vh',
    background: color.scrim,
    visibility: 'hidden',
    opacity: 0,
    transition: `opacity ${motion.colour}, visibility 0s ${motion.colour}`,
    selectors: {
      '&[data-open]': {
        visibility: 'visible',
        opacity: 1,
        transition: `opacity ${motion.colour}`,
      },
    },
  },
  'scrim',
);
