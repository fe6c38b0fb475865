import { useRef, useState } from 'react';
import { fields, type Field, type Values } from './term';
import { checkTerm, type Problems } from './term-schema';

/**
 * State of the form of a term. Validates a field on blur once it has been edited, and all of them on save.
 */
export function useTermForm(start: Values, onChange: (values: Values) => void) {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  // Frozen on submit: a shrinking summary above would move the field being corrected.
  const [summarised, setSummarised] = useState<Problems>({});
  const typed = useRef(new Set<Field>());

  const refuse = (found: Problems) => {
    setProblems(found);
    setSummarised(found);
  };

  return {
    values,
    problems,
    summarised: fields.flatMap((field) => {
      const message = summarised[field];
      return message ? [{ field, message }] : [];
    }),
    /** Stores typed values and revalidates the fields that were invalid. */
    set: (part: Partial<Values>) => {
      const next = { ...values, ...part };
      setValues(next);
      onChange(next);
      const found = checkTerm(next).problems ?? {};
      const names = Object.keys(part) as Field[];
      for (const name of names) typed.current.add(name);
      setProblems((shown) => ({
        ...shown,
        ...Object.fromEntries(names.map((name) => [name, shown[name] && found[name]])),
      }));
    },
    leave: (field: Field) => {
      if (!typed.current.has(field)) return;
      const found = checkTerm(values).problems?.[field];
      setProblems((shown) => ({ ...shown, [field]: found ?? shown[field] }));
    },
    /** Shows an error about the term as a whole. */
    refuse,
    /** Returns the term to store, or shows the problems and returns undefined. */
    check: (): Values | undefined => {
      const result = checkTerm(values);
      refuse(result.problems ?? {});
      return result.problems ? undefined : result.values;
    },
  };
}

export type TermFormState = ReturnType<typeof useTermForm>;
