'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '../../internal/with-ref';
import { FieldFrame } from '../../internal/field';
import { box, control as bare } from '../../internal/field.css';
import { useField, type FieldWords } from '../../internal/use-field';
import { useTextChange, type TextChange } from '../../internal/use-text-change';
import * as styles from './text-field.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldWords, TextChange {
  /** The label of the field, above it; a placeholder is no substitute. */
  label: ReactNode;
  /** The unit of a number, such as "m". */
  unit?: ReactNode;
  /** A button beside the field, such as the submit button; below it if it does not fit. */
  action?: ReactNode;
}

/**
 * A single-line text field with its label. Renders a `<div>` around an `<input>`: `className` goes
 * to the `<div>`, for layout, `ref` and all other props to the `<input>`, which forms submit, focus
 * and validate.
 */
export const TextField = withRef(function TextField({
  label,
  hint,
  error: givenError,
  unit,
  action,
  onValueChange,
  className,
  ...rest
}: TextFieldProps) {
  const { ids, control, error } = useField({
    ...rest,
    hint,
    error: givenError,
    note: Boolean(unit),
  });
  const handlers = useTextChange({ ...rest, onValueChange });
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} id={control.id}>
      <div className={styles.row}>
        <div className={box}>
          <input data-part="text-field" {...rest} {...control} {...handlers} className={bare} />
          {unit && (
            <span data-part="text-field-unit" id={ids.note} className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
        {action}
      </div>
    </FieldFrame>
  );
});
