import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const form = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Beside taller content, fields keep their height.
    alignContent: 'start',
    gap: vars.space.md,
    minWidth: 0,
  },
  'form',
);
