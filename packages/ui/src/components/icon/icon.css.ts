import { style } from '../../styles/layered';

export const icon = style(
  {
    // The reset makes drawings blocks; within a sentence this one is inline.
    display: 'inline-block',
    verticalAlign: '-.28em',
    width: '1.25em',
    height: '1.25em',
    flex: 'none',
  },
  'icon',
);
