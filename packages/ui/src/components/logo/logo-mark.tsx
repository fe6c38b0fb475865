import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './logo.css';

export interface LogoMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {}

/** A float between two guides, which together form an H. Renders an `<svg aria-hidden>`. */
export function LogoMark({ className, ...rest }: LogoMarkProps) {
  return (
    <svg
      data-part="logo-mark"
      viewBox="2 0 26 34"
      aria-hidden="true"
      {...rest}
      className={clsx(styles.mark, className)}
    >
      <path fill="currentColor" d="M2 0h5v34H2zM23 0h5v34h-5z" />
      <path className={styles.float} d="M9 24v-6.5a6 6 0 0 1 12 0V24z" />
    </svg>
  );
}
