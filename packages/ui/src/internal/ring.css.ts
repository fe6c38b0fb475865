import { keyframes } from '@vanilla-extract/css';
import { style } from '../styles/layered';
import { media } from '../styles/media';

const turn = keyframes({ to: { rotate: '1turn' } }, 'turn');
/** A spinner with a quarter of the ring left open. */
export const ring = style(
  {
    flex: 'none',
    width: '18px',
    height: '18px',
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    borderRadius: '50%',
    rotate: '45deg',
    '@media': {
      [media.motion]: { animation: `${turn} 1s linear infinite` },
      [media.forcedColors]: { borderBlockStartColor: 'ButtonFace' },
    },
  },
  'ring',
);
