import { DefinitionList, Heading, PageHead, Section, SectionHeader, Stack, Text } from '@hadal/ui';
import { brand } from '../brand';
import { at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Privacy',
  description:
    'What this site keeps about you, where and for how long: an anonymous session, a colour theme, and your address if you give it to us.',
};

export default function Privacy() {
  return (
    <>
      <PageHead
        title="Privacy"
        lede="We keep as little as we can. There are no cookies, no advertising and nobody else’s scripts on these pages."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/privacy', title: 'Privacy' },
        ]}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <Heading>What is kept</Heading>
          <DefinitionList
            items={[
              {
                term: 'In your browser: a session',
                description:
                  'When the page has nothing else to do, it asks our backend for an anonymous session: a random number with two keys that expire and renew themselves. It holds no name, address or profile. Clearing this site’s data in your browser removes it.',
              },
              {
                term: 'In your browser: the theme',
                description: 'The word “dark” or “light”, once you have chosen one.',
              },
              {
                term: 'On our backend: that the session exists',
                description:
                  'The random number, when it was made and last used, and the network address and browser it came from, which is how the service limits abuse.',
              },
              {
                term: 'On our backend: your email address',
                description:
                  'Only if you subscribe to the newsletter. It is used to send the newsletter, and nobody who visits this site can read it.',
              },
              {
                term: 'On our backend: your enquiry',
                description:
                  'Only if you send one: your name, organisation, address and message, and the session you sent it in. It is used to answer you, and nobody who visits this site can read it.',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at200m}>
        <SectionHeader>
          <Heading>Your say</Heading>
          <Text size="lg">
            Everything here can be read without a session: block it, or turn scripts off, and the
            pages stay whole. {brand.name} sells and shares none of the above.
          </Text>
        </SectionHeader>
      </Section>
    </>
  );
}
