import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { space } = vars;

/** Two columns if each is wide enough for a name. */
export const fields = style(
  {
    display: 'grid',
    gap: space.md,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    alignItems: 'start',
  },
  'fields',
);

export const wide = style({ gridColumn: '1 / -1' }, 'wide');
