import type { ComponentPropsWithRef, ReactNode } from 'react';
import { takesRef } from '../../internal/takes-ref';
import { Field } from '../../internal/field';
import { box, control as bare } from '../../internal/field.css';
import { useField, type FieldWords } from '../../internal/use-field';
import * as styles from './text-field.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldWords {
  /** Names the field, above it; a placeholder never does. */
  label: ReactNode;
  /** The unit of the number in it, such as "m". */
  unit?: ReactNode;
  /** A button beside it, such as the submit button; below it if there is no room. */
  action?: ReactNode;
}

/**
 * One line of text with its label. Renders a `<div>` around an `<input>`: `className` goes to the
 * `<div>`, for the place it takes, `ref` and everything else to the `<input>`, which is what forms
 * read, focus and validate.
 */
export const TextField = takesRef(function TextField({
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
