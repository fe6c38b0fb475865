import {
  DefinitionList,
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
  TextLink,
} from '@hadal/ui';
import { DataTable, figure } from '../components/data-table';
import { StrokeFigure } from '../components/stroke-figure';
import { at1000m, at200m, surface } from '../depths';
import { risePowerMw, stroke, strokeTable, vessel } from '../figures';
import { number, quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'One stroke, minute by minute',
  description:
    'Twelve minutes of one vessel on its way from 980\u00a0m to the dock: depth, pressure, air, pull and speed, all computed from published equations.',
};

export default function Demo() {
  return (
    <>
      <PageHead
        title="One stroke, minute by minute"
        lede="Ride along with a single vessel. It leaves 980&nbsp;m two fifths full of air, and arrives twelve minutes later with no room left."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/demo', title: 'Demo' },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>The way up</Heading>
            <Text size="lg" tone="muted">
              Nothing is added on the way. The sea presses less, the air takes more room, and the
              pull on the tether more than triples.
            </Text>
          </SectionHeader>
          <StrokeFigure label="Fig. 1" />
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The log of the climb</Heading>
            <Text size="lg" tone="muted">
              The winch holds the power at {quantity(risePowerMw, 'MW', 2)}, so the vessel starts
              fast and light and ends slow and strong.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <DataTable
            caption={`A vessel of ${quantity(vessel.volumeM3, 'm³')}, air of index ${vessel.index}, constant power`}
            columns={[
              'Depth',
              figure('After, min'),
              figure('Pressure, bar'),
              figure('Air, m³'),
              figure('Full, %'),
              figure('Pull, MN'),
              figure('Speed, m/s'),
            ]}
            rows={strokeTable.map((row) => [
              quantity(row.depth, 'm'),
              number(row.elapsedMin, 1),
              number(row.pressureBar, 1),
              number(row.airM3),
              number(100 * row.fill),
              number(row.tetherMn, 2),
              number(row.speedMs, 2),
            ])}
          />
          <StatGroup>
            <Stat value={number(stroke.gasWorkMwh, 3)} unit="MWh">
              of work done by the air
            </Stat>
            <Stat value={number(vessel.ascentMwh, 3)} unit="MWh">
              of electricity on the way up
            </Stat>
            <Stat value={number(vessel.returnMwh, 3)} unit="MWh">
              more while the flooded vessel sinks back
            </Stat>
            <Stat value={number(vessel.netMwh, 2)} unit="MWh">
              net, after the spray that warms the air
            </Stat>
          </StatGroup>
        </Stack>
      </Section>
      <Section {...at1000m}>
        <Stack gap="loose">
          <Heading>What this leaves out</Heading>
          <DefinitionList
            items={[
              {
                term: 'The cost of the air',
                description: (
                  <>
                    Compressing it took about ten times what this stroke returns. The turbines give
                    back more of it: see{' '}
                    <TextLink href="/how-it-works#energy">where the energy goes</TextLink>.
                  </>
                ),
              },
              {
                term: 'The water that comes along',
                description: (
                  <>
                    A body that speeds up in water drags some with it. At these speeds it matters
                    little, and it is not counted.
                  </>
                ),
              },
              {
                term: 'Weather',
                description: (
                  <>
                    Rope stretch, currents and waves are not in the sums. A rope of this size has
                    never been tested.
                  </>
                ),
              },
            ]}
          />
        </Stack>
      </Section>
    </>
  );
}
