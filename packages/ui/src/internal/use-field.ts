import { clsx } from 'clsx';
import { useId, type AriaAttributes, type ReactNode } from 'react';

/** The texts of a control, apart from its label. */
export interface FieldWords {
  /** Help for filling it in. */
  hint?: ReactNode;
  /** The error of the field, announced when it appears and with the field. */
  error?: ReactNode;
}

interface FieldProps extends FieldWords, Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  id?: string | undefined;
  /** True if a note beside the control describes it, such as a unit or a counter. */
  note?: boolean | undefined;
}

/** Returns the ids of a field's parts, and the attributes that associate its control with them. */
export function useField({
  id: givenId,
  hint,
  error,
  note = false,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = { note: `${id}-note`, hint: `${id}-hint`, error: `${id}-error` };
  const descriptions = clsx(describedBy, error && ids.error, note && ids.note, hint && ids.hint);
  return {
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
