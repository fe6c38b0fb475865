import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './section.css';

export interface SectionHeaderProps extends ComponentPropsWithRef<'div'> {
  /** The wider column: the heading at the start, or the lede at the end. @default 'start' */
  wide?: 'start' | 'end' | undefined;
}

/** A section's heading and lede, side by side if there is room. Renders a `<div>`. */
export function SectionHeader({ wide, className, ...rest }: SectionHeaderProps) {
  return <div {...rest} className={clsx(styles.header({ wide }), className)} />;
}
