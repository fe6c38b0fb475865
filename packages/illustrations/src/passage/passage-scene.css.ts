import { versions } from '../layered';

/** The type shrinks where the drawing grows, so that it stays 12 to 15 px. */
export const sizes = versions(
  760,
  {
    fontSize: '17px',
    '@container': {
      '(width >= 900px)': { fontSize: '15px' },
      '(width >= 1080px)': { fontSize: '13px' },
    },
  },
  {
    maxInlineSize: '440px',
    fontSize: '15px',
    '@container': {
      '(width < 300px)': { fontSize: '16.8px' },
      '(width >= 352px)': { fontSize: '12px' },
    },
  },
);
