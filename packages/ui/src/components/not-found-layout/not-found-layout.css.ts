import { characters } from '../../styles/characters';
import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';

/** In rem: with large text the words would stand on the media. */
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

/** Over the media, which comes after it. */
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

// Narrow, so that no word overlaps the media.
export const title = style({ '@container': { [beside]: { maxWidth: '5em' } } }, 'title');
export const alone = style({ maxWidth: characters(60) }, 'alone');
export const text = style({ '@container': { [beside]: { maxWidth: characters(28) } } }, 'text');

export const media = style(
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
  'media',
);
globalStyle('components', `:where(${media}) > :is(img, video), :where(${media}) > picture > img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 'inherit',
  objectFit: 'cover',
});
globalStyle('components', `:where(${media}) > picture`, { display: 'contents' });
