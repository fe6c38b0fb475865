import { vars } from '../../styles/contract.css';
import { recipe } from '../../styles/layered';
import { media } from '../../styles/media';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = recipe(
  {
    base: {
      display: 'grid',
      gap: vars.space.md,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [media.lg]: { gap: vars.space.lg } },
    },
    variants: {
      /** Number of columns on the widest windows; fewer on narrower ones, one below 768 px. */
      columns: {
        2: { '@media': { [media.md]: columns(2) } },
        3: { '@media': { [media.md]: columns(2), [media.lg]: columns(3) } },
        4: { '@media': { [media.sm]: columns(2), [media.lg]: columns(4) } },
      },
    },
    defaultVariants: { columns: 3 },
  },
  'grid',
);
