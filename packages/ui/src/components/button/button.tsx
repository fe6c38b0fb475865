'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { takesRef } from '../../internal/takes-ref';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './button.css';
import * as loadingStyles from './loading.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How much the action matters: one primary action per view. @default 'primary' */
  tone?: 'primary' | 'secondary' | 'text' | 'danger' | undefined;
  /** @default 'medium' */
  size?: 'medium' | 'small' | undefined;
  /**
   * Whether what it started is under way: presses then do nothing, and the focus stays. Pass it from
   * the beginning, and the button is as wide as either of its labels.
   */
  loading?: boolean | undefined;
  /** What it says meanwhile. @default 'Loading…' */
  loadingLabel?: ReactNode;
}

/** Does something on this page. Renders a `<button type="button">`. */
export const Button = takesRef(function Button({
  tone,
  size,
  loading,
  loadingLabel = 'Loading…',
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = clsx(styles.button({ tone, size }), className);
  if (loading === undefined)
    return (
      <button {...rest} type={type} onClick={onClick} className={classes}>
        {children}
      </button>
    );
  return (
    <>
      <button
        {...rest}
        {...(loading && { 'aria-disabled': true })}
        type={type}
        // Neither sends a form, whose fields press it by Enter.
        onClick={loading ? (event) => event.preventDefault() : onClick}
        className={classes}
      >
        <span className={loadingStyles.labels}>
          <span aria-hidden={loading} className={loadingStyles.label}>
            {children}
          </span>
          <span aria-hidden={!loading} className={loadingStyles.label}>
            <span className={loadingStyles.ring} />
            {loadingLabel}
          </span>
        </span>
      </button>
      {/* Few screen readers say that a button's name has changed. */}
      <VisuallyHidden aria-live="polite">{loading && loadingLabel}</VisuallyHidden>
    </>
  );
});
