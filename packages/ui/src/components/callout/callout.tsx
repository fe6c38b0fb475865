import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { withRef } from '../../internal/with-ref';
import { Icon, type IconName } from '../icon';
import * as styles from './callout.css';

const icons = {
  info: 'info',
  success: 'tick',
  warning: 'triangle',
  danger: 'octagon',
} as const satisfies Record<string, IconName>;

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Renders {
  /** The kind of message. The title must convey it too: colour and icon only repeat it. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** The point, in one line. */
  title: ReactNode;
  /** The title's level in the page's outline; without it, the title is not a heading. */
  level?: 2 | 3 | 4 | undefined;
}

/** A note beside the main text that must not be missed. Renders a `<div role="note">`. */
export const Callout = withRef(function Callout({
  tone = 'info',
  title,
  level,
  className,
  children,
  ...rest
}: CalloutProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return renderPart('div', {
    'data-part': 'callout',
    role: 'note',
    ...rest,
    className: clsx(styles.callout({ tone }), className),
    children: (
      <>
        <Icon data-part="callout-icon" name={icons[tone]} className={styles.icon({ tone })} />
        <div className={styles.words}>
          <Title data-part="callout-title" className={styles.title}>
            {title}
          </Title>
          {children && (
            <div data-part="callout-text" className={styles.text}>
              {children}
            </div>
          )}
        </div>
      </>
    ),
  });
});
