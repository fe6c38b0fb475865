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
  Stat,
  StatGroup,
  SurfaceMark,
  Text,
} from '@hadal/ui';
import { at1000m, at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Horizon Supergrid',
  description:
    'Deep storage hubs joined by direct-current cables, so that one region’s wind can be kept in another’s sea. A concept, with its losses.',
};

export default function HorizonSupergrid() {
  return (
    <>
      <PageHead
        title="Horizon Supergrid"
        lede="Wind rarely stops everywhere at once. Join deep stores by long cables and one coast can keep another coast’s surplus, for a price in losses that we can work out today."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/horizon-supergrid', title: 'Horizon Supergrid' },
        ]}
        mark={<SurfaceMark name="turbines" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <EvidenceBadge evidence="concept" />
          <SectionHeader>
            <Heading>Five hubs, worked through</Heading>
            <Text size="lg" tone="muted">
              An example to reckon with, not a plan: five hubs of four plants each, 800 km apart. No
              route has been surveyed and nobody has been asked for money.
            </Text>
          </SectionHeader>
          <StatGroup>
            <Stat value="2" unit="GW">
              of output from five hubs
            </Stat>
            <Stat value="16" unit="GWh">
              stored when all are full
            </Stat>
            <Stat value="95.8" unit="%">
              gets through 800 km of cable and two converters
            </Stat>
            <Stat value="54.7" unit="%">
              comes back after there, store and back again
            </Stat>
          </StatGroup>
          <Callout tone="info" title="What these figures assume">
            A cable that loses 3 % in 1,000 km and converters that lose 0.9 % each. The plant in the
            middle is the modelled EE-100, at 59.5 %.
          </Callout>
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <Heading>How far cables go now</Heading>
          <DefinitionList
            items={[
              {
                term: 'Viking Link',
                description:
                  '765 km between England and Denmark, 1.4 GW: about as far as power has been sent under the sea.',
              },
              {
                term: 'Tyrrhenian Link',
                description:
                  'Down to about 2,150 m between Sicily and Sardinia: the deepest so far.',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at1000m}>
        <Stack gap="loose">
          <Heading>What must exist first</Heading>
          <ItemList>
            <Item title="One plant that works">
              A network of stores is worth nothing until one store has passed every gate of the
              Earth Engine ladder.
            </Item>
            <Item title="Somebody who pays for waiting">
              A cable and a store earn when prices differ between places and hours. Rules that
              reward both do not exist in most markets.
            </Item>
            <Item title="Agreement across borders">
              Landing rights, sea-bed rights and a shared grid code come before copper.
            </Item>
          </ItemList>
        </Stack>
      </Section>
    </>
  );
}
