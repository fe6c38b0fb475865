import { keyframes } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css';
import { globalStyle, style } from '../styles/layered';
import { media } from '../styles/media';

export const appear = keyframes({ from: { opacity: 0 } });

/** Darkens the page behind an open dialog or menu. */
export const scrim = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: 20,
    background: vars.color.scrim,
    animation: `${appear} ${vars.motion.colour}`,
    // Safari fires clicks only on elements that look clickable.
    cursor: 'pointer',
    '@media': { [media.print]: { display: 'none' } },
  },
  'scrim',
);
// Tied to the scrim's presence, so that nothing has to unlock the page.
globalStyle('components', `:root:has(${scrim})`, { overflow: 'hidden', scrollbarGutter: 'stable' });
// Replaces the pointer-events lock of Radix, which restyles every element of the page.
globalStyle('components', `:root:has(${scrim}) > body`, {
  pointerEvents: 'auto !important' as 'auto',
});
