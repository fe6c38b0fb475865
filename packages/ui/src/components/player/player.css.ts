import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { surface } from '../../styles/surface';
import { readouts } from './readouts.css';

const { band, color, space, stroke } = vars;
const edge = `${stroke.hairline} solid ${color.border}`;
const inset = `clamp(${space.sm}, 2vw, ${space.lg})`;
const lessMotion = '(prefers-reduced-motion: reduce)';
/** Widths of the player from which it has two columns, and three. */
const two = '(width >= 600px)';
const three = '(width >= 1000px)';
const belowThree = '(width < 1000px)';

export const player = style(
  {
    containerType: 'inline-size',
    border: edge,
    ...surface(band.surface),
  },
  'player',
);

/** Hides controls where nothing can follow them. */
const live = {
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
};

/** The drawing and the figures: below one another, in two columns, or in a row. */
export const panes = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.sm} ${space.lg}`,
    padding: inset,
    // Moving layers extend past their drawing.
    overflowX: 'clip',
    '@container': {
      [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [three]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 11fr) minmax(0, 5fr)' },
    },
  },
  'panes',
);
// With room for columns, the figures stand beside the drawing and the readouts below.
globalStyle('components', `${panes} > ${readouts}`, {
  '@container': { [two]: { order: 1 }, [three]: { gridColumn: '1 / -1' } },
});

/** States the position where no slider does. */
export const position = style(
  {
    display: 'none',
    padding: inset,
    paddingBlockStart: 0,
    '@media': { [media.noScript]: { display: 'block' }, [media.print]: { display: 'block' } },
  },
  'position',
);

export const still = style(
  {
    display: 'none',
    padding: inset,
    borderBlockStart: edge,
    '@media': {
      [lessMotion]: { display: 'block' },
      [media.noScript]: { display: 'block' },
      [media.print]: { display: 'block' },
    },
  },
  'still',
);

export const settings = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    alignItems: 'start',
    gap: `${space.md} ${space.lg}`,
    '@media': live,
  },
  'settings',
);
globalStyle('components', `${player} > ${settings}`, { padding: inset, borderBlockStart: edge });

/** Stays at the lower edge of the window, in reach of all panes, unless it would cover most of it. */
export const controls = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['2xs']} clamp(${space['2xs']}, 2cqi, ${space.md})`,
    padding: `${space.xs} ${inset}`,
    borderBlockStart: edge,
    background: band.surface,
    '@media': {
      '(min-height: 24rem)': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
      ...live,
    },
  },
  'controls',
);
/** The buttons and the rate fill a row of their own where the slider takes the next. */
const fixed = '1 0 auto';
export const buttons = style({ flex: fixed, display: 'flex', gap: space['2xs'] }, 'buttons');
globalStyle('components', `${buttons} > *`, {
  '@container': { [belowThree]: { paddingInline: space['2xs'], whiteSpace: 'nowrap' } },
});
globalStyle('components', `${buttons} > :not(:first-child)`, { flexGrow: 1 });
export const toggle = style(
  { minInlineSize: '52px', '@media': { [lessMotion]: { display: 'none' } } },
  'toggle',
);
/** The word beside the play button's icon, for screen readers only where room is scarce. */
export const toggleWord = style(
  { '@container': { [belowThree]: { position: 'absolute', clipPath: 'inset(50%)' } } },
  'toggleWord',
);
export const scrubber = style({ flex: '999 1 8rem' }, 'scrubber');
/** The choice of a playback rate, hidden with reduced motion. */
export const rate = style({ flex: fixed, '@media': { [lessMotion]: { display: 'none' } } }, 'rate');
