'use client';

import { clsx } from 'clsx';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { actions } from '../../internal/actions.css';
import { PasswordField } from '../../internal/password-field';
import { part, sheet } from '../../internal/sheet.css';
import { useForm } from '../../internal/use-form';
import { useHydrated } from '../../internal/use-hydrated';
import { Button } from '../button';
import { Callout } from '../callout';
import { ErrorSummary } from '../error-summary';
import { TextField } from '../text-field';
import type { SignInLabels } from './labels';
import { createSignInSchema, type Credentials } from './sign-in-schema';
import { SignInForm as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface SignInFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'method' | 'noValidate' | 'onSubmit'
> {
  /**
   * Signs in. Reject on failure: the form shows `failure` and keeps its values; log the cause
   * yourself.
   */
  onSignIn: (credentials: Credentials) => Promise<void>;
  /**
   * The message shown on failure, with its cause and remedy. By default, that of a lost connection.
   */
  failure?: { title: string; children?: ReactNode } | undefined;
  /** Further actions, beside the button. */
  children?: ReactNode;
  labels?: Partial<SignInLabels> | undefined;
}

/**
 * Asks for an email address and a password. It needs scripts, and is disabled until hydration.
 * Renders a `<form>`.
 */
export function SignInForm(props: SignInFormProps) {
  const {
    onSignIn,
    failure,
    children,
    labels: words,
    className,
    ...rest
  } = useStrings('SignInForm', english, props);
  const id = useId();
  const hydrated = useHydrated();
  const [schema] = useState(() => createSignInSchema(words));
  const { state, problems, summarised, summary, handlers } = useForm(schema, onSignIn);
  const field = (name: keyof Credentials) => ({
    id: `${id}-${name}`,
    name,
    error: problems[name],
    required: true,
  });
  return (
    <form {...rest} {...handlers} noValidate className={clsx(sheet, className)}>
      <div className={part}>
        <ErrorSummary
          ref={summary}
          title={words.summary}
          errors={summarised.map(({ name, message }) => ({ fieldId: `${id}-${name}`, message }))}
        />
        <TextField
          {...field('email')}
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          autoComplete="current-password"
        />
        {state === 'failed' && (
          <Callout tone="danger" role="alert" title={failure?.title ?? words.failed}>
            {failure ? failure.children : words.failedText}
          </Callout>
        )}
        <div className={actions}>
          <Button
            type="submit"
            // Without scripts, the form would post the password to the page's own server.
            disabled={!hydrated}
            loading={state === 'sending'}
            loadingLabel={words.submitting}
          >
            {words.submit}
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
}
