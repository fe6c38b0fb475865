import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Part, type Renders } from '../../internal/part';
import * as styles from './inline.css';

export interface InlineProps extends ComponentPropsWithRef<'div'>, Renders {}

/** Lays out its children in a row that wraps, such as two buttons. Renders a `<div>`. */
export function Inline({ className, ...rest }: InlineProps) {
  return <Part tag="div" data-part="inline" {...rest} className={clsx(styles.inline, className)} />;
}
