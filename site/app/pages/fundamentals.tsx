import {
  Callout,
  Equation,
  EvidenceBadge,
  Heading,
  Item,
  ItemList,
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
import { DataTable, figure } from '../components/data-table';
import { Term } from '../components/term';
import { Rise } from '../components/rise';
import { at1000m, at200m, surface } from '../content/depths';
import { DepthFigure } from '../diagrams/depth-figure';
import { equations } from '../equations';
import formula from '../equations/relations.tex';
import { atStore, depthTable, noFreeLunch, plant, stroke } from '../model';
import { about, number, quantity } from '../model/format';

const [lunch] = equations.find(({ number: name }) => name === 'E12')!.relations;
const [coolest, hottest] = plant.compressorsC;

export default function Fundamentals() {
  return (
    <>
      <PageHead
        title="Fundamentals"
        lede="A little school physics carries the whole idea, and one more line of it says what the idea cannot do."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/fundamentals', title: 'Fundamentals' },
        ]}
        links={[
          { href: '#pressure', title: 'Pressure' },
          { href: '#buoyancy', title: 'Buoyancy and air' },
          { href: '#no-free-lunch', title: 'No free lunch' },
        ]}
        scene={
          <Rise station={1} title="A vessel just above the sea bed, less than half full of air." />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="pressure">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The sea is heavy</Heading>
            <Text size="lg" tone="muted">
              Every ten metres of water weigh about as much as the whole atmosphere above. At
              1,000&nbsp;m that makes {quantity(atStore.pressureBar, 'bar', 1)}, day and night. A
              bag open to it <Term slug="isobaric-store">keeps its air at that pressure</Term> down
              to the last cubic metre.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="standard" />
          <DepthFigure label="Fig. 1" />
          <DataTable
            caption="What depth does: sea and air at 4 °C, salinity 35, 20° of latitude, air as an ideal gas"
            columns={[
              'Depth',
              figure('Pressure, bar abs'),
              figure('Sea water, kg/m³'),
              figure('Work held in air, kWh/m³'),
              figure('Least work to compress, kWh/t'),
            ]}
            rows={depthTable.map((row) => [
              quantity(row.depth, 'm'),
              number(row.pressureBar, 1),
              number(row.seaDensity, 1),
              number(row.exergyKwhPerM3, 2),
              number(row.isothermalKwhPerTonne, 1),
            ])}
          />
          <Text>
            Compare the last two columns. A cubic metre holds far more the deeper it lies, because
            more air fits into it. A tonne of air gains only slowly: its work grows with the
            logarithm of the pressure. Deeper is smaller, not proportionally better. Below about
            2,000&nbsp;m real air departs from the <Term slug="ideal-gas">ideal gas</Term>, and
            these rows flatter it.
          </Text>
        </Stack>
      </Section>
      <Section {...at200m} id="buoyancy">
        <Stack gap="loose">
          <Heading>Lift, squeeze and heat</Heading>
          <ItemList>
            <Item title="Buoyancy">
              A vessel is pushed up by the weight of the water it displaces. A thousand cubic metres
              of air at the <Term slug="dock">dock</Term> pull on the{' '}
              <Term slug="tether">tether</Term> with {quantity(stroke.dockPullMn, 'MN', 1)}, about{' '}
              {about(stroke.dockPullT, 't', 1)} of force.
            </Item>
            <Item title="Gas laws">
              At one temperature, half the pressure means twice the volume. From{' '}
              {quantity(stroke.startM, 'm')} to {quantity(stroke.dockM, 'm')} the pressure falls to{' '}
              {quantity(stroke.dockBar, 'bar', 1)} and the air grows {number(stroke.expansion, 1)}{' '}
              times, so the vessel starts {number(100 * stroke.startFill)}&nbsp;% full and arrives
              brimming, without losing a bubble.
            </Item>
            <Item title="Heat of compression">
              Squeezed air gets hot: {number(coolest!)} to {quantity(hottest!, '°C')} after each of
              three compressors. That heat is most of the energy put in. Kept in{' '}
              <TextLink href="/tes">tanks of hot water</TextLink>, it warms the air again before it
              expands.
            </Item>
            <Item title="The sea as a heat bath">
              Rising air cools as it expands, and spray of sea water warms it. That heat is real,
              and it is not a gift: the same heat was given away when the air was compressed.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section {...at1000m} id="no-free-lunch">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>No free lunch</Heading>
            <Text size="lg" tone="muted">
              Bring a tonne of air down to {quantity(stroke.startM, 'm')} with perfect machines, and
              let it up again in two parts: the <Term slug="power-stroke">stroke</Term> to the dock,
              the <Term slug="exhaust-expansion">turbines</Term> from there. The parts add up to
              exactly what you paid.
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
          <Equation number="E12" label={lunch.label} text={lunch.text}>
            {formula(lunch.key)}
          </Equation>
          <Prose>
            <p>
              Buoyancy is the compressor’s work coming back. Were the vessel left out, the same work
              would come from the turbines; were it made twice as large, it would need twice the
              air. Whatever the arrangement, the sum stands, and every real step only loses.
            </p>
          </Prose>
          <Callout tone="info" title="Storage is not generation">
            The whole plant takes in {quantity(plant.inputMwh, 'MWh')} and returns{' '}
            {quantity(plant.outputMwh, 'MWh')}, in our model.{' '}
            <TextLink href="/how-it-works#energy">Where the rest goes</TextLink> is listed line by
            line, and the equations stand on{' '}
            <TextLink href="/science/physics">physics and equations</TextLink>.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
