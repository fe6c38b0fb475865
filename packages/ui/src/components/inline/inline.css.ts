import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const inline = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.sm}`,
  },
  'inline',
);
