'use client';

import { useRef, useState, useTransition, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormState } from '../../internal/form-context';
import { check, valuesOf, type FormSchema } from './check';
import type { FormAnswer, FormErrorStore } from './use-form-errors';

/** Second argument of `onSend`. */
export interface FormSubmission {
  /** All that the form would post. */
  data: FormData;
  form: HTMLFormElement;
}

export type FormAction = (data: FormData) => void | Promise<void>;

export type FormSend<Values> = (
  values: Values,
  submission: FormSubmission,
) => Promise<FormAnswer | void>;

interface Circumstances<Values> {
  action: string | FormAction | undefined;
  onSend: FormSend<Values> | undefined;
  schema: FormSchema<Values> | undefined;
  noValidate: boolean;
  failure: FormAnswer['formError'];
  errors: FormErrorStore;
  /** Moves focus to what is wrong. */
  lead: () => void;
}

export const isWrong = ({ errors = {}, formError }: FormAnswer) =>
  Boolean(formError) || Object.values(errors).some(Boolean);

/** Submits a form whose fields pass, one submission at a time. */
export function useFormSubmission<Values>(circumstances: Circumstances<Values>) {
  const { action, onSend, schema, noValidate, failure, errors, lead } = circumstances;
  const [state, setState] = useState<FormState>('idle');
  const [isPending, startTransition] = useTransition();
  // A ref, because state would not stop a double click before the next render.
  const sending = useRef(false);

  const show = (next: FormState, answer: FormAnswer) => {
    flushSync(() => {
      errors.show(answer);
      setState(next);
    });
    if (isWrong(answer)) lead();
  };

  const send = async (values: Values, submission: FormSubmission) => {
    sending.current = true;
    show('sending', {});
    try {
      const answer = (await onSend!(values, submission)) ?? {};
      show(isWrong(answer) ? 'idle' : 'sent', answer);
    } catch {
      show('failed', { formError: failure });
    } finally {
      sending.current = false;
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (sending.current || isPending) {
      event.preventDefault();
      return;
    }
    const isUnchecked = noValidate || submitter?.formNoValidate;
    const { problems, values } = isUnchecked
      ? { problems: {}, values: valuesOf(form) as Values }
      : check(form, schema);
    if (isWrong({ errors: problems })) {
      event.preventDefault();
      flushSync(() => {
        errors.refuse(problems);
        setState('idle');
      });
      lead();
      return;
    }
    // A button with an address or an action of its own is the browser's, or React's.
    if (submitter?.hasAttribute('formaction')) return;
    if (onSend) {
      event.preventDefault();
      void send(values!, { data: new FormData(form, submitter), form });
    } else if (typeof action === 'function') {
      // React would empty the fields if it called the action itself.
      event.preventDefault();
      const data = new FormData(form, submitter);
      errors.restore();
      startTransition(async () => {
        await action(data);
      });
    }
  };

  /** Forgets what was wrong. What was sent stays so. */
  const reset = () => {
    errors.show({});
    setState((last) => (last === 'failed' ? 'idle' : last));
  };

  return { state: isPending ? 'sending' : state, isPending, submit, reset };
}
