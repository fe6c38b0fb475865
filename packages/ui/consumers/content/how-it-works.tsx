import { ButtonLink, Heading, PageHead, Section, SectionHeader, Text } from '@hadal/ui';

export function HowItWorks() {
  return (
    <>
      <PageHead title="How it works" lede="Surplus power in, most of it back when it is needed." />
      <Section>
        <SectionHeader>
          <Heading>One stroke, calculated</Heading>
          <Text size="lg">Nothing is added on the way up, and some is lost.</Text>
        </SectionHeader>
        <ButtonLink href="/mission">Read our mission</ButtonLink>
      </Section>
    </>
  );
}
