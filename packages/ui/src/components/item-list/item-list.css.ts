import { createVar } from '@vanilla-extract/css';
import { backing } from '../../styles/backing.css';
import { vars } from '../../styles/contract.css';
import { globalStyle, recipe, style } from '../../styles/layered';

const { space, text } = vars;
const hairline = `${vars.stroke.hairline} solid ${vars.color.border}`;
const columns = (...shares: number[]) => ({
  gridTemplateColumns: shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
});

/**
 * Container widths that correspond to windows of 768 and 1024 px, in rem because larger text needs
 * more room.
 */
const room = { two: '(min-width: 43rem)', three: '(min-width: 57rem)' };

/** Size of a band's number and title. */
const size = createVar('size');
/** Width of a band's edge, which its padding makes up for. */
const edge = createVar('edge');

export const list = style({ containerType: 'inline-size', borderBlockEnd: hairline }, 'list');

export const item = recipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `${space.sm} ${space.xl}`,
      paddingBlock: space.xl,
      borderBlockStart: hairline,
    },
    variants: {
      drawn: {
        // Two columns put the drawing beside title and text, three give each its own.
        true: {
          '@container': {
            [room.two]: { ...columns(1, 1), gridTemplateRows: 'auto 1fr' },
            [room.three]: { ...columns(3.2, 3.7, 5.1), gridTemplateRows: 'auto' },
          },
        },
        // A third of a tablet holds a word such as “movement”.
        false: { '@container': { [room.two]: columns(4, 8), [room.three]: columns(3.2, 8.8) } },
      },
    },
  },
  'item',
);

/** A title with its note, or a paragraph with its details. */
export const part = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space['2xs'],
    minWidth: 0,
  },
  'part',
);

export const title = style(
  {
    fontSize: vars.text.item,
    fontStretch: vars.band.headingWidth,
    fontWeight: vars.weight.heading,
    lineHeight: '1.12',
    letterSpacing: vars.tracking.h2,
  },
  'title',
);

export const figure = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.xs,
    marginBlockStart: space.xs,
    '@container': {
      [room.two]: { gridColumn: 2, gridRow: '1 / span 2', marginBlockStart: 0 },
      [room.three]: { gridColumn: 3, gridRow: 1 },
    },
  },
  'figure',
);
export const note = style(
  {
    fontFamily: vars.font.serif,
    fontSize: vars.text.sm,
    fontStyle: 'italic',
    lineHeight: vars.leading.sm,
    color: vars.color.textMuted,
  },
  'note',
);

/**
 * Bands whose size, plate and edge decrease with their weight. The number is the list's own, so
 * that it is read out with its item.
 */
export const ranked = style(
  { counterReset: 'rank', display: 'grid', gap: space['2xs'], border: 0 },
  'ranked',
);

const band = `${ranked} > ${item.classNames.base}`;
globalStyle('components', band, {
  counterIncrement: 'rank',
  vars: { [size]: text.h3, [edge]: vars.stroke.hairline },
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: `${space['2xs']} ${space.xs}`,
  padding: space.sm,
  paddingInlineStart: `calc(${space.sm} - ${edge})`,
  border: 0,
  borderInlineStart: `${edge} solid ${vars.color.borderStrong}`,
  '@container': {
    [room.two]: {
      gridTemplateColumns: '4rem minmax(0, 4fr) minmax(0, 7fr)',
      gap: `0 ${space.lg}`,
      padding: `${space.md} ${space.lg}`,
      paddingInlineStart: `calc(${space.lg} - ${edge})`,
    },
  },
});
globalStyle('components', `${band}[data-weight="medium"]`, {
  vars: { [size]: text.h2, [edge]: vars.stroke.bar, [backing]: vars.band.surface },
  background: vars.band.surface,
});
globalStyle('components', `${band}[data-weight="heavy"]`, {
  vars: { [size]: text.item, [edge]: space['2xs'], [backing]: vars.band.raised },
  background: vars.band.raised,
  borderInlineStartColor: vars.color.ink,
});
globalStyle('components', `${band}::before`, {
  content: 'counter(rank)',
  gridRow: '1 / span 2',
  fontSize: size,
  fontStretch: vars.band.headingWidth,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.12',
});
globalStyle('components', `${band} > *`, { gridColumn: 2 });
globalStyle('components', `${band} > :nth-child(2)`, {
  '@container': { [room.two]: { gridColumn: 3, gridRow: 1 } },
});
globalStyle('components', `${band} ${title}`, { fontSize: size });
