import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { behind } from '../../styles/surface';

const { space, text } = vars;
/** Room for the ticks of the values, left of the plots; like the axis, it grows with the text. */
const margin = '3rem';
/** On the parts, since a scene sets its own; ticks keep their size at any width. */
const fontSize = text.xs;

export const curves = style({ display: 'flex', flexDirection: 'column', minWidth: 0 }, 'curves');
/** The plots, one above the other on one axis of time. */
export const plots = style(
  {
    position: 'relative',
    flexGrow: 1,
    display: 'grid',
    gridAutoRows: 'minmax(5.5rem, 1fr)',
    gap: space.md,
    marginInlineStart: margin,
    fontSize,
  },
  'plots',
);
export const plot = style({ display: 'flex', flexDirection: 'column' }, 'plot');
export const name = style(
  {
    zIndex: 1,
    marginInlineStart: `-${margin}`,
    paddingBlockEnd: space['2xs'],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.xs,
  },
  'name',
);
export const unit = style(
  { color: vars.color.textMuted, fontWeight: vars.weight.body },
  'curveUnit',
);
export const field = style({ position: 'relative', flexGrow: 1 }, 'field');
/** A drawing as large as its frame. */
export const whole = style(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
  },
  'whole',
);
export const line = style(
  { strokeWidth: '2.25px', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' },
  'line',
);
/** Moving parts, each in a layer that the browser composites as a whole. */
export const layer = style({ zIndex: 1, willChange: 'transform' }, 'layer');
/** Cuts off the veil at the end of the axis. */
export const window = style(
  { position: 'absolute', inset: 0, zIndex: 0, overflow: 'clip' },
  'curveWindow',
);
/** Fades what is still to come. */
export const veil = style(
  {
    fill: behind,
    stroke: 'none',
    opacity: 0.62,
  },
  'veil',
);
export const axis = style(
  {
    flex: 'none',
    inlineSize: `calc(100% - ${margin})`,
    blockSize: '2.875rem',
    fontSize,
    marginInlineStart: margin,
    overflow: 'visible',
  },
  'curveAxis',
);
