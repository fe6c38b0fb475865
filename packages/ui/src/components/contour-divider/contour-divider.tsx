import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { contour, stretch } from './contour';
import * as styles from './contour-divider.css';

export interface ContourDividerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Renders {
  /** Selects the stretch of the line, by its integer part: equal seeds draw equal lines. @default 0 */
  seed?: number | undefined;
  /** The label on it, such as "200 m". */
  label?: string | undefined;
  /** In a gap of the line, or below it if the two bands differ too much. @default 'line' */
  labelPosition?: 'line' | 'below' | undefined;
}

const edge = contour();
const lines = [contour(1.1), contour(2.3)];

/**
 * A contour line as the edge between two bands, at the top of the nearest positioned
 * ancestor and in its colour. Decorative. Renders a `<div aria-hidden>`.
 */
export function ContourDivider({
  seed = 0,
  label,
  labelPosition = 'line',
  className,
  ...rest
}: ContourDividerProps) {
  const frame = { viewBox: stretch(seed), preserveAspectRatio: 'none' };
  return renderPart('div', {
    'data-part': 'contour-divider',
    'aria-hidden': 'true',
    ...rest,
    className: clsx(styles.divider, className),
    children: (
      <>
        <svg {...frame} className={styles.drawing}>
          <path d={`${edge}V420H0z`} className={styles.fill} />
          <path d={lines[0]} opacity=".42" />
          <path d={lines[1]} opacity=".2" />
        </svg>
        <svg
          {...frame}
          className={clsx(styles.drawing, label && labelPosition === 'line' && styles.cut)}
        >
          <path d={edge} />
        </svg>
        {label && <span className={styles.label({ position: labelPosition })}>{label}</span>}
      </>
    ),
  });
}
