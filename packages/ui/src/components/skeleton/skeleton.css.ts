import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

export const skeleton = style({ display: 'grid', gap: vars.space.xs }, 'skeleton');

/** Placeholders for a title and lines of text, static because motion attracts attention. */
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
