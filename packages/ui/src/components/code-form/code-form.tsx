'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormFoot } from '../../internal/form-foot';
import { part, sheet } from '../../internal/sheet.css';
import { Form } from '../form';
import { TextField } from '../text-field';
import * as styles from './code-form.css';
import type { CodeLabels } from './labels';
import { CodeForm as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface CodeFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'method' | 'noValidate' | 'onSubmit'
> {
  /** Confirms the six-digit code. Reject to show `failure`; log the cause yourself. */
  onConfirm: (code: string) => Promise<void>;
  /**
   * The message shown on failure, with its cause and remedy. By default, that of a lost connection.
   */
  failure?: { title: string; children?: ReactNode } | undefined;
  /** Focuses the field on mount, for a form that the user has just asked for. */
  autoFocus?: boolean | undefined;
  /** Further actions, beside the button. */
  children?: ReactNode;
  labels?: Partial<CodeLabels> | undefined;
}

/** Accepts six digits of any width, with any separators from where they were copied. */
const createSchema = ({ invalid }: CodeLabels) =>
  z.object({
    code: z.string(invalid).check(
      z.overwrite((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '')),
      z.regex(/^\d{6}$/, invalid),
    ),
  });

/** Asks for the code that a device or a message shows. Renders a `<form>`. */
export function CodeForm(props: CodeFormProps) {
  const {
    onConfirm,
    failure,
    autoFocus,
    children,
    labels: words,
    className,
    ...rest
  } = useStrings('CodeForm', english, props);
  const schema = createSchema(words);
  const field = useRef<HTMLInputElement>(null);
  const confirm = async ({ code }: { code: string }) => {
    try {
      await onConfirm(code);
    } catch (cause) {
      // Selected, so that typing replaces the rejected code.
      field.current?.focus();
      field.current?.select();
      throw cause;
    }
  };
  return (
    <Form
      data-part="code-form"
      {...rest}
      schema={schema}
      onSend={confirm}
      failure={null}
      summary={false}
      className={clsx(sheet, className)}
    >
      <div className={part}>
        <TextField
          ref={field}
          name="code"
          label={words.code}
          hint={words.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where it is the next step of what was begun
          autoFocus={autoFocus}
          required
          className={styles.code}
        />
        <FormFoot
          failure={failure ?? { title: words.failed, children: words.failedText }}
          submitLabel={words.submit}
          submittingLabel={words.submitting}
        >
          {children}
        </FormFoot>
      </div>
    </Form>
  );
}
