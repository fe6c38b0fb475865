import { style } from '../layered';

/** Words keep their size on the page where the chart itself shrinks. */
export const chart = style(
  {
    '@container': {
      '(width < 400px)': { fontSize: '17px' },
      '(width < 310px)': { fontSize: '19px' },
    },
  },
  'chart',
);
