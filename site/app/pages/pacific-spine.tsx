import {
  Callout,
  DefinitionList,
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
import { at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Pacific Spine',
  description:
    'Islands with deep water at the door and diesel in the tank: storage nodes that are each useful alone, and the long cables that come last, if ever.',
};

export default function PacificSpine() {
  return (
    <>
      <PageHead
        title="Pacific Spine"
        lede="Many islands have a kilometre of water close to shore and burn imported diesel every night. Start there, one node at a time. A line between them comes last, if it comes at all."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/pacific-spine', title: 'Pacific Spine' },
        ]}
        mark={<SurfaceMark name="boat" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <EvidenceBadge evidence="concept" />
          <Heading>Nodes first</Heading>
          <ItemList>
            <Item title="One node, one island">
              Between 1 and 100 MW of deep storage carries the day’s sun into the night that diesel
              covers now. It has to pay for itself there, with no cable to anywhere.
            </Item>
            <Item title="The same node again">
              An oceanic island drops steeply, so the deep store lies close. What one island learns
              about moorings, storms and repair, the next need not.
            </Item>
            <Item title="Only then a line">
              Joining two working nodes is a cable project, judged as one. Nothing in the first two
              steps depends on it.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>If there were a line</Heading>
            <Text size="lg" tone="muted">
              Great-circle distances, illustrative, with a cable that loses 3 % in 1,000 km and two
              converters that lose 0.9 % each. These are sums, not routes.
            </Text>
          </SectionHeader>
          <DefinitionList
            items={[
              { term: 'Guam to Tokyo', description: '2,525 km, 90.9 % would arrive' },
              { term: 'Guam to Manila', description: '2,571 km, 90.8 % would arrive' },
              { term: 'Honolulu to Los Angeles', description: '4,103 km, 86.7 % would arrive' },
              { term: 'Honolulu to Guam', description: '6,118 km, 81.5 % would arrive' },
            ]}
          />
          <Callout tone="warning" title="Losses are not the obstacle">
            We know of no power cable under the sea longer than about 765 km or deeper than about
            2.2 km. Every line above is several times beyond that, across the deepest trenches on
            Earth, through earthquake country. See also the{' '}
            <TextLink href="/horizon-supergrid">Horizon Supergrid</TextLink>, whose links are
            shorter.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
