import { responsiveStyles } from '../../internal/responsive-styles';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, 'grid');

/** Wider from `lg` on, unless a gap is chosen. */
export const ownGap = style(
  { gap: vars.space.md, '@media': { [media.lg]: { gap: vars.space.lg } } },
  'gridGap',
);

/** The number of columns on the widest windows; fewer on narrower ones, one below 768 px. */
export const upTo = {
  2: style({ '@media': { [media.md]: columns(2) } }, 'upTo2'),
  3: style({ '@media': { [media.md]: columns(2), [media.lg]: columns(3) } }, 'upTo3'),
  4: style({ '@media': { [media.sm]: columns(2), [media.lg]: columns(4) } }, 'upTo4'),
};

/** The number of columns from a window on. */
export const from = responsiveStyles(
  { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) },
  'columns',
);
