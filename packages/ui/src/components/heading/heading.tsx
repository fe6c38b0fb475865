import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './heading.css';

export interface HeadingProps extends ComponentPropsWithRef<'h2'>, Renders {
  /** The heading level; follows the page's outline, never its looks. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** @default 'large' */
  size?: 'hero' | 'page' | 'large' | 'medium' | 'small' | undefined;
}

/** A heading in the width of its depth band. Renders a heading. */
export function Heading({ level = 2, size, className, ...rest }: HeadingProps) {
  return renderPart(`h${level}`, {
    'data-part': 'heading',
    ...rest,
    className: clsx(styles.heading({ size }), className),
  });
}
