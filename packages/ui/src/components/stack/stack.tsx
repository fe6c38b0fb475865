import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './stack.css';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The space between the parts. @default 'normal' */
  gap?: 'tight' | 'normal' | 'loose' | 'section' | undefined;
}

/** Lays its parts out one below the other. Renders a `<div>`. */
export function Stack({ gap, className, ...rest }: StackProps) {
  return <div {...rest} className={clsx(styles.stack({ gap }), className)} />;
}
