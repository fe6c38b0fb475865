import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './skeleton.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Renders {
  /** The number of lines, the first of which is a title. @default 3 */
  lines?: number | undefined;
}

/**
 * A placeholder for text that is still loading. Hidden from screen readers: its container announces
 * in words that it is busy. Renders a `<div>`.
 */
export function Skeleton({ lines = 3, className, ...rest }: SkeletonProps) {
  return renderPart('div', {
    'data-part': 'skeleton',
    'aria-hidden': 'true',
    ...rest,
    className: clsx(styles.skeleton, className),
    children: Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.line} />
    )),
  });
}
