'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as choice from '../../internal/choice.css';
import { FieldNotes } from '../../internal/field';
import { field } from '../../internal/field.css';
import { detailsOf, type ChangeHandler } from '../../internal/use-controllable-state';
import { useField, type FieldWords } from '../../internal/use-field';
import * as styles from './switch.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldWords {
  label: ReactNode;
  /** Called with whether it is on. A cancelled change restores the state before it. */
  onValueChange?: ChangeHandler<boolean> | undefined;
}

/**
 * A setting that is on or off, and applies at once. Renders a `<div>` around an
 * `<input type="checkbox" role="switch">`: `className` goes to the `<div>`, `ref` and everything else to
 * the `<input>`.
 */
export function Switch({
  label,
  hint,
  error: givenError,
  onValueChange,
  onChange,
  className,
  ...rest
}: SwitchProps) {
  const { ids, control, error } = useField({ ...rest, hint, error: givenError });
  return (
    <div data-part="field" className={clsx(field, className)}>
      <div className={clsx(choice.choice, styles.row)}>
        <div className={choice.words}>
          <label htmlFor={control.id} data-part="field-label" className={choice.name}>
            {label}
          </label>
          {hint && (
            <div id={ids.hint} data-part="field-hint" className={choice.note}>
              {hint}
            </div>
          )}
        </div>
        <span className={styles.track}>
          <input
            data-part="switch"
            {...rest}
            {...control}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state
            role="switch"
            onChange={(event) => {
              onChange?.(event);
              const { currentTarget: input, nativeEvent } = event;
              const details = detailsOf('item-press', nativeEvent);
              onValueChange?.(input.checked, details);
              if (details.isCanceled) input.checked = !input.checked;
            }}
            className={choice.native}
          />
        </span>
      </div>
      <FieldNotes ids={ids} error={error} />
    </div>
  );
}
