import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Part, type Renders } from '../../internal/part';
import { band } from '../../internal/band.css';
import { Container } from '../container';
import * as styles from './status.css';

export interface LoadingProps extends ComponentPropsWithRef<'div'>, Renders {}

/**
 * Reserves a page's place while it loads, and says so after a moment; its children are the text.
 * Renders a `<div role="status">`.
 */
export function Loading({ className, children = 'Loading...', ...rest }: LoadingProps) {
  return (
    <Part
      tag="div"
      data-part="loading"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no blocks
      role="status"
      {...rest}
      className={clsx(band, styles.loading, className)}
      data-band="0"
    >
      <Container className={styles.words}>{children}</Container>
    </Part>
  );
}
