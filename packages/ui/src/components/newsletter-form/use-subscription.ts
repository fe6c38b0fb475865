'use client';

import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { honeypotName } from '../../internal/honeypot';
import { useToast } from '../toast';
import { readEmail } from './email';
import type { Outcomes } from './messages';

export type Subscribe = (email: string) => Promise<'subscribed' | 'duplicate' | 'limited'>;

/** Validates and submits the value of `input`, and reports the outcome. */
export function useSubscription(onSubscribe: Subscribe, outcomes: Outcomes) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'untouched' | 'idle' | 'submitting'>('untouched');
  const [problem, setProblem] = useState<'invalid' | 'tooLong'>();
  // A ref, because state would not stop a double click before the next render.
  const sending = useRef(false);
  const answer = useRef<number>(undefined);

  /** Returns a valid address, or shows the problem. */
  const check = (typed: string) => {
    const read = readEmail(typed);
    setProblem('problem' in read ? read.problem : undefined);
    return 'email' in read ? read.email : undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const caught = Boolean(new FormData(event.currentTarget).get(honeypotName));
    const field = input.current;
    if (!field || sending.current) return;
    setState('idle');
    if (answer.current !== undefined) toast.dismiss(answer.current);
    const email = check(field.value);
    if (email === undefined) {
      field.focus();
      return;
    }
    sending.current = true;
    setState('submitting');
    const focused = document.activeElement;
    // A bot that fills in the honeypot is shown success.
    const outcome = outcomes[caught ? 'sent' : await send(onSubscribe, email)];
    sending.current = false;
    flushSync(() => setState('idle'));
    // Disabling the button removed its focus.
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
    if (outcome.tone === 'success') field.value = '';
    answer.current = toast.show(outcome);
  };

  /** Revalidates on input after an error. */
  const recheck = problem && (() => void check(input.current?.value ?? ''));

  return { input, state, problem, submit, recheck };
}

async function send(onSubscribe: Subscribe, email: string): Promise<keyof Outcomes> {
  try {
    const answer = await onSubscribe(email);
    return answer === 'subscribed' ? 'sent' : answer;
  } catch {
    return 'failed';
  }
}
