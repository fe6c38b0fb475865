import {
  Callout,
  Card,
  CardText,
  CardTitle,
  EvidenceBadge,
  Grid,
  Heading,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { brand } from '../brand';
import { at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Digital',
  description:
    'The plant twin, the dispatch plan and the open interfaces a deep store needs, and how this site treats the data of the people who read it.',
};

export default function Digital() {
  return (
    <>
      <PageHead
        title="Digital"
        lede="A plant you cannot walk up to is a plant you know through its data. These are the tools that would run one, and the rules they would keep."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/digital', title: 'Digital' },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <EvidenceBadge evidence="concept" />
          <Heading>Four tools</Heading>
          <Grid columns={2}>
            <Card>
              <CardTitle>The plant twin</CardTitle>
              <CardText>
                The same equations that are public on this site, fed with the plant’s own readings.
                Where model and measurement part, one of them is wrong, and that is how faults are
                found.
              </CardText>
            </Card>
            <Card>
              <CardTitle>Dispatch</CardTitle>
              <CardText>
                A day-ahead plan of when to charge, hold and discharge, against prices and weather.
                It knows the wear of a rope cycle as a cost, not as an afterthought.
              </CardText>
            </Card>
            <Card>
              <CardTitle>Monitoring</CardTitle>
              <CardText>
                The round trip of each cycle, the balance of the air, the cycles of each tether,
                tank temperatures, bubbles and noise: logged, kept and compared.
              </CardText>
            </Card>
            <Card>
              <CardTitle>Open interfaces</CardTitle>
              <CardText>
                Published formats for readings and plans, so that a grid operator, a university or a
                rival can check what we say without asking us.
              </CardText>
            </Card>
          </Grid>
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Your data, on this site</Heading>
            <Text size="lg">
              Reading needs no account. Your browser is given an anonymous session, which holds no
              name and no address; the <TextLink href="/privacy">privacy page</TextLink> says what
              it stores and for how long.
            </Text>
          </SectionHeader>
          <Callout tone="info" title={`Looking for ${brand.digital}?`}>
            The part of the group that would build and sell these tools has{' '}
            <TextLink href={`/${brand.slug}-digital`}>a page of its own</TextLink>.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
