'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormFoot } from '../../internal/form-foot';
import { PasswordField } from '../../internal/password-field';
import { part, sheet } from '../../internal/sheet.css';
import { useHydrated } from '../../internal/use-hydrated';
import { Form } from '../form';
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
  const hydrated = useHydrated();
  const schema = createSignInSchema(words);
  return (
    <Form
      data-part="sign-in-form"
      {...rest}
      schema={schema}
      onSend={(credentials) => onSignIn(credentials)}
      failure={null}
      title={words.summary}
      className={clsx(sheet, className)}
    >
      <div className={part}>
        <TextField
          name="email"
          required
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          required
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          autoComplete="current-password"
        />
        <FormFoot
          failure={failure ?? { title: words.failed, children: words.failedText }}
          submitLabel={words.submit}
          submittingLabel={words.submitting}
          // Without scripts, the form would post the password to the page's own server.
          disabled={!hydrated}
        >
          {children}
        </FormFoot>
      </div>
    </Form>
  );
}
