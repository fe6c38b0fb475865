import { style } from '../../styles/layered';

export const icon = style(
  {
    // Overrides the reset, which makes every svg a block.
    display: 'inline-block',
    verticalAlign: '-.28em',
    width: '1.25em',
    height: '1.25em',
    flex: 'none',
  },
  'icon',
);
