import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { withRef } from '../../internal/with-ref';
import * as styles from './icon-button.css';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'>, Renders {
  /** The accessible name, which states the action; voice control users speak it. */
  label: string;
  /** An `Icon`. */
  children: ReactNode;
  /** `text` for groups of buttons, such as the actions of a table row. @default 'secondary' */
  tone?: 'secondary' | 'text' | 'danger' | undefined;
}

/**
 * Triggers an action on this page, where an icon is clear without words. Renders a
 * `<button type="button">`.
 */
export const IconButton = withRef(function IconButton({
  label,
  tone,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return renderPart('button', {
    'data-part': 'icon-button',
    ...rest,
    type,
    'aria-label': label,
    className: clsx(styles.iconButton({ tone }), className),
  });
});
