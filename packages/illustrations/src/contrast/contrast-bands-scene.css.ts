import { vars } from '@hadal/ui/theme';
import { style, versions } from '../layered';
import { typeFor } from '../parts/fitted';

export const sizes = versions(
  640,
  { fontSize: typeFor(1000, 640, 1200) },
  { maxInlineSize: '440px', fontSize: typeFor(350, 250, 440) },
);

const { ground, color } = vars;
/** The ground of each depth, in the colours that the theme around it has. */
export const grounds = ([0, 1, 2, 3, 4, 5] as const).map((band) =>
  style({ fill: ground[`b${band}`], stroke: 'none' }, `ground${band}`),
);
export const text = style({ color: color.text }, 'text');
export const quiet = style({ color: color.textMuted }, 'quiet');
export const edge = style({ stroke: color.inkMuted }, 'edge');
