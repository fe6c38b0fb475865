'use client';

import { useMemo, useState, type ReactNode } from 'react';
import type { FormErrors } from '../../internal/form-context';

/** The errors with which a server answers a form. */
export interface FormAnswer {
  errors?: FormErrors | undefined;
  /** The error of the form as a whole. */
  formError?: ReactNode;
}

/** The errors of a form: those found in the browser, and a server's until their field is edited. */
export function useFormErrors({ errors, formError }: FormAnswer) {
  const [given, setGiven] = useState<FormAnswer>({ errors, formError });
  const [answer, setAnswer] = useState(given);
  const [found, setFound] = useState<FormErrors>({});
  // As they were when they came: a list that shrinks above would move the field being corrected.
  const [listed, setListed] = useState(given);
  const shown = useMemo(() => ({ ...answer.errors, ...found }), [answer, found]);

  const show = (next: FormAnswer) => {
    setFound({});
    setAnswer(next);
    setListed(next);
  };
  if (errors !== given.errors || formError !== given.formError) {
    setGiven({ errors, formError });
    show({ errors, formError });
  }

  return {
    /** By name, as the fields show them. */
    shown,
    listed,
    /** Shows what a server answered. */
    show,
    /** Shows what the parent passes, whatever was edited since. */
    restore: () => show({ errors, formError }),
    /** Shows what a submission found in the browser. */
    refuse: (problems: FormErrors) => {
      setFound(problems);
      setAnswer({});
      setListed({ errors: problems });
    },
    /** Checks again the fields with errors, and `alsoName`. */
    recheck: (check: () => FormErrors, alsoName?: string) => {
      const names = new Set(Object.keys(found)).add(alsoName ?? '');
      if (names.size === 1 && alsoName === undefined) return;
      setFound(Object.fromEntries(Object.entries(check()).filter(([name]) => names.has(name))));
    },
    /** Forgets the server's error of a field. */
    forget: (name: string) => {
      if (answer.errors?.[name] === undefined) return;
      const { [name]: _, ...others } = answer.errors;
      setAnswer({ ...answer, errors: others });
    },
  };
}

export type FormErrorStore = ReturnType<typeof useFormErrors>;
