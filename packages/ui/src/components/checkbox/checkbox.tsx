'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import * as choice from '../../internal/choice.css';
import { FieldNotes } from '../../internal/field';
import { field } from '../../internal/field.css';
import { detailsOf, type ChangeHandler } from '../../internal/use-controllable-state';
import { useField, type FieldWords } from '../../internal/use-field';
import { Icon } from '../icon';
import * as styles from './checkbox.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldWords {
  label: ReactNode;
  /** Called with whether it is ticked. A cancelled change restores the tick before it. */
  onValueChange?: ChangeHandler<boolean> | undefined;
  /** Marks a mixed state: some of the items it stands for are chosen. Only scripts can set it. */
  indeterminate?: boolean | undefined;
}

/**
 * A single yes-or-no choice. Renders a `<div>` around an `<input type="checkbox">`: `className` goes to
 * the `<div>`, `ref` and everything else to the `<input>`.
 */
export function Checkbox({
  label,
  hint,
  error: givenError,
  indeterminate = false,
  onValueChange,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { ids, control, error } = useField({ ...rest, hint, error: givenError });
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <div data-part="field" className={clsx(field, className)}>
      <div className={clsx(choice.choice, styles.row)}>
        <span className={clsx(choice.mark, styles.mark)}>
          <input
            data-part="checkbox"
            {...rest}
            {...control}
            ref={input}
            type="checkbox"
            onChange={(event) => {
              const { currentTarget: box, nativeEvent } = event;
              // Browsers clear it on every press, after which nothing may render.
              box.indeterminate = indeterminate;
              onChange?.(event);
              const details = detailsOf('item-press', nativeEvent);
              onValueChange?.(box.checked, details);
              if (details.isCanceled) box.checked = !box.checked;
            }}
            className={choice.native}
          />
          <Icon data-part="checkbox-tick" name="tick" className={styles.tick} />
        </span>
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
      </div>
      <FieldNotes ids={ids} error={error} />
    </div>
  );
}
