import { vars } from '@hadal/ui/theme';
import { style, versions } from '../layered';

export const sizes = versions(
  640,
  {
    fontSize: '15px',
    '@container': { '(width >= 900px)': { fontSize: '12.5px' } },
  },
  {
    maxInlineSize: '440px',
    fontSize: '15px',
    '@container': {
      '(width < 300px)': { fontSize: '16.8px' },
      '(width >= 352px)': { fontSize: '12px' },
    },
  },
);

const { ground, color } = vars;
/** The ground of each depth, in the colours that the theme around it has. */
export const grounds = ([0, 1, 2, 3, 4, 5] as const).map((band) =>
  style({ fill: ground[`b${band}`], stroke: 'none' }, `ground${band}`),
);
export const text = style({ color: color.text }, 'text');
export const quiet = style({ color: color.textMuted }, 'quiet');
export const edge = style({ stroke: color.inkMuted }, 'edge');
