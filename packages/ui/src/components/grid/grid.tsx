import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './grid.css';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Number of columns if there is room; fewer on narrower windows. @default 3 */
  columns?: 2 | 3 | 4 | undefined;
}

/** Lays out its children in equal columns. Renders a `<div>`. */
export function Grid({ columns, className, ...rest }: GridProps) {
  return <div {...rest} className={clsx(styles.grid({ columns }), className)} />;
}
