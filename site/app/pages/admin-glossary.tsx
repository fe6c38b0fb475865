import { Callout, Heading, PageHead, Section, Stack, Text, TextLink } from '@hadal/ui';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Glossary administration',
  description:
    'For the editors of the glossary. Visitors find the published terms, with their symbols and units, on the glossary page.',
  noindex: true,
};

export default function AdminGlossary() {
  return (
    <>
      <PageHead
        title="Glossary administration"
        lede="This page is for the people who edit the glossary."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/glossary', title: 'Glossary' },
          { href: '/admin/glossary', title: 'Administration' },
        ]}
      />
      <Section band="1">
        <Stack gap="loose">
          <Heading>You are not signed in as an editor</Heading>
          <Callout tone="info" title="You do not have access to this page">
            No editor accounts have been opened. The terms themselves are public, in the{' '}
            <TextLink href="/glossary">glossary</TextLink>.
          </Callout>
          <Text tone="muted">
            Found a mistake in a definition? The <TextLink href="/about">about page</TextLink> says
            who answers for it.
          </Text>
        </Stack>
      </Section>
    </>
  );
}
