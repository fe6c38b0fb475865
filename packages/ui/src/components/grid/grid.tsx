import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Part, type Renders } from '../../internal/part';
import * as styles from './grid.css';

export interface GridProps extends ComponentPropsWithRef<'div'>, Renders {
  /** Number of columns if there is room; fewer on narrower windows. @default 3 */
  columns?: 2 | 3 | 4 | undefined;
}

/** Lays out its children in equal columns. Renders a `<div>`. */
export function Grid({ columns, className, ...rest }: GridProps) {
  return (
    <Part
      tag="div"
      data-part="grid"
      {...rest}
      className={clsx(styles.grid({ columns }), className)}
    />
  );
}
