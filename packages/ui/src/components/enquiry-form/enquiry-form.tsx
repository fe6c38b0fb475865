'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { actions } from '../../internal/actions.css';
import { FormOutcomes } from '../../internal/form-outcomes';
import { Honeypot } from '../../internal/honeypot';
import { part, sheet } from '../../internal/sheet.css';
import { useForm } from '../../internal/use-form';
import { useHydrated } from '../../internal/use-hydrated';
import { Button } from '../button';
import { Callout } from '../callout';
import { Checkbox } from '../checkbox';
import { ErrorSummary } from '../error-summary';
import { emailMessages } from '../newsletter-form/email';
import { Select } from '../select';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import * as styles from './enquiry-form.css';
import {
  createEnquirySchema,
  messageMaxLength,
  type Enquiry,
  type EnquiryMessages,
} from './enquiry-schema';
import type { EnquiryLabels } from './labels';
import { EnquiryForm as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface EnquiryFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'noValidate' | 'onSubmit'
> {
  /**
   * Sends a valid enquiry, with the seconds spent writing it. Reject on failure, with
   * `RefusedFields` if the server refuses some fields: the form shows an error and keeps its
   * values; log the cause yourself.
   */
  onSend: (enquiry: Enquiry, seconds: number) => Promise<void>;
  /**
   * The URL to which the form posts without scripts. The server redirects to the page of this form, at
   * `#enquiry-sent`, `#enquiry-invalid`, `#enquiry-limited` or `#enquiry-failed`.
   */
  action?: string | undefined;
  /**
   * The id prefix of the outcomes; must differ between two forms on one page. @default 'enquiry'
   */
  anchor?: string | undefined;
  /** The kinds of sender on offer, by value. */
  kinds: readonly { value: string; label: string }[];
  /** The statement the sender confirms, beside the checkbox. */
  consent: ReactNode;
  /** The message that replaces the form once it is sent. */
  thanks: { title: string; children?: ReactNode };
  /** Further actions, beside the submit button. */
  children?: ReactNode;
  labels?: Partial<EnquiryLabels> | undefined;
  messages?: Partial<EnquiryMessages> | undefined;
}

/**
 * Takes an enquiry and reports the outcome. Without scripts it posts to `action`. Renders a
 * `<form>`, and a `Callout` in its place once it is sent.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const {
    onSend,
    action,
    anchor = 'enquiry',
    kinds,
    consent,
    thanks,
    children,
    labels: words,
    messages: refusals,
    className,
    ...rest
  } = useStrings('EnquiryForm', english, props);
  const id = useId();
  const hydrated = useHydrated();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const [schema] = useState(() => createEnquirySchema(refusals));
  const { state, problems, summarised, summary, thanksRef, handlers } = useForm(
    schema,
    (enquiry) => onSend(enquiry, (performance.now() - shownAt.current) / 1000),
    { ...refusals, email: emailMessages.invalid },
  );

  if (state === 'sent') {
    return (
      <Callout ref={thanksRef} tone="success" tabIndex={-1} title={thanks.title}>
        {thanks.children}
      </Callout>
    );
  }
  const field = (name: keyof Enquiry) => ({
    id: `${id}-${name}`,
    name,
    error: problems[name],
  });
  return (
    <form
      method="post"
      {...rest}
      {...handlers}
      action={action}
      // Without scripts the browser checks the fields.
      noValidate={hydrated}
      className={clsx(sheet, className)}
    >
      <div className={part}>
        {action && state === 'idle' && (
          <FormOutcomes
            anchor={anchor}
            outcomes={{
              sent: { tone: 'success', message: thanks.title },
              invalid: { tone: 'error', message: words.invalid },
              limited: { tone: 'error', message: words.limited },
              failed: { tone: 'error', message: words.failed },
            }}
          />
        )}
        <ErrorSummary
          ref={summary}
          title={words.summary}
          errors={summarised.map(({ name, message }) => ({
            fieldId: `${id}-${name}`,
            message,
          }))}
        />
        <div className={styles.fields}>
          <TextField {...field('name')} label={words.name} autoComplete="name" required />
          <TextField
            {...field('organisation')}
            label={words.organisation}
            autoComplete="organization"
          />
          <TextField
            {...field('email')}
            label={words.email}
            type="email"
            autoComplete="email"
            required
          />
          <Select {...field('kind')} label={words.kind} defaultValue="" required>
            <option value="">{words.choose}</option>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextArea
            {...field('message')}
            label={words.message}
            maxLength={messageMaxLength}
            required
            className={styles.wide}
          />
        </div>
        <Checkbox {...field('consent')} label={consent} value="yes" required />
        <Honeypot />
        {state === 'failed' && (
          <Callout tone="danger" role="alert" title={words.failed}>
            {words.failedText}
          </Callout>
        )}
        <div className={actions}>
          <Button type="submit" loading={state === 'sending'} loadingLabel={words.sending}>
            {words.send}
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
}
