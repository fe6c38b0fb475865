'use client';

import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { FieldNotes } from '../../internal/field';
import * as field from '../../internal/field.css';
import { detailsOf } from '../../internal/use-controllable-state';
import { useField, type FieldWords } from '../../internal/use-field';
import { useFind } from '../../internal/use-find';
import { useFormReset } from '../../internal/use-form-reset';
import { useUi } from '../../internal/ui-context';
import { formatNumber, withUnit } from '../number-field/format-number';
import { NumberInput, type NumberInputProps } from '../number-field/number-input';
import { entryOf, known, writeNumber } from '../number-field/use-number-text';
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
  value: writtenValue,
  defaultValue,
  onValueChange,
  unit,
  format: givenFormat,
  hint,
  error: givenError,
  className,
  ...rest
}: SliderFieldProps) {
  const givenValue = known(writtenValue);
  const { min, max, step, disabled, readOnly } = rest;
  const { locale } = useUi();
  const find = useFind();
  const format = givenFormat ?? ((number: number) => formatNumber(number, locale));
  const { ids, control, error } = useField({
    ...rest,
    hint,
    error: givenError,
    note: Boolean(unit),
  });
  const labelId = `${control.id}-label`;
  // The last valid number keeps the thumb in place while the field is empty.
  const [last, setLast] = useState(givenValue ?? defaultValue);
  const value = givenValue ?? last;
  const position = Math.min(max, Math.max(min, value ?? min));
  const change: NumberInputProps['onValueChange'] = (number, details) => {
    onValueChange?.(number, details);
    if (number !== undefined && !details.isCanceled) setLast(number);
  };
  useFormReset(control.id, (event) => {
    // Without a number before, the field reports its reset itself.
    if (event.defaultPrevented || givenValue !== undefined || last === undefined) return;
    const details = Object.assign(detailsOf('reset', event), entryOf(defaultValue, format));
    onValueChange?.(defaultValue, details);
    if (!details.isCanceled) setLast(defaultValue);
  });
  return (
    <div data-part="field" className={clsx(field.field, className)}>
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
        {...{ min, max, step }}
        disabled={disabled || readOnly}
        id={`${control.id}-slider`}
        aria-labelledby={labelId}
        aria-valuetext={withUnit(format(position), unit)}
        value={position}
        onValueChange={(number, reason, event) => {
          const input = find(control.id) as HTMLInputElement;
          if (reason === 'input' && writeNumber(input, number, format(number))) return;
          change(number, Object.assign(detailsOf(reason, event), entryOf(number, format)));
        }}
        className={styles.tied}
      />
      <FieldNotes {...{ ids, hint, error }} />
    </div>
  );
}
