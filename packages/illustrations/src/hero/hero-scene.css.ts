import { media } from '@hadal/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { style, versions } from '../layered';

// On the smallest screens the narrow version is scaled down.
export const sizes = versions(1000, {}, { fontSize: '15px' });

/** From below the break line to where the vessel is drawn. */
const climb = keyframes({ from: { transform: 'translateY(150px)' } });
/** The water falls back as the air above it expands. */
const recede = keyframes({ from: { transform: 'scaleY(1.4)' } });

const stroke = (animationName: string) => ({
  // Slower towards the top, as at constant power.
  animation: `${animationName} 4s cubic-bezier(.2, .6, .4, 1)`,
});

/** One stroke when first seen, never again. */
export const vessel = style({ '@media': { [media.motion]: stroke(climb) } }, 'vessel');
export const water = style(
  {
    transformBox: 'fill-box',
    transformOrigin: 'bottom',
    '@media': { [media.motion]: stroke(recede) },
  },
  'water',
);
/** Words come when there is something to point at. */
const appear = keyframes({ from: { opacity: 0 }, '80%': { opacity: 0 } });
export const labels = style({ '@media': { [media.motion]: stroke(appear) } }, 'labels');
