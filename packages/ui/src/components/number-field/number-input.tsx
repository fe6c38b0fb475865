'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { box, control } from '../../internal/field.css';
import { unit as unitClass } from '../text-field/text-field.css';
import * as styles from './number-field.css';
import { useNumberText, type NumberValueProps } from './use-number-text';

export interface NumberInputProps
  extends
    Omit<ComponentPropsWithRef<'input'>, keyof NumberValueProps | 'type' | 'id'>,
    NumberValueProps {
  id: string;
  unit?: ReactNode;
  unitId: string;
}

/** The input of a number with its unit, without a label. Renders a `<div>` around an `<input>`. */
export function NumberInput({
  id,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  format,
  unit,
  unitId,
  className,
  onChange,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const number = useNumberText(id, {
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    step,
    format,
  });
  return (
    <div className={clsx(box, className)}>
      <input
        data-part="number-field"
        // The decimal keyboard of an iPhone has no minus.
        inputMode={min !== undefined && min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        {...rest}
        id={id}
        value={number.value}
        onChange={(event) => {
          onChange?.(event);
          number.onChange(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          number.onKeyDown(event);
        }}
        className={clsx(control, styles.digits)}
      />
      {unit && (
        <span id={unitId} className={unitClass}>
          {unit}
        </span>
      )}
    </div>
  );
}
