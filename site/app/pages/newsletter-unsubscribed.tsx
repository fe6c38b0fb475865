import { ButtonLink, Inline, PageHead, Section } from '@hadal/ui';
import { surface } from '../content/depths';

export default function NewsletterUnsubscribed() {
  return (
    <>
      <PageHead
        title="You have left the list"
        lede="Your address is deleted. We send nothing to it for a year, so that others cannot sign it up again. To come back sooner, ask us."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/newsletter/unsubscribed', title: 'Newsletter' },
        ]}
      />
      <Section {...surface}>
        <Inline>
          <ButtonLink href="/">Back to the surface</ButtonLink>
          <ButtonLink href="/about#contact" tone="secondary">
            Ask a person
          </ButtonLink>
        </Inline>
      </Section>
    </>
  );
}
