import { PageHead, Section } from '@hadal/ui';
import { NewsletterLinkForm } from '../components/newsletter-link-form';
import { confirmAction } from '../data/newsletter';
import { surface } from '../content/depths';

export default function NewsletterConfirm() {
  return (
    <>
      <PageHead
        title="Do you want the newsletter?"
        lede="Results, drawings and setbacks, about once a month, until you leave. If you did not ask for it, close this page: your address is then deleted within two days."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/newsletter/confirm', title: 'Newsletter' },
        ]}
      />
      <Section {...surface}>
        <NewsletterLinkForm action={confirmAction} submit="Yes, send it to me" />
      </Section>
    </>
  );
}
