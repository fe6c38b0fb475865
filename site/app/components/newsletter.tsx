import { NewsletterForm } from '@hadal/ui';
import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft, restoreDraft } from '../data/draft';
import { newsletterAction, subscribe } from '../data/newsletter';

const draft = 'newsletter';

/** The newsletter form of the footer. Its draft survives a reload. */
export function Newsletter() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) restoreDraft(draft, form.current);
  }, []);
  return (
    <NewsletterForm
      ref={form}
      onInput={({ currentTarget }) => keepDraft(draft, currentTarget, ['email'])}
      title="Stay Updated"
      description="Results, drawings and setbacks, about once a month."
      onSubscribe={async (email) => {
        const outcome = await subscribe(email);
        if (outcome !== 'limited') dropDraft(draft);
        return outcome;
      }}
      action={newsletterAction}
      privacy={import.meta.env.NEWSLETTER_PRIVACY}
    />
  );
}
