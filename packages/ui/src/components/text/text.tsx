import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './text.css';

export interface TextProps extends ComponentPropsWithRef<'p'>, Renders {
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** `muted` for secondary text. @default 'normal' */
  tone?: 'normal' | 'muted' | undefined;
}

/** A paragraph of readable line length. Renders a `<p>`. */
export function Text({ size, tone, className, ...rest }: TextProps) {
  return renderPart('p', {
    'data-part': 'text',
    ...rest,
    className: clsx(styles.text({ size, tone }), className),
  });
}
