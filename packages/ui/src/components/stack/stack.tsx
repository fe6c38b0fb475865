import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Part, type Renders } from '../../internal/part';
import * as styles from './stack.css';

export interface StackProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The gap between children. @default 'normal' */
  gap?: 'tight' | 'normal' | 'loose' | 'section' | undefined;
}

/** Stacks its children vertically. Renders a `<div>`. */
export function Stack({ gap, className, ...rest }: StackProps) {
  return (
    <Part
      tag="div"
      data-part="stack"
      {...rest}
      className={clsx(styles.stack({ gap }), className)}
    />
  );
}
