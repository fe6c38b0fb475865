import { style } from '../layered';

/** Words keep their size when the chart shrinks. */
export const chart = style(
  {
    '@container': {
      '(width < 400px)': { fontSize: '17px' },
      '(width < 310px)': { fontSize: '19px' },
    },
  },
  'chart',
);
