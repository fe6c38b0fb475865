import { inset } from '../../internal/field.css';
import { belowHeader } from '../../styles/below-header';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { marked } from '../../styles/marked';
import { media } from '../../styles/media';
import { shadows, shadowsInForcedColors } from '../../styles/scroll-shadows';

const { color, space, text } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.border}`;

const low = '(max-height: 30rem)';

/** Sticks below the page's header. */
export const bar = style(
  {
    position: 'sticky',
    insetBlockStart: belowHeader,
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    paddingBlockStart: space.xs,
    borderBlockEnd: hairline,
    background: vars.band.canvas,
    '@media': {
      [media.print]: { display: 'none' },
      // In a low window, a sticky bar would cover the terms.
      [low]: { position: 'static' },
    },
  },
  'bar',
);

export const search = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['2xs']} ${space.sm}`,
    '@media': { [media.noScript]: { display: 'none' } },
  },
  'search',
);
export const field = style({ flex: '1 1 18rem', maxWidth: '440px' }, 'field');
export const icon = style(
  { flex: 'none', width: '22px', marginInlineStart: inset, color: color.textMuted },
  'icon',
);
export const input = style({ paddingInlineStart: '10px' }, 'input');
export const count = style({ fontSize: text.sm, color: color.textMuted }, 'count');

export const letters = style(
  {
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    // Leaves room for the focus ring, above the rule at the end of the bar.
    padding: '5px',
    margin: '-5px -5px 0',
    ...shadows,
    // Without links it must not scroll, because nothing in it can take keyboard focus.
    selectors: { '&:not(:has(a))': { overflowX: 'hidden' } },
    '@media': {
      [media.lg]: { justifyContent: 'space-between' },
      [media.forcedColors]: shadowsInForcedColors,
    },
  },
  'letters',
);
export const letter = style(
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: '44px',
    minHeight: '44px',
    textDecoration: 'none',
    color: color.textMuted,
    selectors: {
      '&[href]': { fontWeight: vars.weight.heading, color: color.text },
      '&[aria-current]': { background: color.text, color: vars.band.canvas },
    },
    '@media': {
      [media.md]: { minWidth: '36px', minHeight: '46px' },
      [media.hover]: { selectors: { '&[href]:hover': { textDecoration: 'underline' } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  'letter',
);

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, 'groups');
export const group = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    paddingBlock: space.xl,
    selectors: { '& + &': { borderBlockStart: hairline } },
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
  },
  'group',
);
export const initial = style(
  {
    fontSize: 'clamp(4rem, 2rem + 6vw, 8rem)',
    lineHeight: vars.leading.display,
    fontStretch: vars.width.narrowest,
    fontWeight: vars.weight.display,
    overflowWrap: 'anywhere',
  },
  'initial',
);
/** A drawing below the letter, where there is a margin. */
export const margin = style(
  {
    maxWidth: '240px',
    marginBlockStart: space.md,
    '@media': { [media.belowLg]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
  'margin',
);
export const terms = style({ selectors: { [`${group} > &`]: { borderBlockEnd: 0 } } }, 'terms');
globalStyle('components', `${terms} > :first-child`, { borderBlockStart: 0, paddingBlockStart: 0 });
// Keeps targets, and what has the focus, clear of the bar, which grows with the text.
globalStyle('components', `:is(${groups}, ${groups} :is([id], a, button))`, {
  scrollMarginBlockStart: 'calc(100px + 3rem)',
  '@media': { [low]: { scrollMarginBlockStart: 0 } },
});

export const seeAlso = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space['3xs']} ${space.xs}`,
    marginBlockStart: space['2xs'],
    fontSize: text.sm,
    color: color.textMuted,
  },
  'seeAlso',
);

export const match = style({ ...marked, color: 'inherit', textUnderlineOffset: '.2em' }, 'match');
