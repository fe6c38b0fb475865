import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '../../internal/with-ref';
import { Field } from '../../internal/field';
import { box, control as bare } from '../../internal/field.css';
import { useField, type FieldWords } from '../../internal/use-field';
import * as styles from './text-field.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldWords {
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
  error,
  unit,
  action,
  className,
  ...rest
}: TextFieldProps) {
  const { ids, control } = useField({ ...rest, hint, error, note: Boolean(unit) });
  return (
    <Field {...{ label, hint, error, ids, className }} id={control.id}>
      <div className={styles.row}>
        <div className={box}>
          <input {...rest} {...control} className={bare} />
          {unit && (
            <span id={ids.note} className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
        {action}
      </div>
    </Field>
  );
});
