'use client';

import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { honeypotName } from './honeypot';
import { RefusedFields } from './refused-fields';

/** Error messages by field name. */
type Problems = Readonly<Partial<Record<string, string>>>;

/**
 * Validates a form of uncontrolled fields by its schema, and submits it once. A field is checked on
 * blur once it has been edited; after its first error, on every keystroke; and all of them on
 * submission. Fields keep their values. Those that `send` refuses show their text from `messages`.
 */
export function useForm<Valid, Summary extends HTMLElement = HTMLDivElement>(
  schema: z.ZodMiniType<Valid>,
  send: (valid: Valid) => Promise<void>,
  messages: Readonly<Record<string, unknown>> = {},
) {
  const summary = useRef<Summary>(null);
  const thanksRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const [problems, setProblems] = useState<Problems>({});
  // A snapshot at submit: a list that shrinks above would move the field being corrected.
  const [summarised, setSummarised] = useState<Problems>({});
  const changed = useRef(new Set<string>());
  // A ref, because state would not stop a double click before the next render.
  const sending = useRef(false);

  const read = (form: HTMLFormElement) => schema.safeParse(Object.fromEntries(new FormData(form)));

  /** Validates again the fields with errors, and `names`. */
  const recheck = (form: HTMLFormElement, ...names: string[]) => {
    const found = problemsOf(read(form), form);
    setProblems((shown) =>
      Object.fromEntries(
        Object.entries(found).filter(([name]) => name in shown || names.includes(name)),
      ),
    );
  };

  const refuse = (found: Problems) => {
    flushSync(() => {
      setProblems(found);
      setSummarised(found);
      setState('idle');
    });
    summary.current?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const result = read(form);
    const found = problemsOf(result, form);
    if (!result.success) {
      refuse(found);
      return;
    }
    flushSync(() => {
      setProblems({});
      setSummarised({});
      setState('sending');
    });
    sending.current = true;
    // A bot that fills in the honeypot is shown success.
    const caught = Boolean(new FormData(form).get(honeypotName));
    try {
      if (!caught) await send(result.data);
      flushSync(() => setState('sent'));
      thanksRef.current?.focus();
    } catch (cause) {
      const fields = cause instanceof RefusedFields ? cause.fields : [];
      const refused = fields.flatMap((name) => {
        const message = messages[name];
        return typeof message === 'string' ? [[name, message] as const] : [];
      });
      if (refused.length) refuse(Object.fromEntries(refused));
      else setState('failed');
    } finally {
      sending.current = false;
    }
  };

  return {
    state,
    problems,
    /** Ref for the error summary, or for the only field, which takes the focus. */
    summary,
    summarised: Object.entries(summarised).map(([name, message]) => ({ name, message: message! })),
    /** Ref for the message that replaces the sent form, if any: it takes the focus. */
    thanksRef,
    /** Props for the `<form>`. */
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        changed.current.add(name);
        recheck(currentTarget);
      },
      onBlur: ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
        const { name } = target as unknown as HTMLInputElement;
        if (changed.current.has(name)) recheck(currentTarget, name);
      },
    },
  };
}

/** Returns the first error of each field, in the order of the form. */
function problemsOf({ error }: { error?: z.core.$ZodError | undefined }, form: HTMLFormElement) {
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[String(path[0])] ??= message;
  const problems: Record<string, string> = {};
  for (const { name } of form.elements as Iterable<HTMLInputElement>) {
    const message = messages[name];
    if (message) problems[name] = message;
  }
  return problems satisfies Problems;
}
