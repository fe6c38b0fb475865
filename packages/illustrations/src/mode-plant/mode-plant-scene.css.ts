import { style } from '../layered';

/** Type that grows as the drawing shrinks, so that it stays 12 to 15 px. */
export const picture = style(
  {
    maxInlineSize: '620px',
    marginInline: 'auto',
    fontSize: '27px',
    '@container': {
      '(width >= 300px)': { fontSize: '22px' },
      '(width >= 352px)': { fontSize: '19px' },
      '(width >= 420px)': { fontSize: '16.5px' },
      '(width >= 500px)': { fontSize: '14px' },
    },
  },
  'picture',
);
/** Holds shapes for others to use, and takes no room itself. */
export const store = style({ position: 'absolute', inlineSize: 0, blockSize: 0 }, 'store');
