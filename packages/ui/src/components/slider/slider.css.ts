import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

/** The label and the number share a line if both fit. */
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

/** Hides the number without scripts, which would leave it out of date. */
export const words = style(
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.noScript]: { display: 'none' } },
  },
  'sliderWords',
);

/** Hides the slider without scripts, which keep it in sync with its number. */
export const tied = style({ '@media': { [media.noScript]: { display: 'none' } } }, 'sliderTied');

/** Wider with a long unit, to keep the number in full view. */
export const number = style(
  { flex: 'none', width: 'min-content', minWidth: 'min(8.25rem, 100%)', minHeight: vars.size.item },
  'sliderNumber',
);
