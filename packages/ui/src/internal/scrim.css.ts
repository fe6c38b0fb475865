import { keyframes } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';
import { media } from '../styles/media';

export const appear = keyframes({ from: { opacity: 0 } });

/** Darkens the page behind what is open over it. */
export const scrim = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: 20,
    background: vars.color.scrim,
    animation: `${appear} ${vars.motion.colour}`,
    // Radix makes the page deaf; and where nothing shows that it can be pressed, Safari does not
    // report that it was.
    pointerEvents: 'auto',
    cursor: 'pointer',
    '@media': { [media.print]: { display: 'none' } },
  },
  'scrim',
);
