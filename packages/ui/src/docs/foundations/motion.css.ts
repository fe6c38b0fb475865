import { style } from '../../styles/layered';
import { media } from '../../styles/media';

/** Moves only without reduced motion. */
export const motionTrack = style(
  { '@media': { [media.motion]: { transitionProperty: 'translate' } }, transitionProperty: 'none' },
  'motionTrack',
);
