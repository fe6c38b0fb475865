import { ButtonLink, Inline, PageHead, Section, Stack, Text } from '@hadal/ui';
import { surface } from '../content/depths';

export default function NewsletterExpired() {
  return (
    <>
      <PageHead
        title="This link no longer works"
        lede="Either it is more than two days old, or a part of it was lost on the way."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/newsletter/expired', title: 'Newsletter' },
        ]}
      />
      <Section {...surface}>
        <Stack gap="loose">
          <Text>
            An address that is not confirmed in time is deleted. To try again, sign up at the foot
            of this page. If it says that you are already subscribed, wait an hour, or use the newer
            message in your inbox.
          </Text>
          <Inline>
            <ButtonLink href="/">Back to the surface</ButtonLink>
            <ButtonLink href="/about#contact" tone="secondary">
              Ask a person
            </ButtonLink>
          </Inline>
        </Stack>
      </Section>
    </>
  );
}
