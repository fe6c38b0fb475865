import { StrokeCardScene } from '@hadal/illustrations';
import {
  Callout,
  EvidenceBadge,
  Figure,
  Grid,
  Heading,
  Onward,
  PageHead,
  Prose,
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
import { Term } from '../components/term';
import { Rise } from '../diagrams/rise';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { atStore, depthTable, noFreeLunch, plant, stations, stroke } from '../model';
import { about, number, quantity } from '../model/format';
import { ColumnFigure } from './fundamentals/column-figure';

const DepthFigure = onDemand(() =>
  import('./fundamentals/depth-figure').then((module) => module.DepthFigure),
);
const NumberedEquation = onDemand(() =>
  import('../equations/numbered-equation').then((module) => module.NumberedEquation),
);

const [coolest, hottest] = plant.compressorsC;

export default function Fundamentals() {
  return (
    <>
      <PageHead
        title="Fundamentals"
        lede="When there is too much wind, pumps would push air down into the sea. Later the air would rise and make power. A glass, a lift and a bicycle pump show how; no such plant exists yet."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/fundamentals', title: 'Fundamentals' },
        ]}
        links={[
          { href: '#buoyancy', title: 'The glass' },
          { href: '#lift', title: 'The lift' },
          { href: '#pump', title: 'The pump' },
          { href: '#pressure', title: 'The heavy sea' },
          { href: '#no-free-lunch', title: 'No free lunch' },
        ]}
        scene={
          <Rise
            station={1}
            title="A vessel just above the start of its way, less than half full of air."
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="buoyancy" joined="both">
        <Stack gap="loose">
          <Heading>The glass that wants to rise</Heading>
          <EvidenceBadge evidence="modelled" />
          <Grid columns={2}>
            <Figure
              label="Fig. 1"
              caption={`The same air grows as the glass rises: ${quantity(100 * stations.start.fill, '%')} full at the start, ${quantity(100 * stations.halfway.fill, '%')} on the way, full at the end.`}
              note="the plant’s vessel, drawn larger than scale"
            >
              <StrokeCardScene
                title="An upside-down vessel at three depths: part filled with air at the bottom, fuller on the way, full at the top."
                fills={[stations.start.fill, stations.halfway.fill, stations.dock.fill]}
              />
            </Figure>
            <Prose>
              <p>
                <strong>Try it in the bath.</strong> Push a drinking glass under water and turn it
                upside down. Blow air into it through a straw. The glass wants to go up, and you
                have to hold it back. That push is called buoyancy. It is as strong as the weight of
                the water that the air pushes aside.
              </p>
              <p>
                Now imagine a steel glass as tall as a five-storey house, held by a rope. A thousand
                cubic metres of air in it pull on the <Term slug="tether">rope</Term> with{' '}
                {quantity(stroke.dockPullMn, 'MN', 1)}. That is as hard as the weight of about{' '}
                {about(stroke.dockPullT, 'tonnes', 1)}.
              </p>
              <p>
                As the glass rises, there is less water above it to press on it. So the air grows.
                From {quantity(stroke.startM, 'm')} to {quantity(stroke.dockM, 'm')} it grows{' '}
                {number(stroke.expansion, 1)} times, and no bubble is lost.
              </p>
            </Prose>
          </Grid>
        </Stack>
      </Section>
      <Section band="1" joined="both" id="lift">
        <Grid columns={2}>
          <Heading>A lift that runs on air</Heading>
          <Prose>
            <p>
              A lift in a house uses power on its way up. Ours would make power on its way up. When
              there is too much wind, pumps push air down a pipe into bags on the sea bed. That
              takes a lot of power. When the wind drops, some of that air is let into the steel
              glass. It rises, its rope turns a wheel, and the wheel turns a generator. At the{' '}
              <Term slug="dock">dock</Term> the glass lets water in and sinks again. The air goes on
              up a pipe and turns a <Term slug="turbine">turbine</Term>.
            </p>
            <p>
              Such a plant has never been built. <TextLink href="/demo">Watch one rise</TextLink> in
              a simulation.
            </p>
          </Prose>
        </Grid>
      </Section>
      <Section band="1" joined="start" id="pump">
        <Grid columns={2}>
          <Heading>The bicycle pump that gets warm</Heading>
          <Prose>
            <p>
              <strong>Try it with a bicycle.</strong> Pump up a tyre and touch the pump. It is warm:
              your work has turned into pressure and heat. Let the air out again and the valve gets
              cold, because the air takes heat back from everything near it.
            </p>
            <p>
              A storage plant does the same. Each of its three pumps, called compressors, sends the
              air out at {number(coolest!)} to {quantity(hottest!, '°C')}. The plant keeps that heat
              in <TextLink href="/tes">tanks of hot water</TextLink>. Later it warms the air before
              the turbines, or they would freeze.
            </p>
            <p>
              The rising air gets cold too, and spray from the sea warms it. That is no gift: the
              sea took the same heat when the air was pumped down.
            </p>
          </Prose>
        </Grid>
      </Section>
      <Section {...twilightZone} id="pressure">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The sea is heavy</Heading>
            <Text size="lg" tone="muted">
              Every ten metres of water weigh about as much as the whole atmosphere above. At
              1,000&nbsp;m that makes {quantity(atStore.pressureBar, 'bar', 1)}, day and night. A
              bag there <Term slug="isobaric-store">keeps its air at that pressure</Term> until it
              is empty.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="standard" />
          <Grid columns={2}>
            <ColumnFigure label="Fig. 2" />
            <Stack gap="loose">
              <DepthFigure label="Fig. 3" />
              <Text>
                Compare the last two columns of the table below. The deeper a cubic metre lies, the
                more air fits into it, and the more work it holds. A tonne of air gains only slowly.
                So a deeper store is smaller, but hardly better. Warmer air needs more work: the{' '}
                <TextLink href="/science/calculators#c3">calculator</TextLink> lets you set its
                temperature. Below about 2,000&nbsp;m real air departs from the{' '}
                <Term slug="ideal-gas">ideal gas</Term>, and these rows flatter it.
              </Text>
            </Stack>
          </Grid>
          <DataTable
            caption="What depth does: sea and air at 4 °C, salinity 35, 20° of latitude, air as an ideal gas"
            columns={[
              'Depth',
              numeric('Pressure, bar abs'),
              numeric('Sea water, kg/m³'),
              numeric('Work held in air, kWh/m³'),
              numeric('Least work to compress, kWh/t'),
            ]}
            rows={depthTable.map((row) => [
              quantity(row.depth, 'm'),
              number(row.pressureBar, 1),
              number(row.seaDensity, 1),
              number(row.exergyKwhPerM3, 2),
              number(row.isothermalKwhPerTonne, 1),
            ])}
          />
        </Stack>
      </Section>

      <Section {...midnightZone} id="no-free-lunch" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>No free lunch</Heading>
            <Text size="lg" tone="muted">
              Could the sea give more than the pumps take? No. Bring a tonne of air down to{' '}
              {quantity(stroke.startM, 'm')} with perfect machines. Let it up again in two parts:
              the <Term slug="power-stroke">stroke</Term> to the dock, then the{' '}
              <Term slug="exhaust-expansion">turbines</Term>. The parts add up to exactly what you
              paid.
            </Text>
          </SectionHeader>
          <StatGroup>
            <Stat value={number(noFreeLunch.paid, 1)} unit="kWh/t">
              least work to compress, at one temperature
            </Stat>
            <Stat value={number(noFreeLunch.stroke, 1)} unit="kWh/t">
              most the stroke can return
            </Stat>
            <Stat value={number(noFreeLunch.exhaust, 1)} unit="kWh/t">
              most the turbines can return
            </Stat>
            <Stat
              value={number(noFreeLunch.paid - noFreeLunch.stroke - noFreeLunch.exhaust)}
              unit="kWh/t"
            >
              left over
            </Stat>
          </StatGroup>
          <NumberedEquation of="E12" />
          <Prose>
            <p>
              Buoyancy is the compressor’s work coming back. Without the vessel, the turbines would
              do the same work. A vessel twice as large would need twice the air. The sum stays the
              same, and every real machine loses a little.
            </p>
          </Prose>
          <Callout tone="info" title="Storage is not generation">
            The whole plant takes in {quantity(plant.inputMwh, 'MWh')} and returns{' '}
            {quantity(plant.outputMwh, 'MWh')}, in our model.{' '}
            <TextLink href="/how-it-works#energy">Where the rest goes</TextLink> is listed line by
            line, and the equations are on{' '}
            <TextLink href="/science/physics">the physics page</TextLink>.
          </Callout>
        </Stack>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/how-it-works',
              title: 'Follow one cycle',
              text: 'Six drawn steps, with what each one does.',
            },
            {
              href: '/demo',
              title: 'Raise a vessel',
              text: 'Press start, watch the rope pull, and change its depth and its size.',
            },
          ]}
        />
      </Section>
    </>
  );
}
