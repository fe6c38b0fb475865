import {
  Callout,
  EvidenceBadge,
  Heading,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  SurfaceMark,
  Text,
} from '@hadal/ui';
import { brand } from '../brand';
import { at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Ocean Cities',
  description:
    'What it would take to carry a floating town of 10,000 people through the night on stored power: an energy budget, and what it leaves out.',
};

export default function OceanCities() {
  return (
    <>
      <PageHead
        title="Ocean Cities"
        lede="Suppose ten thousand people lived on the water. How much power would their nights need, and how much sea would it take to keep it? A vision, kept honest by arithmetic."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/ocean-cities', title: 'Ocean Cities' },
        ]}
        mark={<SurfaceMark name="boat" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <EvidenceBadge evidence="concept" />
          <SectionHeader>
            <Heading>One night, in numbers</Heading>
            <Text size="lg" tone="muted">
              We let each person use 5 MWh a year, and let the stored power carry the town through
              fourteen hours without any harvest.
            </Text>
          </SectionHeader>
          <StatGroup>
            <Stat value="5.7" unit="MW">
              the town’s average demand
            </Stat>
            <Stat value="80" unit="MWh">
              to carry it through fourteen hours
            </Stat>
            <Stat value="6,100" unit="m³">
              of air store at 1,000 m would hold that
            </Stat>
            <Stat value="53" unit="min">
              between strokes of one 1,000 m³ vessel
            </Stat>
          </StatGroup>
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <Callout tone="info" title="The power still has to be harvested">
            A store moves energy in time and loses some on the way. Sun, wind or waves must bring in
            more than the town uses; how much more depends on the round trip, about 60 % in our
            model.
          </Callout>
          <SectionHeader>
            <Heading>What we do not claim</Heading>
            <Text size="lg">
              {brand.name} has no town, no design for one, no partner and no date. Whether people
              should live at sea, who would govern them and what it would do to the water beneath
              are larger questions than storage. This page answers the small one, because it can be
              answered.
            </Text>
          </SectionHeader>
        </Stack>
      </Section>
    </>
  );
}
