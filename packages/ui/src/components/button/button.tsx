'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { ring } from '../../internal/ring.css';
import { withRef } from '../../internal/with-ref';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './button.css';
import * as loadingStyles from './loading.css';
import { Button as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Renders {
  /** The importance of the action: one primary action per view. @default 'primary' */
  tone?: 'primary' | 'secondary' | 'text' | 'danger' | undefined;
  /** @default 'medium' */
  size?: 'medium' | 'small' | undefined;
  /**
   * True while the action is pending: presses do nothing, and focus stays. Pass it on the first
   * render too, so that the button has the width of its longer label.
   */
  loading?: boolean | undefined;
  /** The label while loading. @default 'Loading…' */
  loadingLabel?: ReactNode;
}

/** Triggers an action on this page. Renders a `<button type="button">`. */
export const Button = withRef(function Button(props: ButtonProps) {
  const {
    tone,
    size,
    loading,
    loadingLabel,
    type = 'button',
    onClick,
    className,
    children,
    ...rest
  } = useStrings('Button', english, props);
  const classes = clsx(styles.button({ tone, size }), className);
  if (loading === undefined)
    return renderPart('button', {
      'data-part': 'button',
      ...rest,
      type,
      onClick,
      className: classes,
      children,
    });
  return (
    <>
      {renderPart('button', {
        'data-part': 'button',
        ...rest,
        ...(loading && { 'aria-disabled': true }),
        type,
        // Enter in a field would still submit the form.
        onClick: loading ? (event) => event.preventDefault() : onClick,
        className: classes,
        children: (
          <span className={loadingStyles.labels}>
            <span aria-hidden={loading} className={loadingStyles.label}>
              {children}
            </span>
            <span aria-hidden={!loading} className={loadingStyles.label}>
              <span className={ring} />
              {loadingLabel}
            </span>
          </span>
        ),
      })}
      {/* Few screen readers announce a change of a button's name. */}
      <VisuallyHidden aria-live="polite">{loading && loadingLabel}</VisuallyHidden>
    </>
  );
});
