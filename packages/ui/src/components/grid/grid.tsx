import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { gaps, type Gap } from '../../internal/gap.css';
import { renderPart, type Renders } from '../../internal/part';
import { classesOf, type Responsive } from '../../internal/responsive';
import * as styles from './grid.css';

export interface GridProps extends ComponentPropsWithRef<'div'>, Renders {
  /**
   * Number of columns if there is room, fewer on narrower windows; or the number per window, such as
   * `{ base: 1, md: 3 }`.
   * @default 3
   */
  columns?: 2 | 3 | 4 | Exclude<Responsive<1 | 2 | 3 | 4>, number> | undefined;
  /**
   * The gap between children, or one per window: `{ base: 'tight', lg: 'loose' }`.
   * @default 24 px, and 32 px from `lg` on
   */
  gap?: Responsive<Gap> | undefined;
}

/** Lays out its children in equal columns. Renders a `<div>`. */
export function Grid({ columns = 3, gap, className, ...rest }: GridProps) {
  return renderPart('div', {
    'data-part': 'grid',
    ...rest,
    className: clsx(
      styles.grid,
      typeof columns === 'object' ? classesOf(styles.from, columns) : styles.upTo[columns],
      gap ? classesOf(gaps, gap) : styles.ownGap,
      className,
    ),
  });
}
