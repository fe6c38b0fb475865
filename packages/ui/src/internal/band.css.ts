import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';

/** What paints the water of its own depth band. */
export const band = style(
  { position: 'relative', background: vars.band.canvas, color: vars.color.text },
  'band',
);
