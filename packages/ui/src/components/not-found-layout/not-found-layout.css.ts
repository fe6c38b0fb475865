import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

/** In rem, because large text would overlap the chart. */
const beside = '(min-width: 64rem)';

export const frame = style({ containerType: 'inline-size' }, 'frame');

export const layout = style(
  {
    position: 'relative',
    overflow: 'clip',
    background: vars.band.canvas,
    '@container': {
      [beside]: {
        display: 'grid',
        alignItems: 'center',
        minHeight: 'max(812px, 100svh)',
      },
    },
  },
  'layout',
);

/** Above the drawing, which follows in the DOM. */
export const container = style({ position: 'relative', zIndex: 1 }, 'container');

export const words = style(
  {
    display: 'grid',
    gap: vars.space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    // The page starts behind the header.
    paddingBlock: `calc(${vars.header.height} + ${vars.space.lg}) ${vars.space.xl}`,
  },
  'words',
);

// Narrow enough to clear the chart's first contour.
export const title = style({ '@container': { [beside]: { maxWidth: '5em' } } }, 'title');
export const text = style({ '@container': { [beside]: { maxWidth: characters(28) } } }, 'text');

export const drawing = style(
  {
    minHeight: '360px',
    '@container': {
      [beside]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '36%',
        insetInlineEnd: 0,
      },
    },
  },
  'drawing',
);
