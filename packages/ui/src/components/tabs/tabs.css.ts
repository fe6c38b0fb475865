import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';
import { shadows, shadowsInForcedColors } from '../../styles/scroll-shadows';

const { color, motion, space, stroke } = vars;

/** From here on there is room for a list beside the panels. */
const beside = `screen and ${media.md}`;

/** The list beside the panels or, in a narrow window, above them. */
export const vertical = style(
  {
    '@media': {
      [beside]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(160px, 1fr) minmax(0, 3fr)',
        columnGap: space.lg,
        alignItems: 'start',
      },
      [media.noScript]: { display: 'block' },
    },
  },
  'vertical',
);

export const list = style(
  {
    display: 'flex',
    gap: space['3xs'],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // The shadows show that there is more, since the scrollbar is hidden.
    scrollbarWidth: 'none',
    ...shadows,
    borderBlockEnd: `${stroke.hairline} solid ${color.border}`,
    selectors: {
      [`${vertical} > &`]: {
        flexDirection: 'column',
        borderBlockEnd: 0,
        borderInlineEnd: `${stroke.hairline} solid ${color.border}`,
      },
    },
    '@media': {
      [media.motion]: { scrollBehavior: 'smooth' },
      [media.noScript]: { flexWrap: 'wrap' },
      [media.forcedColors]: shadowsInForcedColors,
      [media.print]: { display: 'none' },
    },
  },
  'list',
);

export const tab = style(
  {
    position: 'relative',
    flex: 'none',
    minHeight: vars.size.item,
    padding: `14px ${space.sm}`,
    border: 0,
    background: 'none',
    color: color.textMuted,
    fontSize: vars.text.sm,
    lineHeight: 1.2,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `color ${motion.colour}`,
    // Inset, because the list clips its overflow.
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&[data-state="active"]': { color: color.text },
      '&[data-state="active"]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `3px solid ${color.marker}`,
      },
      [`${vertical} > ${list} > &`]: { textAlign: 'start' },
      [`${vertical} > ${list} > &[data-state="active"]::after`]: {
        insetBlock: 0,
        insetInlineStart: 'auto',
        borderBlockEnd: 0,
        borderInlineEnd: `3px solid ${color.marker}`,
      },
      '&:is(:disabled, [aria-disabled="true"])': {
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.hover]: { ':hover': { color: color.text } },
      // All panels show: no tab is selected, and one that is not a link does nothing.
      [media.noScript]: {
        selectors: {
          '&[data-state="active"]::after': { content: 'none' },
          'button&': { display: 'none' },
        },
      },
    },
  },
  'tab',
);

const whereAllShow = (rule: object) => ({ [media.noScript]: rule, [media.print]: rule });

export const panel = style(
  {
    paddingBlockStart: space.md,
    // Keeps the tab in view when a link targets its panel.
    scrollMarginBlockStart: vars.size.item,
    selectors: {
      '&[data-state="inactive"]': { display: 'none' },
      // Until scripts come the address selects.
      ':where(:has(> &:target)) > &:not([role], :target)': {
        display: 'none',
      },
      '&:not([role]):target': { display: 'block' },
    },
    '@media': whereAllShow({ selectors: { '&[data-state]:not([hidden])': { display: 'block' } } }),
  },
  'panel',
);

export const label = style(
  {
    display: 'none',
    marginBlockEnd: space.xs,
    fontSize: vars.text.h3,
    lineHeight: vars.leading.h3,
    fontWeight: vars.weight.heading,
    '@media': whereAllShow({ display: 'block' }),
  },
  'label',
);
