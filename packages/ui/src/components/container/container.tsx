import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './container.css';

export interface ContainerProps extends ComponentPropsWithRef<'div'>, Renders {}

/** Limits content to the page's width, between its gutters. Renders a `<div>`. */
export function Container({ className, ...rest }: ContainerProps) {
  return renderPart('div', {
    'data-part': 'container',
    ...rest,
    className: clsx(styles.container, className),
  });
}
