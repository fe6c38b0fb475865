'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormFoot } from '../../internal/form-foot';
import { FormOutcomes } from '../../internal/form-outcomes';
import { Honeypot, honeypotName } from '../../internal/honeypot';
import { refusalsOf } from '../../internal/refusals-of';
import { part, sheet } from '../../internal/sheet.css';
import { Callout } from '../callout';
import { Checkbox } from '../checkbox';
import { Form, type FormSend } from '../form';
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
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const schema = createEnquirySchema(refusals);
  const [isSent, setSent] = useState(false);
  const thanksRef = useRef<HTMLDivElement>(null);
  const send: FormSend<Enquiry> = async (enquiry, { data, form }) => {
    const seconds = (performance.now() - shownAt.current) / 1000;
    // A bot that fills in the honeypot is shown success.
    if (!data.get(honeypotName)) {
      const refused = await refusalsOf(onSend(enquiry, seconds), refusals);
      if (refused) return refused;
    }
    // Firefox keeps what a field holds as it is removed, and fills it in again on Back.
    form.reset();
    flushSync(() => setSent(true));
    thanksRef.current?.focus();
    return undefined;
  };

  if (isSent) {
    return (
      <Callout ref={thanksRef} tone="success" tabIndex={-1} title={thanks.title}>
        {thanks.children}
      </Callout>
    );
  }
  return (
    <Form
      data-part="enquiry-form"
      {...rest}
      action={action}
      schema={schema}
      onSend={send}
      failure={null}
      title={words.summary}
      className={clsx(sheet, className)}
    >
      <div className={part}>
        {action && (
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
        <div className={styles.fields}>
          <TextField name="name" label={words.name} autoComplete="name" required />
          <TextField name="organisation" label={words.organisation} autoComplete="organization" />
          <TextField name="email" label={words.email} type="email" autoComplete="email" required />
          <Select name="kind" label={words.kind} defaultValue="" required>
            <option value="">{words.choose}</option>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextArea
            name="message"
            label={words.message}
            maxLength={messageMaxLength}
            required
            className={styles.wide}
          />
        </div>
        <Checkbox name="consent" label={consent} value="yes" required />
        <Honeypot />
        <FormFoot
          failure={{ title: words.failed, children: words.failedText }}
          submitLabel={words.send}
          submittingLabel={words.sending}
        >
          {children}
        </FormFoot>
      </div>
    </Form>
  );
}
