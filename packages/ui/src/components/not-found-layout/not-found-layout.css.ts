import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

export const layout = style(
  {
    position: 'relative',
    overflow: 'clip',
    display: 'flex',
    flexDirection: 'column',
    background: vars.band.canvas,
    '@media': {
      [media.lg]: {
        display: 'grid',
        alignItems: 'center',
        // Reaches up under the transparent header, so that the chart does too.
        marginBlockStart: `calc(-1 * ${vars.header.height})`,
        minHeight: 'max(812px, 100svh)',
      },
    },
  },
  'layout',
);

/** Over the drawing, which comes after it. */
export const container = style({ position: 'relative', zIndex: 1 }, 'container');

export const words = style(
  {
    display: 'grid',
    gap: vars.space.lg,
    justifyItems: 'start',
    paddingBlock: vars.space.xl,
    '@media': { [media.lg]: { paddingBlockStart: '120px' } },
  },
  'words',
);

// Narrow beside the chart, so that no word stands on its first contour.
export const title = style({ '@media': { [media.lg]: { maxWidth: '5em' } } }, 'title');
export const text = style({ '@media': { [media.lg]: { maxWidth: '32ch' } } }, 'text');

export const drawing = style(
  {
    minHeight: '360px',
    '@media': {
      [media.lg]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '36%',
        insetInlineEnd: 0,
      },
    },
  },
  'drawing',
);
