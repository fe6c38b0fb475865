import { versions } from '../layered';
import { small } from '../parts/plate.css';

/** The type shrinks where the drawing grows, so that it stays 12 to 15 px. */
export const sizes = versions(
  640,
  {
    maxInlineSize: '880px',
    fontSize: '15px',
    '@container': { '(width >= 800px)': { fontSize: '13px' } },
  },
  small,
);
