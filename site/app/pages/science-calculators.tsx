import {
  Card,
  CardText,
  CardTitle,
  DefinitionList,
  EvidenceBadge,
  Grid,
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
import { brand } from '../brand';
import { at1000m, at200m, surface } from '../depths';
import {
  depthTable,
  noFreeLunch,
  plant,
  pressureBar,
  sea,
  seaDensity,
  stroke,
  strokeStation,
  vessel,
} from '../figures';
import { number, quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Calculators',
  description:
    'Worked calculations with every input stated: pressure at depth, one power stroke, a cubic metre of stored air, and what each leaves out.',
};

const dock = strokeStation(stroke.dockM);
const at1000 = depthTable.find(({ depth }) => depth === 1000);

export default function ScienceCalculators() {
  return (
    <>
      <PageHead
        title="Calculators"
        lede="The sums behind the site, worked through for the reference plant: what goes in, what comes out, and what each one ignores."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
          { href: '/science/calculators', title: 'Calculators' },
        ]}
        links={[
          { href: '#depth', title: 'Depth' },
          { href: '#stroke', title: 'Stroke' },
          { href: '#air', title: 'Air' },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="depth">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What is it like down there?</Heading>
            <Text size="lg" tone="muted">
              Depth 1,000&nbsp;m, latitude {sea.latitude}°, salinity {sea.salinity}, water at{' '}
              {quantity(sea.temperatureC, '°C')}.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="standard" />
          <StatGroup>
            <Stat value={number(pressureBar(1000), 1)} unit="bar">
              absolute pressure, the atmosphere included
            </Stat>
            <Stat value={number(seaDensity(1000), 1)} unit="kg/m³">
              density of the sea water there
            </Stat>
          </StatGroup>
          <DefinitionList
            items={[
              {
                term: 'Relations',
                description: 'E2 and E3: UNESCO Technical Papers in Marine Science 44, 1983',
              },
              {
                term: 'Holds for',
                description: '0 to 10,000\u00a0m, salinity 0 to 42, −2 to 40\u00a0°C',
              },
              {
                term: 'Ignores',
                description: 'Tides, weather and dynamic height, up to about 2\u00a0m in all',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at200m} id="stroke">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What does one stroke give?</Heading>
            <Text size="lg" tone="muted">
              A vessel of {quantity(vessel.volumeM3, 'm³')} from {quantity(stroke.startM, 'm')}, the
              dock where the pressure is e times lower, air of index {number(vessel.index, 2)}.
            </Text>
          </SectionHeader>
          <StatGroup>
            <Stat value={number(stroke.dockM)} unit="m">
              depth of that dock, at {quantity(stroke.dockBar, 'bar', 1)}
            </Stat>
            <Stat value={number(100 * stroke.startFill)} unit="%">
              full at the start, so that it is full at the dock
            </Stat>
            <Stat value={number(stroke.gasWorkMwh, 3)} unit="MWh">
              of work done by the air
            </Stat>
            <Stat value={number(dock.tetherMn, 2)} unit="MN">
              pull on the tether at the dock
            </Stat>
          </StatGroup>
          <DefinitionList
            items={[
              {
                term: 'Relations',
                description: 'E9, E10 and E11; the work is exact for any density of the sea',
              },
              { term: 'Holds for', description: 'Slow motion, air as an ideal gas' },
              {
                term: 'Ignores',
                description: 'Water dragged along, rope stretch, currents and waves',
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at1000m} id="air">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What is stored air worth?</Heading>
            <Text size="lg" tone="muted">
              Air at the temperature of the deep, kept at sea pressure at 1,000&nbsp;m; then the
              same air priced by the tonne at {quantity(stroke.startM, 'm')}.
            </Text>
          </SectionHeader>
          <Grid columns={3}>
            <Card>
              <CardTitle>{at1000 && quantity(at1000.exergyKwhPerM3, 'kWh/m³', 2)}</CardTitle>
              <CardText>
                The most that a cubic metre of store can return as work (E8). The modelled plant
                gets 13.1&nbsp;kWh from it, because it adds {quantity(plant.heatMwh, 'MWh')} of kept
                heat.
              </CardText>
            </Card>
            <Card>
              <CardTitle>{quantity(noFreeLunch.paid, 'kWh/t', 1)}</CardTitle>
              <CardText>
                The least it takes to bring a tonne of air down to the start (E5), by machines
                nobody has.
              </CardText>
            </Card>
            <Card>
              <CardTitle>{quantity(plant.inKjPerKg / 3.6, 'kWh/t')}</CardTitle>
              <CardText>
                What the modelled compressors take, motor included. Most of it leaves as heat, and
                most of that heat is kept.
              </CardText>
            </Card>
          </Grid>
          <Text>
            All of this is computed by one small package, @{brand.slug}/physics, whose formulas name
            their source and range. The relations stand under{' '}
            <TextLink href="/science/physics">physics and equations</TextLink>.
          </Text>
        </Stack>
      </Section>
    </>
  );
}
