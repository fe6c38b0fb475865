import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './section.css';

export interface SectionHeaderProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The wider column: the heading at the start, or the lede at the end. @default 'start' */
  wide?: 'start' | 'end' | undefined;
}

/** A section's heading and lede, side by side if there is room. Renders a `<div>`. */
export function SectionHeader({ wide, className, ...rest }: SectionHeaderProps) {
  return renderPart('div', {
    'data-part': 'section-header',
    ...rest,
    className: clsx(styles.header({ wide }), className),
  });
}
