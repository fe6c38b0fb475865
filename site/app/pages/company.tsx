import {
  Callout,
  EvidenceBadge,
  Heading,
  Item,
  ItemList,
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
  title: brand.company,
  description:
    'The planned for-profit arm: what it would build and sell, the gates it must pass before it spends, and what could sink it.',
};

export default function Company() {
  return (
    <>
      <PageHead
        title={brand.company}
        lede="The arm that would build and sell plants, once there is a plant worth building."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/business-model', title: 'Business Model' },
          { href: `/${brand.slug}-inc`, title: brand.company },
        ]}
        mark={<SurfaceMark name="turbines" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <EvidenceBadge evidence="concept" />
          <Heading>What it would sell</Heading>
          <ItemList>
            <Item title="Capacity">
              Hours of stored power, held ready for a grid that runs short in the evening.
            </Item>
            <Item title="Fast reserve">
              Four latched vessels could give 14 MW within seconds, for twelve minutes, without
              pump, heat or grid. That is the target; it is untested.
            </Item>
            <Item title="Engineering and licences">
              Vessels, docks and stroke drives for whoever can site them better than we can.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section {...at200m}>
        <SectionHeader>
          <Heading>Gates before money</Heading>
          <Stack>
            <Text size="lg">
              The company spends on the next step only when the last has been passed, and the tests
              are judged by the <TextLink href="/mission#foundation">{brand.foundation}</TextLink>,
              which gains nothing by a pass.
            </Text>
            <Callout tone="warning" title="Planned, not registered">
              There is no company yet, no share to buy and nobody who may sell you one. The{' '}
              <TextLink href="/invest">investors’ page</TextLink> lists the risks.
            </Callout>
          </Stack>
        </SectionHeader>
      </Section>
    </>
  );
}
