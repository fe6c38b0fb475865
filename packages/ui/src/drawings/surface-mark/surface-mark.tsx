import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from '../drawing.css';
import { marks } from './marks';

export interface SurfaceMarkProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What stands on the sea line. */
  name: keyof typeof marks;
}

/**
 * A small drawing for the top of an inner page, 300 by 260, its sea level at 150. Decoration.
 * Renders a `<div aria-hidden>`.
 */
export function SurfaceMark({ name, className, ...rest }: SurfaceMarkProps) {
  return (
    <div {...rest} aria-hidden="true" className={clsx(styles.scene, className)}>
      <svg viewBox="0 0 300 260">{marks[name]}</svg>
    </div>
  );
}
