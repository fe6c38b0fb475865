import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

/** Name and number share a line while both fit. */
export const head = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space['3xs']} ${vars.space.sm}`,
  },
  'sliderHead',
);
export const name = style(
  { flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' },
  'sliderName',
);

/** Hides the number if no script updates it with the thumb: none is better than a wrong one. */
export const words = style(
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.noScript]: { display: 'none' } },
  },
  'sliderWords',
);

/** Hides the slider if no script ties it to its number: it would be a second, dead control. */
export const tied = style({ '@media': { [media.noScript]: { display: 'none' } } }, 'sliderTied');

/** Wider where the unit is long, so that the number is seen whole. */
export const number = style(
  { flex: 'none', width: 'min-content', minWidth: 'min(8.25rem, 100%)', minHeight: '44px' },
  'sliderNumber',
);
