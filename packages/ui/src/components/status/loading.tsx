import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { band } from '../../internal/band.css';
import { useStrings } from '../../internal/use-strings';
import { Container } from '../container';
import * as styles from './status.css';
import { Loading as english } from './strings';

export interface LoadingProps extends ComponentPropsWithRef<'div'>, Renders {}

/**
 * Reserves a page's place while it loads, and says so after a moment; its children are the text.
 * Renders a `<div role="status">`.
 */
export function Loading(props: LoadingProps) {
  const { className, children, ...rest } = useStrings('Loading', english, props);
  return renderPart('div', {
    'data-part': 'loading',
    // An <output> may hold no blocks.
    role: 'status',
    ...rest,
    className: clsx(band, styles.loading, className),
    'data-band': '0',
    children: <Container className={styles.words}>{children}</Container>,
  });
}
