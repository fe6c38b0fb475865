import { EnquiryForm } from '@hadal/ui';
import { useEffect, useRef } from 'react';
import { formAction } from '../data/client';
import { dropDraft, keepDraft, restoreDraft } from '../data/draft';
import { insertEnquiry } from '../data/enquiries';
import { useSubmission } from '../data/use-submission';

const kinds = [
  { value: 'investor', label: 'An investor' },
  { value: 'partner', label: 'A partner in research or industry' },
  { value: 'press', label: 'A journalist' },
  { value: 'other', label: 'Somebody else' },
];

const tooMany = {
  failed: 'You have sent as many as we can take in an hour',
  failedText: 'Nothing you typed is lost. Send it again later.',
};

/**
 * Shortest time in which a person writes an enquiry, in seconds. A faster form is probably a bot's;
 * submitting again is accepted.
 */
const fastest = 3;

const draft = 'enquiry';
/** Fields kept in the draft. Consent is not: it is given on sending. */
const kept = ['name', 'organisation', 'email', 'kind', 'message'];

/** The enquiry form of the investors' page. */
export function Enquiry() {
  const { submission, send } = useSubmission(insertEnquiry);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) restoreDraft(draft, form.current);
  }, []);
  return (
    <EnquiryForm
      ref={form}
      onInput={({ currentTarget }) => keepDraft(draft, currentTarget, kept)}
      aria-label="Enquiry"
      action={formAction('enquire_by_form')}
      kinds={kinds}
      consent="I understand that this is an enquiry, not an offer, and that capital is at risk."
      thanks={{
        title: 'Your enquiry is with us',
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
