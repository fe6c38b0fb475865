'use client';

import { clsx } from 'clsx';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormFoot } from '../../internal/form-foot';
import { PasswordField } from '../../internal/password-field';
import { part, sheet } from '../../internal/sheet.css';
import { useHydrated } from '../../internal/use-hydrated';
import { Form } from '../form';
import type { NewPasswordLabels } from './labels';
import { NewPasswordForm as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface NewPasswordFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'method' | 'noValidate' | 'onSubmit'
> {
  /**
   * Sets a password that is long enough. Reject on failure: the form shows an error; log the cause
   * yourself.
   */
  onSet: (password: string) => Promise<void>;
  /**
   * The message shown on failure, with its cause and remedy. By default, that of a lost connection.
   */
  failure?: { title: string; children?: ReactNode } | undefined;
  /** The name that the password belongs to, under which password managers save it. */
  username?: string | undefined;
  /** The minimum length that the server accepts. @default 12 */
  minLength?: number | undefined;
  /** The rule on length: the hint of the field, and the error of a shorter password. */
  rule?: string | ((minLength: number) => string) | undefined;
  /** Further actions, beside the button. */
  children?: ReactNode;
  labels?: Partial<NewPasswordLabels> | undefined;
}

/**
 * Asks for a new password, once, because it can be shown. It needs scripts, and is disabled until
 * hydration. Renders a `<form>`.
 */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const {
    onSet,
    failure,
    username,
    minLength = 12,
    rule: givenRule,
    children,
    labels: words,
    className,
    ...rest
  } = useStrings('NewPasswordForm', english, props);
  const hydrated = useHydrated();
  const rule = typeof givenRule === 'function' ? givenRule(minLength) : givenRule;
  const [schema] = useState(() =>
    z.object({ password: z.string(rule).check(z.minLength(minLength, rule)) }),
  );
  return (
    <Form
      data-part="new-password-form"
      {...rest}
      schema={schema}
      onSend={({ password }) => onSet(password)}
      failure={null}
      summary={false}
      className={clsx(sheet, className)}
    >
      {/* Not sent: only password managers read it. */}
      {username && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      <div className={part}>
        <PasswordField
          name="password"
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          hint={rule}
          autoComplete="new-password"
          required
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
