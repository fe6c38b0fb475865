import { ButtonLink, Inline, PageHead, Section } from '@hadal/ui';
import { surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Newsletter left',
  description:
    'This address is off the list of the newsletter and deleted. Nothing more is sent to it unless it signs up again.',
  noindex: true,
};

export default function NewsletterUnsubscribed() {
  return (
    <>
      <PageHead
        title="You have left the list"
        lede="Your address is deleted from it. Should you miss us, the form at the foot of this page takes it again."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/newsletter/unsubscribed', title: 'Newsletter' },
        ]}
      />
      <Section {...surface}>
        <Inline>
          <ButtonLink href="/docs#changes">What has changed lately</ButtonLink>
          <ButtonLink href="/" tone="secondary">
            Back to the surface
          </ButtonLink>
        </Inline>
      </Section>
    </>
  );
}
