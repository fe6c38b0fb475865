import { versions } from '../layered';

/** Type that shrinks where a drawing 350 units wide grows, so that it stays 12 to 15 px. */
export const small = {
  maxInlineSize: '400px',
  marginInline: 'auto',
  fontSize: '15px',
  '@container': {
    '(width < 300px)': { fontSize: '16.8px' },
    '(width >= 352px)': { fontSize: '12px' },
  },
};

/** The two versions of a drawing as wide as a page's content: 1000 units wide, and 350. */
export const plate = versions(
  800,
  {
    maxInlineSize: '1120px',
    fontSize: '15px',
    '@container': { '(width >= 980px)': { fontSize: '13.4px' } },
  },
  small,
);

/** The two versions of a drawing that fills a column of two: 520 units wide, and 350. */
export const columnPlate = versions(
  460,
  {
    maxInlineSize: '620px',
    marginInline: 'auto',
    fontSize: '14px',
    '@container': { '(width >= 540px)': { fontSize: '12.6px' } },
  },
  small,
);
