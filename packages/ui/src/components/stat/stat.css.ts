import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;
const gap = space.xl;

export const group = style(
  {
    display: 'grid',
    // Does not stretch beside taller content.
    alignContent: 'start',
    columnGap: gap,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Cuts off the rule that the first column draws outside the group.
    overflowX: 'clip',
    '@media': {
      // Drops columns when large text would break words.
      [media.sm]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
      },
      [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))' },
    },
  },
  'group',
);

export const stat = style(
  {
    position: 'relative',
    minWidth: 0,
    selectors: {
      // A single one relies on the padding of its container, such as a card.
      '&:not(:only-child)': { paddingBlock: `28px ${space.md}` },
      '&:not(:only-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInline: `calc(${gap} / -2)`,
        borderBlockStart: hairline,
        borderInlineStart: hairline,
        pointerEvents: 'none',
      },
    },
    '@media': {
      // The last of an odd number fills its row of two.
      [media.belowMd]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
      [media.md]: { selectors: { '&:not(:only-child)': { paddingBlock: `${space.lg} 0` } } },
    },
  },
  'stat',
);

export const value = style(
  {
    fontSize: vars.text.stat,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    letterSpacing: '-.025em',
  },
  'value',
);
const ofFour = `${group} > :first-child:nth-last-child(n + 4)`;
globalStyle('components', `:is(${ofFour}, ${ofFour} ~ *) ${value}`, {
  // Four columns of a tablet hold a value and its unit on one line.
  '@media': { [`screen and ${media.md} and ${media.belowLg}`]: { fontSize: '1.75rem' } },
});
export const unit = style(
  {
    marginInlineStart: '.12em',
    fontSize: 'max(.42em, .8125rem)',
    fontWeight: vars.weight.medium,
    letterSpacing: 0,
    color: color.textMuted,
  },
  'unit',
);
export const meaning = style(
  {
    maxWidth: characters(26),
    marginBlockStart: '10px',
    fontSize: vars.text.sm,
    lineHeight: vars.leading.xs,
    color: color.textMuted,
  },
  'meaning',
);
