import { sea } from '@hadal/ui/drawing';
import { globalStyle, versions } from '../layered';

/** The type grows where the drawing shrinks, so that it stays between 12 and 15 px. */
export const sizes = versions(
  520,
  {
    maxInlineSize: '760px',
    marginInline: 'auto',
    fontSize: '15px',
    '@container': {
      '(width < 620px)': { fontSize: '16.5px' },
      '(width >= 690px)': { fontSize: '13.4px' },
    },
  },
  {
    maxInlineSize: '350px',
    marginInline: 'auto',
    fontSize: '15px',
    '@container': { '(width < 300px)': { fontSize: '16.8px' } },
  },
);

// The notes keep to the size of the names, which would pass 15 px otherwise.
globalStyle(`${sizes.wide} .${sea}`, { fontSize: '1em' });
