import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, motion, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.border}`;
const content = '::details-content';
const shown = { contentVisibility: 'visible', blockSize: 'auto' } as const;

export const accordion = style({}, 'accordion');

export const item = style(
  {
    interpolateSize: 'allow-keywords',
    borderBlockStart: hairline,
    selectors: {
      '&:last-child': { borderBlockEnd: hairline },
      // Opens the linked item before hydration or without scripts.
      [`${accordion}:not([data-hydrated]) &:target${content}`]: shown,
      [`&[open]${content}`]: { blockSize: 'auto' },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          [`&${content}`]: {
            blockSize: 0,
            // Clips downwards only, since focus rings extend past the sides.
            overflowY: 'clip',
            transition: `block-size ${motion.panel} ${motion.rise}, content-visibility ${motion.panel} allow-discrete`,
          },
        },
      },
      [media.print]: {
        breakInside: 'avoid',
        selectors: { [`&${content}`]: { ...shown, transition: 'none' } },
      },
    },
  },
  'item',
);

export const summary = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: '20px',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
    },
  },
  'summary',
);

export const title = style(
  {
    minWidth: 0,
    fontSize: vars.text.lg,
    lineHeight: 1.35,
    fontWeight: vars.weight.strong,
    '@media': {
      [media.hover]: {
        selectors: { [`${summary}:not([aria-disabled]):hover &`]: { textDecoration: 'underline' } },
      },
    },
  },
  'title',
);

export const chevron = style(
  {
    color: color.textMuted,
    // Keeps the icon's colour in forced colours.
    forcedColorAdjust: 'auto',
    selectors: {
      [`${item}[open] &`]: { rotate: '180deg' },
      [`${summary}:hover &`]: { color: color.text },
    },
    '@media': {
      [media.motion]: { transition: `rotate ${motion.panel} ${motion.rise}` },
      [media.print]: { selectors: { [`${summary} &`]: { display: 'none' } } },
    },
  },
  'chevron',
);

export const answer = style(
  {
    maxWidth: vars.measure.text,
    paddingBlockEnd: '28px',
    paddingInlineEnd: space.xl,
    color: color.textMuted,
    '@media': { [media.belowSm]: { paddingInlineEnd: 0 } },
  },
  'answer',
);

// Nested selector, so that it outweighs the button's own display.
const hidden = { selectors: { [`${accordion} &`]: { display: 'none' } } };
export const toggle = style(
  {
    // Aligns the label, not the border, with the questions.
    marginInlineStart: `calc(-1 * ${space['3xs']} - ${vars.stroke.control})`,
    marginBlockEnd: space.xs,
    '@media': { [media.noScript]: hidden, [media.print]: hidden },
  },
  'toggle',
);
