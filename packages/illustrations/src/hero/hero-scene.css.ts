import { media } from '@hadal/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { style, versions } from '../layered';
import { typeFor } from '../parts/fitted';
import { windowOf } from './geometry';
import { handleOf, room, share, versions as drawn } from './handle';

export const sizes = versions(
  room,
  { fontSize: typeFor(1440, room, 1440) },
  { fontSize: typeFor(390, 280, 480) },
);

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

/** Left out where nothing can be moved. */
const withScripts = {
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
} as const;
export const cue = style(withScripts, 'cue');

export const hold = style({ position: 'relative', containerType: 'inline-size' }, 'hold');

const placed = ({ geometry, way }: (typeof drawn)[number]) => {
  const { left, top, width, height } = handleOf(geometry);
  const start = geometry.base + top;
  const moved = `var(${way}, 0cqi)`;
  return {
    left: share(geometry.x + left, geometry),
    top: share(start, geometry),
    width: share(width, geometry),
    // It ends where the vessel is cut off.
    height: `min(${share(height, geometry)}, ${share(windowOf(geometry) - start, geometry)} - ${moved})`,
    // A change of `top` would be a layout shift.
    transform: `translateY(${moved})`,
  };
};
/** Lies over the vessel and moves with it. Pages scroll everywhere else. */
export const handle = style(
  {
    ...withScripts,
    position: 'absolute',
    ...placed(drawn[1]),
    pointerEvents: 'auto',
    touchAction: 'pan-x pinch-zoom',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    cursor: 'grab',
    selectors: { '&:active': { cursor: 'grabbing' } },
    '@container': { [`(width >= ${room}px)`]: placed(drawn[0]) },
  },
  'handle',
);

const unseen = { appearance: 'none', opacity: 0 } as const;
/** Only keys and assistive technology operate the input itself, so that a press does not move it. */
export const range = style(
  {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '100%',
    margin: 0,
    background: 'none',
    pointerEvents: 'none',
    selectors: {
      '&::-webkit-slider-thumb': unseen,
      '&::-moz-range-thumb': unseen,
      '&::-moz-range-track': unseen,
    },
  },
  'range',
);
