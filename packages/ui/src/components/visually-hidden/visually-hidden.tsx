import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './visually-hidden.css';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'>, Renders {}

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return renderPart('span', {
    'data-part': 'visually-hidden',
    ...rest,
    className: clsx(styles.visuallyHidden, className),
  });
}
