import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './container.css';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {}

/** Limits content to the page's width, between its gutters. Renders a `<div>`. */
export function Container({ className, ...rest }: ContainerProps) {
  return <div {...rest} className={clsx(styles.container, className)} />;
}
