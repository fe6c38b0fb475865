'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from '../../internal/field';
import { box, control as bare } from '../../internal/field.css';
import { useField, type FieldWords } from '../../internal/use-field';
import { useTextChange, type TextChange } from '../../internal/use-text-change';
import { Counter, type CounterProps } from './counter';
import * as styles from './text-area.css';

export interface TextAreaProps
  extends
    ComponentPropsWithRef<'textarea'>,
    FieldWords,
    TextChange,
    Pick<CounterProps, 'charactersLeft'> {
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
  error: givenError,
  onValueChange,
  charactersLeft,
  className,
  ...rest
}: TextAreaProps) {
  const { maxLength, value, defaultValue } = rest;
  const { ids, control, error } = useField({
    ...rest,
    hint,
    error: givenError,
    note: maxLength !== undefined,
  });
  const handlers = useTextChange({ ...rest, onValueChange });
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} id={control.id}>
      <div className={box}>
        <textarea
          data-part="text-area"
          {...rest}
          {...control}
          {...handlers}
          className={clsx(bare, styles.textArea)}
        />
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
    </FieldFrame>
  );
}
