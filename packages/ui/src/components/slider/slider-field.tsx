'use client';

import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { FieldNotes } from '../../internal/field';
import * as field from '../../internal/field.css';
import { useField, type FieldWords } from '../../internal/use-field';
import { useFormReset } from '../../internal/use-form-reset';
import { formatNumber, withUnit } from '../number-field/format-number';
import { NumberInput, type NumberInputProps } from '../number-field/number-input';
import { RangeInput } from './range-input';
import * as styles from './slider.css';

export interface SliderFieldProps
  extends Omit<NumberInputProps, 'id' | 'unitId' | 'min' | 'max'>, FieldWords {
  /** The label of the number and its slider. */
  label: ReactNode;
  /** The unit of the number, such as "m". */
  unit?: string | undefined;
  min: number;
  max: number;
  id?: string | undefined;
}

/**
 * A number field and a slider, kept in sync. Renders a `<div>` around an
 * `<input inputmode="decimal">` and an `<input type="range">`: `className` goes to the `<div>`, for
 * layout, `ref` and all other props to the first input, which forms submit and focus.
 */
export function SliderField({
  label,
  value: givenValue,
  defaultValue,
  onValueChange,
  unit,
  format = formatNumber,
  hint,
  error,
  className,
  ...rest
}: SliderFieldProps) {
  const { min, max, step, disabled } = rest;
  const { ids, control } = useField({ ...rest, hint, error, note: Boolean(unit) });
  const labelId = `${control.id}-label`;
  // The last valid number keeps the thumb in place while the field is empty.
  const [last, setLast] = useState(givenValue ?? defaultValue);
  const value = givenValue ?? last;
  useFormReset(control.id, () => setLast(givenValue ?? defaultValue));
  const position = Math.min(max, Math.max(min, value ?? min));
  const change: typeof onValueChange = (number, entry) => {
    if (number !== undefined) setLast(number);
    onValueChange?.(number, entry);
  };
  return (
    <div className={clsx(field.field, className)}>
      <div className={styles.head}>
        <label id={labelId} htmlFor={control.id} className={clsx(field.label, styles.name)}>
          {label}
        </label>
        <NumberInput
          {...rest}
          {...control}
          value={value}
          onValueChange={change}
          format={format}
          unit={unit}
          unitId={ids.note}
          className={styles.number}
        />
      </div>
      <RangeInput
        {...{ min, max, step, disabled }}
        id={`${control.id}-slider`}
        aria-labelledby={labelId}
        aria-valuetext={withUnit(format(position), unit)}
        value={position}
        onValueChange={(number) => change(number, { text: format(number), problem: undefined })}
        className={styles.tied}
      />
      <FieldNotes {...{ ids, hint, error }} />
    </div>
  );
}
