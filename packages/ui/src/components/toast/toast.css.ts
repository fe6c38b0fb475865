import { createVar, keyframes } from '@vanilla-extract/css';
import { toneColor } from '../../internal/tone-color';
import { vars } from '../../styles/contract.css';
import { recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, motion, space } = vars;
const closeSize = 24;
const touchSize = 44;

/** In a corner, above menus and dialogs, since it reports the outcome of what was done in them. */
export const region = style(
  {
    position: 'fixed',
    zIndex: 30,
    insetInline: space.sm,
    insetBlockEnd: `max(${space.sm}, env(safe-area-inset-bottom))`,
    pointerEvents: 'none',
    '@media': {
      [media.md]: {
        insetInline: `auto ${space.md}`,
        insetBlockEnd: space.md,
        width: '420px',
      },
      [media.print]: { display: 'none' },
    },
  },
  'region',
);

/** Always rendered, since screen readers miss a live region that arrives with its message. */
export const list = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    selectors: { '*:not(:empty) + &:not(:empty)': { marginBlockStart: space.sm } },
  },
  'list',
);

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } }, 'rise');
const tone = createVar('tone');

export const toast = recipe(
  {
    base: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: space.xs,
      padding: '14px',
      border: `${vars.stroke.hairline} solid ${color.border}`,
      borderInlineStart: `6px solid ${tone}`,
      borderRadius: vars.radius.surface,
      background: vars.band.raised,
      color: color.text,
      boxShadow: vars.shadow.overlay,
      fontSize: vars.text.sm,
      lineHeight: vars.leading.xs,
      fontWeight: vars.weight.medium,
      pointerEvents: 'auto',
      '@media': { [media.motion]: { animation: `${rise} ${motion.control} ${motion.rise}` } },
    },
    variants: {
      tone: {
        success: { vars: { [tone]: toneColor.success } },
        info: { vars: { [tone]: toneColor.info } },
        warning: { vars: { [tone]: toneColor.warning } },
        error: { vars: { [tone]: toneColor.error } },
      },
    },
  },
  'toast',
);

export const icon = style(
  {
    width: '20px',
    height: '20px',
    marginBlockStart: '1px',
    color: tone,
    // Forced colours leave SVG colours alone.
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  },
  'icon',
);

export const message = style({ flex: 1, minWidth: 0 }, 'message');

export const title = style({ display: 'block' }, 'title');

export const action = style(
  {
    position: 'relative',
    flex: 'none',
    minHeight: `${closeSize}px`,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.text,
    font: 'inherit',
    fontWeight: vars.weight.heading,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
    '::after': { content: '', position: 'absolute', insetBlock: '-10px', insetInline: '-4px' },
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
  },
  'action',
);

export const close = style(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: `${closeSize}px`,
    height: `${closeSize}px`,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.textMuted,
    cursor: 'pointer',
    // Enlarges the touch target of a small button.
    '::after': { content: '', position: 'absolute', inset: `${(closeSize - touchSize) / 2}px` },
    '@media': { [media.hover]: { ':hover': { color: color.text } } },
  },
  'close',
);
export const cross = style({ width: '18px', height: '18px' }, 'cross');
