import { style } from '../../styles/layered';
import { media } from '../../styles/media';

/** Moves only for those who have not asked for less. */
export const motionTrack = style(
  { '@media': { [media.motion]: { transitionProperty: 'translate' } }, transitionProperty: 'none' },
  'motionTrack',
);
