'use client';

import { clsx } from 'clsx';
import { useContext, useId, type AriaAttributes, type ReactNode } from 'react';
import { FormContext, GroupContext } from './form-context';

/** The texts of a control, apart from its label. */
export interface FieldWords {
  /** Help for filling it in. */
  hint?: ReactNode;
  /**
   * The error of the field, announced when it appears and with the field. @default the one that the
   * `Form` around it has for its name
   */
  error?: ReactNode;
}

interface FieldProps extends FieldWords, Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  id?: string | undefined;
  name?: string | undefined;
  /** True if a note beside the control describes it, such as a unit or a counter. */
  note?: boolean | undefined;
}

/**
 * Returns a field's error, the ids of its parts, and the attributes that associate its control with
 * them.
 */
export function useField({
  id: givenId,
  name,
  hint,
  error: givenError,
  note = false,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: FieldProps) {
  const ownId = useId();
  const form = useContext(FormContext);
  const group = useContext(GroupContext);
  const isAlone = form && name && name !== group;
  const id = givenId ?? (isAlone && form.isFirst(name, ownId) ? form.idOf(name) : ownId);
  const error = givenError ?? (isAlone ? form.errors[name] : undefined);
  const ids = { note: `${id}-note`, hint: `${id}-hint`, error: `${id}-error` };
  const descriptions = clsx(
    describedBy,
    error && ids.error,
    note && ids.note,
    hint && hint !== error && ids.hint,
  );
  return {
    error,
    ids,
    control: {
      id,
      'aria-describedby': descriptions || undefined,
      // Without it Firefox tells of an empty required field as invalid before anything is typed.
      'aria-invalid': error ? true : (invalid ?? false),
    },
  };
}

export type FieldIds = ReturnType<typeof useField>['ids'];
