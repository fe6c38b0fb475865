import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { visuallyHidden } from '../components/visually-hidden/visually-hidden.css';
import { FieldNotes } from './field';
import * as field from './field.css';
import * as styles from './field-group.css';
import { useField, type FieldWords } from './use-field';

export interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'>, FieldWords {
  /** The legend, above the group. May contain a `<Heading>` if it starts a part of the form. */
  legend: ReactNode;
  /** Hides the legend visually if the page already makes the question clear. */
  legendHidden?: boolean | undefined;
}

/**
 * Controls that answer one question, with a hint above and an error below. Renders a `<fieldset>`.
 */
export function FieldGroup({
  legend,
  legendHidden = false,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const { ids, control } = useField({ ...rest, hint, error });
  return (
    <fieldset {...rest} {...control} className={clsx(field.field, styles.group, className)}>
      <legend className={clsx(field.label, legendHidden ? visuallyHidden : styles.legend)}>
        {legend}
      </legend>
      {hint && (
        <p id={ids.hint} className={field.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldNotes ids={ids} error={error} />
    </fieldset>
  );
}
