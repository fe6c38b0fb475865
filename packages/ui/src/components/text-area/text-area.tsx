import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../../internal/field';
import { box, control as bare } from '../../internal/field.css';
import { useField, type FieldWords } from '../../internal/use-field';
import { Counter, type CounterProps } from './counter';
import * as styles from './text-area.css';

export interface TextAreaProps
  extends ComponentPropsWithRef<'textarea'>, FieldWords, Pick<CounterProps, 'charactersLeft'> {
  /** The label of the field, above it; a placeholder is no substitute. */
  label: ReactNode;
  /** The maximum length. A counter below shows how much is left. */
  maxLength?: number | undefined;
}

/**
 * A multi-line text field with its label. Renders a `<div>` around a `<textarea>`: `className` goes
 * to the `<div>`, `ref` and all other props to the `<textarea>`.
 */
export function TextArea({
  label,
  hint,
  error,
  charactersLeft,
  className,
  ...rest
}: TextAreaProps) {
  const { maxLength, value, defaultValue } = rest;
  const { ids, control } = useField({ ...rest, hint, error, note: maxLength !== undefined });
  return (
    <Field {...{ label, hint, error, ids, className }} id={control.id}>
      <div className={box}>
        <textarea {...rest} {...control} className={clsx(bare, styles.textArea)} />
      </div>
      {maxLength !== undefined && (
        <Counter
          id={ids.note}
          fieldId={control.id}
          maxLength={maxLength}
          value={value}
          defaultValue={defaultValue}
          charactersLeft={charactersLeft}
        />
      )}
    </Field>
  );
}
