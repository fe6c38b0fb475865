import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './inline.css';

export interface InlineProps extends ComponentPropsWithRef<'div'> {}

/** Lays out its children in a row that wraps, such as two buttons. Renders a `<div>`. */
export function Inline({ className, ...rest }: InlineProps) {
  return <div {...rest} className={clsx(styles.inline, className)} />;
}
