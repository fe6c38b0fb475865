'use client';

import type { ReactNode } from 'react';
import { Field } from '../../internal/field';
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
export function NumberField({ label, hint, error, unit, className, ...rest }: NumberFieldProps) {
  const { ids, control } = useField({ ...rest, hint, error, note: Boolean(unit) });
  return (
    <Field {...{ label, hint, error, ids, className }} id={control.id}>
      <NumberInput {...rest} {...control} unit={unit} unitId={ids.note} />
    </Field>
  );
}
