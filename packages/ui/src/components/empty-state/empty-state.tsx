import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { actions as row } from '../../internal/actions.css';
import { Heading } from '../heading';
import { Text } from '../text';
import * as styles from './empty-state.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Renders {
  /** A line that names what is missing. */
  title: ReactNode;
  /** The title's level in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** A drawing above the words. */
  drawing?: ReactNode;
  /** Buttons and links to the next step. */
  actions?: ReactNode;
}

/** Takes the place of missing content, with the reason and the next step. Renders a `<div>`. */
export function EmptyState({
  title,
  level = 2,
  drawing,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return renderPart('div', {
    'data-part': 'empty-state',
    ...rest,
    className: clsx(styles.emptyState, className),
    children: (
      <>
        {drawing && <div className={styles.drawing}>{drawing}</div>}
        <Heading level={level} size="small">
          {title}
        </Heading>
        {children && <Text tone="muted">{children}</Text>}
        {actions && (
          <div data-part="empty-state-actions" className={clsx(row, styles.actions)}>
            {actions}
          </div>
        )}
      </>
    ),
  });
}
