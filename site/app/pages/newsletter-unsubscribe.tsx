import { PageHead, Section } from '@hadal/ui';
import { NewsletterLinkForm } from '../components/newsletter-link-form';
import { leaveAction } from '../data/newsletter';
import { surface } from '../content/depths';

export default function NewsletterUnsubscribe() {
  return (
    <>
      <PageHead
        title="Leave the newsletter?"
        lede="Your address is then deleted, and nothing more is sent to it. No reason is asked for."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/newsletter/unsubscribe', title: 'Newsletter' },
        ]}
      />
      <Section {...surface}>
        <NewsletterLinkForm action={leaveAction} submit="Leave the newsletter" />
      </Section>
    </>
  );
}
