'use client';

import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { FormOutcomes } from '../../internal/form-outcomes';
import { Honeypot } from '../../internal/honeypot';
import { useHydrated } from '../../internal/use-hydrated';
import { Button } from '../button';
import { TextField } from '../text-field';
import { emailMaxLength } from './email';
import { outcomesOf, type NewsletterMessages } from './messages';
import * as styles from './newsletter-form.css';
import { useSubscription, type Subscribe } from './use-subscription';
import { NewsletterForm as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface NewsletterFormProps
  extends
    Omit<
      ComponentPropsWithRef<'form'>,
      'action' | 'children' | 'noValidate' | 'onSubmit' | 'title'
    >,
    Renders {
  /**
   * Stores a valid, trimmed address. Return `'limited'` if too many came from the visitor's network, and reject
   * on other failures: the form shows an error; log the cause yourself.
   */
  onSubscribe: Subscribe;
  /**
   * The URL to which the form posts without scripts. Its handler redirects to a page with this
   * form, at `#newsletter-sent`, `#newsletter-duplicate`, `#newsletter-invalid`,
   * `#newsletter-limited` or `#newsletter-failed`. The form also posts `website`, a honeypot for bots.
   */
  action?: string | undefined;
  /** @default 'email' */
  emailName?: string | undefined;
  /** Additional fields to post without scripts, by name. */
  fields?: Record<string, string> | undefined;
  /** @default 'Stay Updated' */
  title?: ReactNode;
  /** The title's level in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** The content of the newsletter and its frequency. */
  description?: ReactNode;
  /** @default 'Email' */
  label?: ReactNode;
  /** @default 'Subscribe' */
  submitLabel?: string | undefined;
  /** The button's name while it shows "...". @default 'Subscribing' */
  submittingLabel?: string | undefined;
  messages?: Partial<NewsletterMessages> | undefined;
  /**
   * Answers a duplicate like a success, to hide whether an address was already subscribed. @default
   * false
   */
  privacy?: boolean | undefined;
  /**
   * The id prefix of the outcomes; must differ between two forms on one page. @default 'newsletter'
   */
  anchor?: string | undefined;
}

/**
 * Subscribes an address and reports the outcome in a toast, so it needs a surrounding
 * `ToastProvider`. Without scripts it posts to `action`. Renders a `<form>`.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const {
    onSubscribe,
    action,
    emailName = 'email',
    fields,
    title,
    level = 2,
    description,
    label,
    submitLabel,
    submittingLabel,
    messages: text,
    privacy = false,
    anchor = 'newsletter',
    className,
    ...rest
  } = useStrings('NewsletterForm', english, props);
  const titleId = useId();
  const hydrated = useHydrated();
  const outcomes = outcomesOf(text, privacy);
  const { input, state, problem, submit, recheck } = useSubscription(onSubscribe, outcomes);
  const submitting = state === 'submitting';
  const Heading = `h${level}` as const;
  return renderPart('form', {
    'data-part': 'newsletter-form',
    'aria-labelledby': titleId,
    method: 'post',
    ...rest,
    action,
    // Without scripts the browser checks the address.
    noValidate: hydrated,
    onSubmit: (event) => void submit(event),
    className: clsx(styles.form, className),
    children: (
      <>
        <div>
          <Heading data-part="newsletter-form-title" id={titleId} className={styles.title}>
            {title}
          </Heading>
          {description && (
            <p data-part="newsletter-form-description" className={styles.description}>
              {description}
            </p>
          )}
        </div>
        {fields &&
          Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <TextField
          ref={input}
          label={label}
          type="email"
          name={emailName}
          autoComplete="email"
          required
          maxLength={emailMaxLength}
          readOnly={submitting}
          error={problem && text[problem]}
          onChange={recheck}
          action={
            <Button
              data-part="newsletter-form-submit"
              type="submit"
              disabled={submitting}
              aria-busy={submitting}
              aria-label={submitting ? submittingLabel : undefined}
              data-label={submitLabel}
              className={styles.submit}
            >
              {submitting ? '...' : submitLabel}
            </Button>
          }
        />
        <Honeypot />
        {action && state === 'untouched' && <FormOutcomes anchor={anchor} outcomes={outcomes} />}
      </>
    ),
  });
}
