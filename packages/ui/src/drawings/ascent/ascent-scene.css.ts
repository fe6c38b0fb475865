import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';
import { versions } from '../versions';

const { chart } = vars;

export const scene = style(
  {
    '@media': {
      [media.forcedColors]: { vars: { [chart.c1]: 'CanvasText', [chart.c2]: 'CanvasText' } },
    },
  },
  'ascent',
);

const most = '460px';
export const sizes = versions(
  700,
  { '@container': { '(width < 1000px)': { fontSize: '17px' } } },
  { maxInlineSize: most, marginInline: 'auto' },
);

/** Names a curve in its colour. */
export const curveName = style({ stroke: 'none' }, 'curveName');
