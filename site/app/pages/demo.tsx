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
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable, numeric } from '../components/data-table';
import { onDemand } from '../components/on-demand';
import { DaySection } from '../demo/day-section';
import { StrokePlayer } from '../demo/stroke-player';
import { useSettings } from '../demo/use-settings';
import { Rise } from '../diagrams/rise';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { risePowerMw, stroke, strokeTable, vessel } from '../model';
import { number, quantity } from '../model/format';

const CycleFigure = onDemand(() =>
  import('../demo/cycle-figure').then((module) => module.CycleFigure),
);

export default function Demo() {
  const [settings, change] = useSettings();
  return (
    <>
      <PageHead
        title="One stroke, minute by minute"
        lede="Ride along with a single vessel. It leaves 980&nbsp;m two fifths full of air, and arrives twelve minutes later with no room left."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/demo', title: 'Demo' },
        ]}
        links={[
          { href: '#stroke', title: 'The way up' },
          { href: '#cycle', title: 'Twelve vessels' },
          { href: '#day', title: 'A day' },
          { href: '#ignored', title: 'What it leaves out' },
        ]}
        scene={
          <Rise
            station={2}
            title="A vessel a third of the way up, the place it left and the place it goes to dashed."
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="stroke">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>The way up</Heading>
            <Text size="lg" tone="muted">
              Nothing is added on the way. The sea presses less, the air takes more room, and the
              pull on the tether more than triples. In reality this takes twelve minutes and a
              little to start and brake; it plays sixty times faster unless you slow it down, and
              opens half-way.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <StrokePlayer settings={settings} change={change} />
        </Stack>
      </Section>
      <Section {...twilightZone} id="cycle" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Twelve vessels take turns</Heading>
            <Text size="lg" tone="muted">
              A vessel works on its way up. What it does not do while it hands over its air, sinks
              and fills again, others do, and five sixths of the power comes from turbines that run
              all the time. The compressors have filled the store before, from the grid.
            </Text>
          </SectionHeader>
          <CycleFigure label="Fig. 1" />
        </Stack>
      </Section>
      <Section band="2" joined="start">
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
            caption={`A vessel of ${quantity(vessel.volumeM3, 'm³')}, air of index ${vessel.index}, constant power, without starting and braking`}
            columns={[
              'Depth',
              numeric('After, min'),
              numeric('Pressure, bar'),
              numeric('Air, m³'),
              numeric('Full, %'),
              numeric('Pull, MN'),
              numeric('Speed, m/s'),
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
      <Section {...midnightZone} id="day" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>A day of the plant</Heading>
            <Text size="lg" tone="muted">
              It charges on what the day leaves over and gives it back when people want more than
              sun and wind offer. It always gives back less than it took, and on a calm day it runs
              empty.
            </Text>
          </SectionHeader>
          <DaySection settings={settings} change={change} />
        </Stack>
      </Section>
      <Section band="3" joined="start" id="ignored">
        <Stack gap="loose">
          <Heading>What this leaves out</Heading>
          <DefinitionList items={ignored} />
        </Stack>
      </Section>
    </>
  );
}

const ignored = [
  {
    term: 'The cost of the air',
    description: (
      <>
        Compressing it took about ten times what this stroke returns. The turbines give back more of
        it: see <TextLink href="/how-it-works#energy">where the energy goes</TextLink>.
      </>
    ),
  },
  {
    term: 'The water that comes along',
    description:
      'The water inside is counted, and leaves as the air grows. So is water around the vessel that speeds up with it, half as much as the vessel could hold: that share is an assumption.',
  },
  {
    term: 'Rope and weather',
    description:
      'Rope stretch, currents and waves are not in the sums. A rope of this size has never been tested.',
  },
  {
    term: 'Real air',
    description:
      'It is treated as an ideal gas. Near 1,000\u00a0m real air is about 3\u00a0% denser; below 2,000\u00a0m the sums would need another equation.',
  },
  {
    term: 'Local gravity',
    description: (
      <>
        The stroke is pulled with standard gravity while the sea’s pressure has the local one. So
        its air does two parts in a thousand more than the {quantity(stroke.gasWorkMwh, 'MWh', 3)}{' '}
        of the log.
      </>
    ),
  },
  {
    term: 'Docking and filling',
    description: 'The stroke is simulated from release to dock. What happens at either end is not.',
  },
  {
    term: 'Slow machines',
    description:
      'In the day, compressors and turbines change their power at once and work as well at part load as at full. Real ones need about ten minutes, and lose more.',
  },
];
