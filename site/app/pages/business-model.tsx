import {
  Callout,
  Card,
  CardText,
  CardTitle,
  EvidenceBadge,
  Grid,
  Heading,
  Item,
  ItemList,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  SurfaceMark,
  Text,
} from '@hadal/ui';
import { brand } from '../brand';
import { at1000m, at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Business model',
  description:
    'A nonprofit for open science, a company for plants, a digital arm for software: who earns what, and the guard rails between them.',
};

export default function BusinessModel() {
  return (
    <>
      <PageHead
        title="Business model"
        lede="Open science and a private company pull in different directions. We plan to have both, with a wall in between that you can inspect."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/business-model', title: 'Business Model' },
        ]}
        mark={<SurfaceMark name="boat" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <EvidenceBadge evidence="concept" />
          <Heading>Three arms</Heading>
          <Grid columns={3}>
            <Card>
              <CardTitle href="/mission#foundation">{brand.foundation}</CardTitle>
              <CardText>
                Nonprofit. Open physics, open data, tank and lake tests, teaching. Lives on gifts
                and grants and returns nothing to those who give.
              </CardText>
            </Card>
            <Card>
              <CardTitle href={`/${brand.slug}-inc`}>{brand.company}</CardTitle>
              <CardText>
                For profit. Engineering, plants and licences. Earns from capacity, fast reserve, the
                spread between prices, and services.
              </CardText>
            </Card>
            <Card>
              <CardTitle href={`/${brand.slug}-digital`}>{brand.digital}</CardTitle>
              <CardText>
                Software: the plant twin, dispatch and monitoring, sold to anybody who owns a store.
              </CardText>
            </Card>
          </Grid>
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <Heading>Guard rails</Heading>
          <ItemList>
            <Item title="Two boards, two accounts">
              The foundation and the company decide and pay separately.
            </Item>
            <Item title="Gifts never fund profit">
              Money given to the foundation pays for nothing of the company’s. The company pays the
              foundation, at arm’s length, for what it uses.
            </Item>
            <Item title="Results come out">
              What the foundation finds is published, helpful or not. Conflicts of interest are
              listed by name.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section {...at1000m}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What we do not know</Heading>
            <Text size="lg">
              Whether anybody will pay for power within seconds from a store that lasts all night;
              what a rope of that size costs to replace; what insurers make of it. The illustrative
              cost, 265 $/MWh plus or minus 50 %, is today above what most markets pay.
            </Text>
          </SectionHeader>
          <Callout tone="warning" title="All of this is planned">
            None of the three arms has been registered.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
