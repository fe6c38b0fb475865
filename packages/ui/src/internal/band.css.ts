import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';

/** Paints the background of the element's own depth band. */
export const band = style(
  { position: 'relative', background: vars.band.canvas, color: vars.color.text },
  'band',
);
