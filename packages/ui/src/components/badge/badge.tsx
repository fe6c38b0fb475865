import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './badge.css';

export interface BadgeProps extends ComponentPropsWithRef<'span'>, Renders {
  /** The kind of state. The words must convey it too: colour only repeats it. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
}

/** The state of what it stands beside, in a word or two. Renders a `<span>`. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return renderPart('span', {
    'data-part': 'badge',
    ...rest,
    className: clsx(styles.badge({ tone }), className),
  });
}
