import { versions } from '../layered';

/** The type shrinks where the drawing grows, and grows with it, so that it stays 12 to 15 px. */
export const sizes = versions(
  720,
  {
    fontSize: '16px',
    '@container': {
      '(width >= 900px)': { fontSize: '14px' },
      '(width >= 1080px)': { fontSize: '12px' },
    },
  },
  {
    maxInlineSize: '480px',
    marginInline: 'auto',
    fontSize: '15px',
    '@container': {
      '(width < 300px)': { fontSize: '16.8px' },
      '(width >= 352px)': { fontSize: '12px' },
    },
  },
);
