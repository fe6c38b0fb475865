import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './section.css';

export interface SectionColumnsProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The column that has two thirds of the width. @default 'end' */
  wide?: 'start' | 'end' | undefined;
}

/**
 * Two children side by side if there is room. The first stays in view while the second, longer one
 * scrolls, unless the window is low. Renders a `<div>`.
 */
export function SectionColumns({ wide, className, ...rest }: SectionColumnsProps) {
  return renderPart('div', {
    'data-part': 'section-columns',
    ...rest,
    className: clsx(styles.columns({ wide }), className),
  });
}
