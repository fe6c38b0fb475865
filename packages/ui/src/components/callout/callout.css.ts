import { vars } from '../../styles/contract.css';
import { recipe, style } from '../../styles/layered';
import { media } from '../../styles/media';

export const callout = recipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '14px',
      alignItems: 'start',
      padding: `20px ${vars.space.md}`,
      borderInlineStart: '6px solid',
      background: vars.band.surface,
    },
    variants: {
      /** The kind of message. */
      tone: {
        info: { borderColor: vars.color.info },
        success: { borderColor: vars.color.success },
        warning: { borderColor: vars.color.warning },
        danger: { borderColor: vars.color.danger },
      },
    },
    defaultVariants: { tone: 'info' },
  },
  'callout',
);

export const icon = recipe(
  {
    // Centres the icon on the title's first line.
    base: {
      marginBlockStart: '.18em',
      // Keeps the icon's colour in forced colours.
      '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
    },
    variants: {
      tone: {
        info: { color: vars.color.info },
        success: { color: vars.color.success },
        warning: { color: vars.color.warning },
        danger: { color: vars.color.danger },
      },
    },
    defaultVariants: { tone: 'info' },
  },
  'icon',
);

/** Title and text, side by side where both have room, so that a wide box is not half empty. */
export const words = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space['3xs']} ${vars.space.xl}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  'words',
);
export const title = style(
  {
    flex: '1 1 16rem',
    minWidth: 0,
    fontSize: 'inherit',
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.md,
  },
  'title',
);
export const text = style(
  {
    flex: '2 1 34rem',
    minWidth: 0,
    maxWidth: vars.measure.text,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    color: vars.color.textMuted,
  },
  'text',
);
