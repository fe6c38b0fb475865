import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';
import { media } from '../styles/media';

/** A row of buttons that wraps; on narrow windows a column of full-width ones. */
export const actions = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.xs} ${vars.space.sm}`,
    '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap' } },
  },
  'actions',
);
