'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  version,
  type ComponentPropsWithRef,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { FormContext, type FormErrors, type FormState } from '../../internal/form-context';
import { useFind } from '../../internal/use-find';
import { useHydrated } from '../../internal/use-hydrated';
import { useStrings } from '../../internal/use-strings';
import { ErrorSummary } from '../error-summary';
import { focusField } from '../error-summary/focus-field';
import { check, fieldOf, type FormSchema, type FormValues } from './check';
import * as styles from './form.css';
import { Form as english } from './strings';
import { useFormErrors } from './use-form-errors';
import { isWrong, useFormSubmission, type FormAction, type FormSend } from './use-form-submission';

export interface FormProps<Values = FormValues>
  extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'children'>, Renders {
  /**
   * The URL that the form is posted to, or an action of React 19, such as one of `useActionState`.
   * What was typed stays in its fields.
   */
  action?: string | FormAction | undefined;
  /**
   * Sends valid values in place of `action`, which then serves visitors without scripts. Resolve with
   * the errors that the server found, if any; reject if it could not be reached.
   */
  onSend?: FormSend<Values> | undefined;
  /**
   * Checks the fields: on blur once edited, then on every keystroke, and all of them on submission.
   * Any Standard Schema. @default the browser's own rules, such as `required`
   */
  schema?: FormSchema<Values> | undefined;
  /** A server's messages by field name, in a new object for each answer. */
  errors?: FormErrors | undefined;
  /** A server's message about the form as a whole. */
  formError?: ReactNode;
  /** Leaves all checks to your own `onSubmit`. @default false */
  noValidate?: boolean | undefined;
  /**
   * Lists the errors above the fields, where focus goes. Without the list, focus goes to the first
   * field with an error. @default true
   */
  summary?: boolean | undefined;
  /** The title of the list. @default 'There is a problem' */
  title?: string | undefined;
  /** The title's level in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** The message if `onSend` rejects; null if you show one of your own. */
  failure?: ReactNode;
  /** The fields, or a function that returns them for the state of the submission. */
  children?: ReactNode | ((state: FormState) => ReactNode);
}

/** True if the event comes from another form, in a dialog inside this one: React bubbles it through the portal. */
const isFromAnother = ({ target, currentTarget }: FormEvent) => target !== currentTarget;

/**
 * Checks its fields, sends them once, and shows each of them its error, the server's too. Works with
 * a handler, with React's actions, and without scripts as a plain post. Renders a `<form>`.
 */
export function Form<Values = FormValues>(props: FormProps<Values>) {
  const {
    action,
    onSend,
    schema,
    errors: givenErrors,
    formError,
    noValidate = false,
    summary: hasSummary = true,
    title,
    level,
    failure,
    id: givenId,
    method = 'post',
    onSubmit,
    onChange,
    onBlur,
    onReset,
    className,
    children,
    ...rest
  } = useStrings('Form', english, props);
  const ownId = useId();
  const id = givenId ?? ownId;
  const find = useFind();
  const hydrated = useHydrated();
  const summary = useRef<HTMLDivElement>(null);
  const edited = useRef(new Set<string>());
  const errors = useFormErrors({ errors: givenErrors, formError });
  const { shown, listed } = errors;

  const lead = () => {
    const field = find(id)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field && !hasSummary) focusField(field);
    else summary.current?.focus();
  };
  const { state, isPending, submit, reset } = useFormSubmission({
    action,
    onSend,
    schema,
    noValidate,
    failure,
    errors,
    lead,
  });

  // The parent's answer comes as props, after the event that asked for it.
  const awaited = useRef<'page' | 'submission' | undefined>('page');
  const isRefused = !isPending && isWrong({ errors: givenErrors, formError });
  useEffect(() => {
    const cause = awaited.current;
    if (isPending || (cause !== 'page' && !isRefused)) return;
    awaited.current = undefined;
    // A page that comes with errors leads to them, unless the reader is elsewhere already.
    const isElsewhere = cause === 'page' && document.activeElement !== document.body;
    if (cause && isRefused && !isElsewhere) lead();
  });

  // The own ids of the first controls by name: ticks of one name need an id each.
  const [firsts] = useState(() => new Map<string, string>());
  const settings = useMemo(
    () => ({
      // An id with a space in it is two to `aria-describedby`.
      idOf: (name: string) => `${id}-${name.replaceAll(' ', '%20')}`,
      errors: isPending ? {} : shown,
      state,
      isFirst: (name: string, controlId: string) => {
        // One that the server gave its own id stands after another, which hydrates later.
        const isLater = () => typeof document !== 'undefined' && Boolean(find(controlId));
        if (!firsts.has(name) && !isLater()) firsts.set(name, controlId);
        return firsts.get(name) === controlId;
      },
    }),
    [id, isPending, shown, state, firsts, find],
  );
  // Its element, whatever its id is; the server only knows the id that it would have.
  const idOf = (name: string) => {
    const form = hydrated ? (find(id) as HTMLFormElement | null) : null;
    // A control without an id has '', to which no link leads.
    return form ? fieldOf(form, name)?.id || undefined : settings.idOf(name);
  };
  const inFields = Object.entries(listed.errors ?? {}).flatMap(([name, message]) =>
    message ? [{ fieldId: name ? idOf(name) : undefined, message }] : [],
  );
  const list = [
    ...(listed.formError ? [{ message: listed.formError }] : []),
    ...(hasSummary ? inFields : []),
  ];
  const isAction = typeof action === 'function';
  return (
    // oxlint-disable-next-line react/refs -- the ref is handed on, not read
    renderPart('form', {
      'data-part': 'form',
      'data-state': state,
      ...rest,
      id,
      // React 18 takes no functions, and 19 gives them a method of its own.
      action: isAction && version.startsWith('18.') ? undefined : action,
      method: isAction ? undefined : method,
      // Without scripts the browser checks the fields.
      noValidate: noValidate || hydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        onSubmit?.(event as Parameters<typeof onSubmit>[0]);
        if (isFromAnother(event)) return;
        awaited.current = 'submission';
        if (!event.defaultPrevented) submit(event);
      },
      onChange: (event) => {
        onChange?.(event);
        const { target, currentTarget: form } = event;
        const { name } = target as unknown as HTMLInputElement;
        edited.current.add(name);
        errors.forget(name);
        if (!noValidate) errors.recheck(() => check(form, schema).problems);
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        onBlur?.(event);
        const { target, currentTarget: form } = event;
        const { name } = target as unknown as HTMLInputElement;
        if (noValidate || !edited.current.has(name)) return;
        errors.recheck(() => check(form, schema).problems, name);
      },
      onReset: (event: FormEvent<HTMLFormElement>) => {
        onReset?.(event);
        if (event.defaultPrevented || isFromAnother(event)) return;
        edited.current.clear();
        reset();
      },
      className: clsx(styles.form, className),
      children: (
        <FormContext.Provider value={settings}>
          {!isPending && <ErrorSummary ref={summary} title={title} level={level} errors={list} />}
          {typeof children === 'function' ? children(state) : children}
        </FormContext.Provider>
      ),
    })
  );
}
