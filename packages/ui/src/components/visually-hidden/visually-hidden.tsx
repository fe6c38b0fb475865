import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './visually-hidden.css';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {}

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx(styles.visuallyHidden, className)} />;
}
