import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { gaps, type Gap } from '../../internal/gap.css';
import { renderPart, type Renders } from '../../internal/part';
import { classesOf, type Responsive } from '../../internal/responsive';
import * as styles from './stack.css';

export interface StackProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The gap between children, or one per window: `{ base: 'tight', lg: 'loose' }`. @default 'normal' */
  gap?: Responsive<Gap> | undefined;
}

/** Stacks its children vertically. Renders a `<div>`. */
export function Stack({ gap = 'normal', className, ...rest }: StackProps) {
  return renderPart('div', {
    'data-part': 'stack',
    ...rest,
    className: clsx(styles.stack, classesOf(gaps, gap), className),
  });
}
