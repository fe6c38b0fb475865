import { ButtonLink, Inline, PageHead, Section } from '@hadal/ui';
import { surface } from '../content/depths';

export default function NewsletterConfirmed() {
  return (
    <>
      <PageHead
        title="You are on the list"
        lede="Your address is confirmed, and the next newsletter goes to it. Each has a link to leave."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/newsletter/confirmed', title: 'Newsletter' },
        ]}
      />
      <Section {...surface}>
        <Inline>
          <ButtonLink href="/how-it-works">How it works</ButtonLink>
          <ButtonLink href="/research" tone="secondary">
            What is not known yet
          </ButtonLink>
        </Inline>
      </Section>
    </>
  );
}
