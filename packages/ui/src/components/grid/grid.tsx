import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './grid.css';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** How many columns where there is room; fewer on narrower windows. @default 3 */
  columns?: 2 | 3 | 4 | undefined;
}

/** Lays its parts out in equal columns. Renders a `<div>`. */
export function Grid({ columns, className, ...rest }: GridProps) {
  return <div {...rest} className={clsx(styles.grid({ columns }), className)} />;
}
