import {
  Card,
  CardGroup,
  CardMore,
  CardText,
  CardTitle,
  Heading,
  PageHead,
  Section,
  SectionHeader,
} from '@hadal/ui';

export function Home() {
  return (
    <>
      <PageHead title="Power from the tide, kept" lede="Surplus in, most of it back when needed." />
      <Section>
        <SectionHeader>
          <Heading>Where to begin</Heading>
        </SectionHeader>
        <CardGroup>
          <Card>
            <CardTitle href="/how-it-works">How it works</CardTitle>
            <CardText>In plain words first, then in numbers.</CardText>
            <CardMore>Read on</CardMore>
          </Card>
          <Card>
            <CardTitle href="/mission">Mission</CardTitle>
            <CardText>Why we build it, and for whom.</CardText>
            <CardMore>Read on</CardMore>
          </Card>
          <Card>
            <CardTitle href="/people">People</CardTitle>
            <CardText>Who answers for what stands here.</CardText>
            <CardMore>Read on</CardMore>
          </Card>
        </CardGroup>
      </Section>
    </>
  );
}
