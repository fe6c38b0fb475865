import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, motion, space, stroke } = vars;

export const list = style(
  {
    display: 'flex',
    gap: space['3xs'],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // Clipped content at the edge already hints at more.
    scrollbarWidth: 'none',
    borderBlockEnd: `${stroke.hairline} solid ${color.border}`,
    '@media': {
      [media.motion]: { scrollBehavior: 'smooth' },
      [media.noScript]: { flexWrap: 'wrap' },
      [media.print]: { display: 'none' },
    },
  },
  'list',
);

export const tab = style(
  {
    position: 'relative',
    flex: 'none',
    minHeight: '44px',
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
    },
    '@media': {
      [media.hover]: { ':hover': { color: color.text } },
      // Without scripts all panels show, so no tab is selected and plain buttons are hidden.
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
    scrollMarginBlockStart: '44px',
    selectors: {
      '&[data-state="inactive"]': { display: 'none' },
      // Before hydration the address selects; browsers without `:has` show the first panel too.
      ':where(:has(> [data-panel]:target)) > &:not([role], :target)': { display: 'none' },
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
