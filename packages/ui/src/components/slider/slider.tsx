'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldNotes } from '../../internal/field';
import * as field from '../../internal/field.css';
import { useUi } from '../../internal/ui-context';
import { useControllableState, type ChangeHandler } from '../../internal/use-controllable-state';
import { useField, type FieldWords } from '../../internal/use-field';
import { useFormReset } from '../../internal/use-form-reset';
import { formatNumber, withUnit } from '../number-field/format-number';
import { RangeInput, type RangeProps } from './range-input';
import * as styles from './slider.css';

export interface SliderProps extends RangeProps, FieldWords {
  id?: string | undefined;
  /** The label of the slider, above it. */
  label: ReactNode;
  value?: number | undefined;
  /** @default min */
  defaultValue?: number | undefined;
  onValueChange?: ChangeHandler<number> | undefined;
  /** The unit of the number, such as "m". */
  unit?: string | undefined;
  /** Formats the number shown beside the label and announced by screen readers. */
  format?: ((value: number) => string) | undefined;
}

/**
 * Chooses a number whose effect matters more than its exact value. Renders a `<div>` around an
 * `<input type="range">`: `className` goes to the `<div>`, for layout, `ref` and all other props to
 * the `<input>`.
 */
export function Slider({
  label,
  value: givenValue,
  defaultValue,
  onValueChange,
  unit,
  format: givenFormat,
  hint,
  error: givenError,
  className,
  ...rest
}: SliderProps) {
  const { locale } = useUi();
  const format = givenFormat ?? ((number: number) => formatNumber(number, locale));
  const { ids, control, error } = useField({ ...rest, hint, error: givenError });
  const initial = defaultValue ?? rest.min ?? 0;
  const [value, setValue] = useControllableState(givenValue, initial, onValueChange);
  useFormReset(control.id, (event) => {
    if (!event.defaultPrevented) setValue(givenValue ?? initial, 'reset', event);
  });
  const words = withUnit(format(value), unit);
  return (
    <div data-part="field" className={clsx(field.field, className)}>
      <div className={styles.head}>
        <label
          data-part="field-label"
          htmlFor={control.id}
          className={clsx(field.label, styles.name)}
        >
          {label}
        </label>
        <span aria-hidden="true" className={styles.words}>
          {words}
        </span>
      </div>
      <RangeInput
        {...rest}
        {...control}
        value={value}
        aria-valuetext={words}
        onValueChange={setValue}
      />
      <FieldNotes {...{ ids, hint, error }} />
    </div>
  );
}
