import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Skeleton } from '../skeleton';
import * as styles from './glossary-index.css';
import { GlossarySkeleton as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface GlossarySkeletonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'aria-busy'>, Renders {}

/**
 * Reserves a glossary's place until its terms have loaded; its children are the loading message.
 * Renders a `<div aria-busy>`.
 */
export function GlossarySkeleton(props: GlossarySkeletonProps) {
  const { className, children, ...rest } = useStrings('GlossarySkeleton', english, props);
  return renderPart('div', {
    'data-part': 'glossary-skeleton',
    ...rest,
    'aria-busy': 'true',
    className: clsx(styles.groups, className),
    children: (
      <>
        {['A', 'B', 'C'].map((letter) => (
          <div key={letter} className={styles.group}>
            <Skeleton lines={1} className={styles.initial} />
            <Skeleton lines={4} />
          </div>
        ))}
        <p className={styles.count}>{children}</p>
      </>
    ),
  });
}
