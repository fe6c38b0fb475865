import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './visually-hidden.css';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {}

/** Says something to screen readers that the eye sees otherwise. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx(styles.visuallyHidden, className)} />;
}
