import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { gaps, type Gap } from '../../internal/gap.css';
import { renderPart, type Renders } from '../../internal/part';
import { classesOf, type Responsive } from '../../internal/responsive';
import * as styles from './inline.css';

export interface InlineProps extends ComponentPropsWithRef<'div'>, Renders {
  /**
   * The gap between children, or one per window: `{ base: 'tight', lg: 'loose' }`.
   * @default 16 px, and 12 px between rows
   */
  gap?: Responsive<Gap> | undefined;
}

/** Lays out its children in a row that wraps, such as two buttons. Renders a `<div>`. */
export function Inline({ gap, className, ...rest }: InlineProps) {
  return renderPart('div', {
    'data-part': 'inline',
    ...rest,
    className: clsx(styles.inline, gap ? classesOf(gaps, gap) : styles.ownGap, className),
  });
}
