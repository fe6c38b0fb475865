import { media, vars } from '@hadal/ui/theme';
import { style, versions } from '../layered';
import { narrow, wide, type Geometry } from './geometry';

const { chart } = vars;
const whole = { inlineSize: '100%', blockSize: 'auto', overflow: 'visible' } as const;

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
  { position: 'relative', '@container': { '(width < 1000px)': { fontSize: '17px' } } },
  { position: 'relative', maxInlineSize: most, marginInline: 'auto' },
);

/** The colours of the two curves, the same as in a line chart. */
export const tones = [chart.c1, chart.c2].map((tone, index) =>
  style({ color: tone, stroke: 'currentcolor' }, `curve${index + 1}`),
);
export const line = style({ strokeWidth: '2.25px', strokeLinejoin: 'round' }, 'line');
export const dot = style({ fill: 'currentcolor', stroke: 'none' }, 'dot');
/** The name of a curve, in its colour. */
export const curveName = style({ stroke: 'none' }, 'curveName');

export const still = style({ ...whole, display: 'block' }, 'still');
/** Moving parts lie over the fixed ones, each in a layer that the browser composites as a whole. */
export const layer = style(
  {
    ...whole,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    willChange: 'transform',
    pointerEvents: 'none',
  },
  'layer',
);
/** Clips the moving parts to the water above the sheave, where the tether ends. */
const above = ({ height, bed, sheave }: Geometry) =>
  style(
    {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      insetBlockEnd: `${100 * (1 - (bed - sheave - 4) / height)}%`,
      overflow: 'clip',
      pointerEvents: 'none',
    },
    'window',
  );
export const windows = { wide: above(wide), narrow: above(narrow) };
