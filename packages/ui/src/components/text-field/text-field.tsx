import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { StatusText } from '../../internal/status-text';
import * as styles from './text-field.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  /** Names the field, above it; a placeholder never does. */
  label: ReactNode;
  /** Helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with what is in it. Read out when it appears, and with the field. */
  error?: ReactNode;
  /** What the number in it counts, such as "m". */
  unit?: ReactNode;
  /** A button beside it, such as the one that sends it; under it where there is no room. */
  action?: ReactNode;
}

/**
 * One line of text with its label. Renders a `<div>` around an `<input>`: `className` goes to the
 * `<div>`, for the place it takes, `ref` and everything else to the `<input>`, which is what forms
 * read, focus and validate.
 */
export function TextField({
  label,
  hint,
  error,
  unit,
  action,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = { unit: `${id}-unit`, hint: `${id}-hint`, error: `${id}-error` };
  const descriptions = clsx(describedBy, error && ids.error, unit && ids.unit, hint && ids.hint);
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.box}>
          <input
            {...rest}
            id={id}
            aria-describedby={descriptions || undefined}
            aria-invalid={error ? true : invalid}
            className={styles.input}
          />
          {unit && (
            <span id={ids.unit} className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
        {action}
      </div>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <div id={ids.error} aria-live="polite" className={styles.problem}>
        {error && <StatusText tone="error">{error}</StatusText>}
      </div>
    </div>
  );
}
