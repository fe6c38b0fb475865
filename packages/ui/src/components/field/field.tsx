'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from '../../internal/field';
import { box, control as bareControl } from '../../internal/field.css';
import { renderPart, type Renders } from '../../internal/part';
import { useField, type FieldWords } from '../../internal/use-field';

export interface FieldState {
  invalid: boolean;
  /** The id of the label, for a control that is no form control of HTML. */
  labelId: string;
}

export interface FieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'children'>, FieldWords, Renders<FieldState> {
  /** The label of the control, above it. */
  label: ReactNode;
  /** Leaves out the box around the control, for one with looks of its own. @default false */
  unboxed?: boolean | undefined;
}

/**
 * A label, a hint and an error around any control: an `<input>`, or what `render` gives. Renders a
 * `<div>` around it: `className` goes to the `<div>`, `ref` and all other props to the control.
 */
export function Field({
  label,
  hint,
  error: givenError,
  unboxed = false,
  render,
  className,
  ...rest
}: FieldProps) {
  const { ids, control, error } = useField({ ...rest, hint, error: givenError });
  const labelId = `${control.id}-label`;
  const part = renderPart('input', {
    render,
    state: { invalid: Boolean(error), labelId },
    'data-part': 'field-control',
    ...rest,
    ...control,
    className: clsx(!unboxed && bareControl) || undefined,
  });
  return (
    <FieldFrame {...{ label, labelId, hint, error, ids, className }} id={control.id}>
      {unboxed ? part : <div className={box}>{part}</div>}
    </FieldFrame>
  );
}
