import { EnquiryForm } from '@hadal/ui';
import { useEffect, useRef } from 'react';
import { formAction } from '../data/api';
import { dropDraft, keepDraft, restoreDraft } from '../data/draft';
import { insertEnquiry } from '../data/enquiries';
import { useSubmission } from '../data/use-submission';

/** The two uses of the form: about money, with a warning, and about anything else. */
const purposes = {
  investment: {
    action: formAction('enquire_by_form'),
    draft: 'enquiry',
    label: 'Enquiry',
    kinds: [
      { value: 'investor', label: 'An investor' },
      { value: 'partner', label: 'A partner in research or industry' },
      { value: 'press', label: 'A journalist' },
      { value: 'other', label: 'Somebody else' },
    ],
    consent: 'I understand that this is an enquiry, not an offer, and that capital is at risk.',
    sent: 'Your enquiry is with us',
  },
  contact: {
    action: formAction('contact_by_form'),
    draft: 'contact',
    label: 'Message',
    kinds: [
      { value: 'other', label: 'A reader' },
      { value: 'press', label: 'A journalist' },
      { value: 'partner', label: 'A partner in research or industry' },
    ],
    consent: 'You may keep this message and my address for up to a year, to answer me.',
    sent: 'Your message is with us',
  },
};

const tooMany = {
  failed: 'You have sent as many as we can take in an hour',
  failedText: 'Nothing you typed is lost. Send it again later.',
};

/**
 * Shortest time in which a person writes an enquiry, in seconds. A faster form is probably a bot's;
 * submitting again is accepted.
 */
const fastest = 3;

/** Fields kept in the draft. Consent is not: it is given on sending. */
const kept = ['name', 'organisation', 'email', 'kind', 'message'];

/** The form that reaches a person, on the investors' page and on /about. */
export function Enquiry({ purpose }: { purpose: keyof typeof purposes }) {
  const { action, draft, label, kinds, consent, sent } = purposes[purpose];
  const { submission, send } = useSubmission(insertEnquiry);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) restoreDraft(draft, form.current);
  }, [draft]);
  return (
    <EnquiryForm
      ref={form}
      onInput={({ currentTarget }) => keepDraft(draft, currentTarget, kept)}
      aria-label={label}
      action={action}
      kinds={kinds}
      consent={consent}
      thanks={{
        title: sent,
        children: 'A person reads it, and answers at the address you gave.',
      }}
      {...(submission.status === 'limited' && { labels: tooMany })}
      onSend={async (enquiry, seconds) => {
        if (seconds < fastest) throw new Error(`Written in ${seconds} s`);
        await send(enquiry);
        dropDraft(draft);
      }}
    />
  );
}
