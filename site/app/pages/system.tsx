import {
  Callout,
  DefinitionList,
  EvidenceBadge,
  Grid,
  Heading,
  PageHead,
  Prose,
  Section,
  SectionHeader,
  Stack,
  Steps,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable, figure } from '../components/data-table';
import { at1000m, at200m, surface } from '../depths';
import { plant, stations, stroke, strokeAirT, vessel } from '../figures';
import { about, number, quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'The system',
  description:
    'The modelled plant block by block, from substation to sea bed and back: its parameters, one vessel in detail, where it could stand, what could go wrong.',
};

const { start, dock } = stations;

export default function System() {
  return (
    <>
      <PageHead
        title="The system"
        lede="Follow the air from the grid down to the sea bed and back, then look up the numbers."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/system', title: 'System' },
        ]}
        links={[
          { href: '#blocks', title: 'Blocks' },
          { href: '#numbers', title: 'Numbers' },
          { href: '#site', title: 'Where it could stand' },
          { href: '#hazards', title: 'Hazards' },
        ]}
        mark={<SurfaceMark name="turbines" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="blocks">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Block by block</Heading>
            <Text size="lg" tone="muted">
              It begins and ends at a cable to the grid. More comes in through it than goes out.
            </Text>
          </SectionHeader>
          <Steps
            steps={[
              {
                title: 'Substation',
                text: 'Takes surplus wind and solar from the grid, and feeds the stored power back.',
              },
              {
                title: 'Compressors',
                text: `Three stages, ${number(plant.compression)} to 1, each followed by a cooler that keeps the heat.`,
              },
              {
                title: 'Hot-water store',
                text: `Insulated tanks on deck hold that heat at ${quantity(plant.hotC, '°C')} until the air returns.`,
              },
              {
                title: 'Air line',
                text: 'Leads the cool air down 1,000\u00a0m; the weight of the air column helps.',
              },
              {
                title: 'Bags',
                text: `About fifteen, 20\u00a0m across, on a frame held down by ${about(plant.ballastT, 't')} of rock.`,
              },
              {
                title: 'Fill manifold',
                text: `Lets a measured charge of air into a waiting vessel at ${quantity(stroke.startM, 'm')}.`,
              },
              {
                title: 'Vessels',
                text: 'Twelve, each with its tether, its sheave on the sea bed and its winch-generator.',
              },
              {
                title: 'Dock and riser',
                text: `At ${quantity(stroke.dockM, 'm')} the vessel hands its air over, and the sea pushes it up a pipe.`,
              },
              {
                title: 'Turbines',
                text: `Three stages, each fed with air warmed to ${quantity(plant.expanderC, '°C')}. Here ${quantity(plant.turbineShare, '%')} of the power is made.`,
              },
            ]}
          />
          <Text tone="muted">
            Beside the path stand a sea-water intake with coolers, a control battery of about
            2&nbsp;MWh, a desalination plant for the{' '}
            <TextLink href="/modes#steam">steam mode</TextLink>, and a control room with a digital
            twin of the plant.
          </Text>
        </Stack>
      </Section>
      <Section {...at200m} id="numbers">
        <Stack gap="loose">
          <Heading>The numbers of EE-100</Heading>
          <EvidenceBadge evidence="modelled" />
          <Grid columns={2}>
            <DataTable
              caption="The whole plant"
              columns={['What', figure('How much')]}
              rows={[
                ['Output', `${plant.outputMw}\u00a0MW for ${plant.outputH}\u00a0h`],
                ['Charging', `${number(plant.inputMw, 1)}\u00a0MW for ${plant.inputH}\u00a0h`],
                ['Round trip', `${number(plant.roundTrip, 1)}\u00a0%`],
                [
                  'With pessimistic and optimistic inputs',
                  `${number(plant.roundTripLow, 1)} to ${number(plant.roundTripHigh, 1)}\u00a0%`,
                ],
                ['Air through at full output', quantity(plant.airKgS, 'kg/s')],
                ['Air in one discharge', quantity(plant.airT, 't')],
                [
                  'Air store',
                  `${about(plant.storeM3, 'm³')} at ${quantity(plant.storeBar, 'bar', 1)}`,
                ],
                ['Electricity from each m³ of store', quantity(plant.kwhPerM3, 'kWh', 1)],
                ['Uplift of full bags', about(plant.upliftT, 't')],
                [
                  'Into the turbines',
                  `${quantity(plant.expanderBar, 'bar', 1)}, ${quantity(plant.expanderC, '°C')}`,
                ],
                ['Out of them, ordinary air', quantity(plant.exhaustC, '°C')],
                ['Strokes', `${number(plant.strokesPerHour)} an hour`],
              ]}
            />
            <DataTable
              caption="One vessel, one stroke"
              columns={['What', figure('How much')]}
              rows={[
                ['Volume', quantity(vessel.volumeM3, 'm³')],
                [
                  'Size, open at the base',
                  `${vessel.diameterM}\u00a0m by ${vessel.heightM}\u00a0m`,
                ],
                ['Steel and fittings', quantity(vessel.steelT, 't')],
                ['Air in one stroke', quantity(strokeAirT.fill, 't', 1)],
                ['That air at the start', quantity(start.airM3, 'm³')],
                ['Way', quantity(stroke.startM - stroke.dockM, 'm')],
                ['Time', quantity(vessel.strokeS / 60, 'min')],
                [
                  'Pull on the tether',
                  `${number(start.tetherMn, 1)} to ${number(dock.tetherMn, 1)}\u00a0MN`,
                ],
                ['Speed', `${number(start.speedMs, 2)} to ${number(dock.speedMs, 2)}\u00a0m/s`],
                ['Work of the air', quantity(stroke.gasWorkMwh, 'MWh', 3)],
                ['Electricity, net of return and spray', quantity(vessel.netMwh, 'MWh', 2)],
                ['Air at the dock', quantity(stroke.dockAirC, '°C')],
              ]}
            />
          </Grid>
        </Stack>
      </Section>
      <Section {...at1000m} id="site" joined="end">
        <Grid columns={2}>
          <Heading>Where it could stand</Heading>
          <Prose>
            <p>
              Where 1,000&nbsp;m of water lie close to shore, or under a floating platform; where
              the slope is gentle enough for a frame of rock; where slides are rare and nobody
              trawls. We assume at most 15&nbsp;km and 5 degrees, and have not modelled either.
            </p>
            <p>
              Oceanic islands and steep margins qualify. Most shelf seas do not: the mean depth of
              the ocean is about 3.7&nbsp;km, but it is the depth near the shore that counts.
            </p>
          </Prose>
        </Grid>
      </Section>
      <Section band="3" joined="start" id="hazards">
        <Stack gap="loose">
          <Heading>Hazards</Heading>
          <Callout tone="danger" title="A tether that parts">
            A full vessel would rise free at up to {quantity(vessel.freeSpeedMs, 'm/s')}. The
            answers on paper: a second tether, hatches at the top that open when tension is lost,
            and a zone above that stays empty.
          </Callout>
          <DefinitionList
            items={[
              {
                term: 'A torn bag',
                description: (
                  <>
                    A plume of bubbles, and less buoyancy for whatever floats above it. The store is
                    split into fifteen cells with check valves.
                  </>
                ),
              },
              {
                term: 'Pressure and heat on deck',
                description: (
                  <>
                    Water at {quantity(plant.hotC, '°C')} flashes to steam when a pipe breaks; air
                    lines carry {quantity(plant.storeBar, 'bar')}.
                  </>
                ),
              },
              {
                term: 'Ice at the dock',
                description: (
                  <>
                    The air arrives at about {quantity(stroke.dockAirC, '°C')}, and sea spray
                    freezes. An open problem.
                  </>
                ),
              },
              {
                term: 'The sea itself',
                description: (
                  <>Dropped loads, entangled lines, slides on the sea bed, earthquakes.</>
                ),
              },
            ]}
          />
        </Stack>
      </Section>
    </>
  );
}
