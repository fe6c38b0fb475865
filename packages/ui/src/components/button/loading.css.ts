import { ring } from '../../internal/ring.css';
import { globalStyle, style } from '../../styles/layered';

/** Stacks both labels, so that the wider one sets the width. */
export const labels = style({ display: 'grid', placeItems: 'center' }, 'labels');
export const label = style(
  {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    selectors: { '&[aria-hidden="true"]': { visibility: 'hidden' } },
  },
  'label',
);
// Unseen, it would still have the page styled again with every frame.
globalStyle('components', `${label}[aria-hidden="true"] > .${ring}`, { animation: 'none' });
