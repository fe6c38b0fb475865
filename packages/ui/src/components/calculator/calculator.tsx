'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './calculator.css';

export interface CalculatorProps extends ComponentPropsWithRef<'form'>, Renders {}

/**
 * A panel with inputs at its start and results beside them. Renders a `<form method="get">`:
 * without scripts the values become the query of its `action`; with scripts nothing is sent, and
 * `onReset` restores the defaults that the page keeps.
 */
export function Calculator({ className, onSubmit, onReset, ...rest }: CalculatorProps) {
  return renderPart('form', {
    'data-part': 'calculator',
    method: 'get',
    ...rest,
    onSubmit: (event) => {
      onSubmit?.(event);
      event.preventDefault();
    },
    onReset:
      onReset &&
      ((event) => {
        onReset(event);
        // A native reset would restore the server's values, which may not be the defaults.
        event.preventDefault();
      }),
    className: clsx(styles.calculator, className),
  });
}
