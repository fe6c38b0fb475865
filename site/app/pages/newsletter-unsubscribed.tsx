import { ButtonLink, Inline, PageHead, Section } from '@hadal/ui';
import { surface } from '../content/depths';
import type { PageMeta } from '@hadal/static-site/runtime/pages';

export const meta: PageMeta = {
  title: 'Newsletter left',
  description:
    'This address is off the list of the newsletter and deleted. Nothing more is sent to it, whoever signs it up.',
  noindex: true,
};

export default function NewsletterUnsubscribed() {
  return (
    <>
      <PageHead
        title="You have left the list"
        lede="Your address is deleted. So that nobody else can sign it up, we send nothing to it for a year. To come back sooner, ask us."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/newsletter/unsubscribed', title: 'Newsletter' },
        ]}
      />
      <Section {...surface}>
        <Inline>
          <ButtonLink href="/">Back to the surface</ButtonLink>
          <ButtonLink href="/invest#enquire" tone="secondary">
            Ask a person
          </ButtonLink>
        </Inline>
      </Section>
    </>
  );
}
