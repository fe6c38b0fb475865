import { media } from '@hadal/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { style, versions } from '../layered';

// On the smallest screens the narrow version is scaled down.
export const sizes = versions(1000, {}, { fontSize: '15px' });

/** Moves the vessel from below the break line to its drawn position. */
const climb = keyframes({ from: { transform: 'translateY(150px)' } });
/** The water falls back as the air above it expands. */
const recede = keyframes({ from: { transform: 'scaleY(1.4)' } });

const stroke = (animationName: string) => ({
  // Slower towards the top, as at constant power.
  animation: `${animationName} 4s cubic-bezier(.2, .6, .4, 1)`,
});

/** Plays one stroke on first view, and never again. */
export const vessel = style({ '@media': { [media.motion]: stroke(climb) } }, 'vessel');
export const water = style(
  {
    transformBox: 'fill-box',
    transformOrigin: 'bottom',
    '@media': { [media.motion]: stroke(recede) },
  },
  'water',
);
/** Shows the labels once the parts they point at are in place. */
const appear = keyframes({ from: { opacity: 0 }, '80%': { opacity: 0 } });
export const labels = style({ '@media': { [media.motion]: stroke(appear) } }, 'labels');
