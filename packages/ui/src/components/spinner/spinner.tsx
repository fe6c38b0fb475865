import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { ring } from '../../internal/ring.css';
import { useStrings } from '../../internal/use-strings';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './spinner.css';
import { Spinner as english } from './strings';

export interface SpinnerProps extends ComponentPropsWithRef<'span'>, Renders {
  /** @default 'Loading…' */
  label?: ReactNode;
  /** Hides the label from sight, where the place says what is loading. @default false */
  labelHidden?: boolean | undefined;
}

/** A ring that turns while a part of the page loads. Renders a `<span role="status">`. */
export function Spinner(props: SpinnerProps) {
  const { label, labelHidden, className, ...rest } = useStrings('Spinner', english, props);
  return renderPart('span', {
    'data-part': 'spinner',
    // An <output> is for the result of a form.
    role: 'status',
    ...rest,
    className: clsx(styles.spinner, className),
    children: (
      <>
        <span className={ring} />
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </>
    ),
  });
}
