import { plate } from '../../drawing/drawing.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { band, color, space, stroke } = vars;
const edge = `${stroke.hairline} solid ${color.border}`;
const inset = `clamp(${space.sm}, 2vw, ${space.lg})`;
const lessMotion = '(prefers-reduced-motion: reduce)';

export const player = style(
  {
    border: edge,
    background: band.surface,
    vars: { [plate]: band.surface },
  },
  'player',
);

/**
 * Hides elements that follow the position where nothing can change it, since they would show the
 * start forever.
 */
const live = {
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
};

export const stage = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    padding: inset,
    // Moving layers extend past the drawing's edges.
    overflowX: 'clip',
    '@media': live,
  },
  'stage',
);
export const figures = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    padding: inset,
    borderBlockStart: edge,
    '@media': live,
  },
  'figures',
);

export const still = style(
  {
    display: 'none',
    padding: inset,
    '@media': {
      [lessMotion]: {
        display: 'block',
        borderBlockStart: edge,
      },
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

export const controls = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    padding: inset,
    borderBlockStart: edge,
    '@media': {
      [media.lg]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'end',
        columnGap: space.lg,
      },
      ...live,
    },
  },
  'controls',
);
/** On narrow windows, the play button is above the others, which share a row. */
export const buttons = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space['2xs'],
    '@media': { [media.md]: { display: 'flex' } },
  },
  'buttons',
);
export const toggle = style(
  { gridColumn: '1 / -1', '@media': { [lessMotion]: { display: 'none' } } },
  'toggle',
);
export const scrubber = style({ minWidth: 0 }, 'scrubber');
/** The choice of a playback rate, hidden with reduced motion. */
export const rate = style({ '@media': { [lessMotion]: { display: 'none' } } }, 'rate');
