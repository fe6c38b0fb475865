import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

export const skeleton = style({ display: 'grid', gap: vars.space.xs }, 'skeleton');

/** A title, and lines of a text that is not there yet. Still, since what moves asks to be read. */
export const line = style(
  {
    height: '14px',
    background: vars.color.border,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
    selectors: {
      '&:first-child': { width: '60%', height: '22px' },
      '&:nth-child(3)': { width: '84%' },
    },
  },
  'line',
);
