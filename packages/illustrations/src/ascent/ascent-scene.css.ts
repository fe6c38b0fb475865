import { style } from '../layered';
import { geometry } from './geometry';

const { height, width, bed, sheave } = geometry;

/** Text keeps its size while the drawing grows with its pane, up to a comfortable height. */
export const scene = style({ fontSize: '13px' }, 'ascent');
export const frame = style(
  {
    position: 'relative',
    maxInlineSize: '400px',
    marginInline: 'auto',
    aspectRatio: `${width} / ${height}`,
  },
  'ascentFrame',
);
export const still = style(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    overflow: 'visible',
  },
  'still',
);
/** Text, placed by shares of the drawing. */
export const words = style({ blockSize: '100%' }, 'words');
/** Moving parts lie over the fixed ones, in a layer that the browser composites as a whole. */
export const layer = style({ willChange: 'transform' }, 'layer');
/** Clips the tether to the water above the sheave, where it ends. */
export const above = style(
  {
    position: 'absolute',
    inset: 0,
    insetBlockEnd: `${100 * (1 - (bed - sheave - 4) / height)}%`,
    overflow: 'clip',
  },
  'window',
);
