import { NewsletterForm } from '@hadal/ui';
import { newsletterAction, subscribe } from '../data/newsletter';

/** The newsletter form, as the footer has it. */
export default function Newsletter() {
  return (
    <NewsletterForm
      title="Stay Updated"
      description="Results, drawings and setbacks, about once a month."
      onSubscribe={subscribe}
      action={newsletterAction}
    />
  );
}
