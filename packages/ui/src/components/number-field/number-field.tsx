'use client';

import type { ReactNode } from 'react';
import { FieldFrame } from '../../internal/field';
import { useField, type FieldWords } from '../../internal/use-field';
import { NumberInput, type NumberInputProps } from './number-input';

export interface NumberFieldProps extends Omit<NumberInputProps, 'id' | 'unitId'>, FieldWords {
  /** The label of the field, above it. */
  label: ReactNode;
  /** The unit of the number, such as "m". */
  unit?: ReactNode;
  id?: string | undefined;
}

/**
 * A number in any common notation; what is typed stays as typed. Renders a `<div>` around an
 * `<input inputmode="decimal">`: `className` goes to the `<div>`, for layout, `ref` and all other
 * props to the `<input>`.
 */
export function NumberField({
  label,
  hint,
  error: givenError,
  unit,
  className,
  ...rest
}: NumberFieldProps) {
  const { ids, control, error } = useField({
    ...rest,
    hint,
    error: givenError,
    note: Boolean(unit),
  });
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} id={control.id}>
      <NumberInput {...rest} {...control} unit={unit} unitId={ids.note} />
    </FieldFrame>
  );
}
