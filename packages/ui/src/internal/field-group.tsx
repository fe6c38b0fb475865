'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from './part';
import { visuallyHidden } from '../components/visually-hidden/visually-hidden.css';
import { FieldNotes } from './field';
import * as field from './field.css';
import * as styles from './field-group.css';
import { GroupContext } from './form-context';
import { useField, type FieldWords } from './use-field';

export interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'>, FieldWords, Renders {
  /** The legend, above the group. May contain a `<Heading>` if it starts a part of the form. */
  legend: ReactNode;
  /** The name that its controls share, under which a `Form` has their error. */
  name?: string | undefined;
  /** Hides the legend visually if the page already makes the question clear. */
  legendHidden?: boolean | undefined;
}

/**
 * Controls that answer one question, with a hint above and an error below. Renders a `<fieldset>`.
 */
export function FieldGroup({
  legend,
  legendHidden = false,
  name,
  hint,
  error: givenError,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const { ids, control, error } = useField({ ...rest, name, hint, error: givenError });
  return renderPart('fieldset', {
    'data-part': 'field-group',
    ...rest,
    ...control,
    name,
    className: clsx(field.field, styles.group, className),
    children: (
      <>
        <legend
          data-part="field-label"
          className={clsx(field.label, legendHidden ? visuallyHidden : styles.legend)}
        >
          {legend}
        </legend>
        {hint && (
          <p id={ids.hint} data-part="field-hint" className={field.hint}>
            {hint}
          </p>
        )}
        <GroupContext.Provider value={name}>{children}</GroupContext.Provider>
        <FieldNotes ids={ids} error={error} />
      </>
    ),
  });
}
