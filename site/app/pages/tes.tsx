import {
  Callout,
  Card,
  CardText,
  CardTitle,
  EvidenceBadge,
  Grid,
  Heading,
  PageHead,
  Prose,
  Section,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable } from '../components/data-table';
import { at1000m, at200m, surface } from '../depths';
import { plant, rock } from '../figures';
import { about, number, quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Thermal energy storage',
  description:
    'Compressing air makes heat, and expanding it needs heat. Why the plant keeps it in pressurised water at 190\u00a0°C, and what else was considered.',
};

const [coolest, hottest] = plant.compressorsC;
const hot = quantity(plant.hotC, '°C');
const twoStages = quantity(plant.roundTripTwoStages, '%', 1);

export default function Tes() {
  return (
    <>
      <PageHead
        title="Thermal energy storage"
        lede="Half of the store is not in the sea. It stands on deck, as hot water, and without it the turbines would freeze."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/tes', title: 'Thermal Energy Storage' },
        ]}
        links={[
          { href: '#tanks', title: 'The tanks' },
          { href: '#alternatives', title: 'Alternatives' },
          { href: '#losses', title: 'Losses' },
        ]}
        mark={<SurfaceMark name="turbines" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="tanks">
        <Stack gap="loose">
          <Grid columns={2}>
            <Heading>Hot water, under pressure</Heading>
            <Prose>
              <p>
                Air leaves each compressor at {number(coolest!)} to {quantity(hottest!, '°C')} and
                must be cool before the next. Coolers hand its heat to water, which stays liquid at{' '}
                {hot} because the tanks hold it at more than {quantity(plant.boilingBar, 'bar', 1)}.
                On the way back the same water warms the air to {quantity(plant.expanderC, '°C')}{' '}
                before each of three turbine stages.
              </p>
              <p>
                Water was chosen because it is harmless and works with ordinary heat exchangers. It
                fills two groups of insulated steel tanks, built for 16&nbsp;bar.
              </p>
            </Prose>
          </Grid>
          <EvidenceBadge evidence="modelled" />
          <StatGroup>
            <Stat value={number(plant.heatMwh)} unit="MWh">
              of heat in a full plant
            </Stat>
            <Stat value={number(plant.heatExergyMwh)} unit="MWh">
              of that could at most become work
            </Stat>
            <Stat value={number(Number(plant.hotWaterT.toPrecision(3)))} unit="t">
              of water, {about(plant.hotWaterM3, 'm³')} when hot
            </Stat>
            <Stat value={`${number(plant.hotC)} / ${number(plant.coldC)}`} unit="°C">
              hot tanks and cold tanks
            </Stat>
          </StatGroup>
          <Callout tone="info" title="Most of the energy, a quarter of the work">
            A full plant holds air worth {quantity(plant.airExergyMwh, 'MWh')} of work beside{' '}
            {quantity(plant.heatMwh, 'MWh')} of heat, of which only a quarter could be turned into
            work. It earns its tanks by making the air work harder.
          </Callout>
        </Stack>
      </Section>
      <Section {...at200m} id="alternatives">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What else could hold it</Heading>
            <Text size="lg" tone="muted">
              A hotter store would return more: {twoStages} in the model, against{' '}
              {number(plant.roundTrip, 1)}&nbsp;%. It also asks for harder machines and leaves no
              heat for steam.
            </Text>
          </SectionHeader>
          <DataTable
            caption="Stores for the same heat, modelled"
            columns={['Store', 'At', 'Size', 'For it', 'Against it']}
            rows={[
              [
                'Pressurised water (chosen)',
                hot,
                `${about(plant.hotWaterT, 't')}, ${about(plant.hotWaterM3, 'm³')}`,
                'Benign; ordinary coolers',
                'About 1,200\u00a0t of tank steel',
              ],
              [
                'Packed bed of rock',
                `Heated by ${quantity(plant.hotC - plant.coldC, 'K')}`,
                `${about(rock.massT, 't')}, ${about(rock.volumeM3, 'm³')}`,
                'Cheap filling',
                'Needs an air or oil loop; hot and cold mix with time',
              ],
              [
                'Oil and rock, or a low-melting salt',
                quantity(plant.twoStagesC, '°C'),
                'Two compressor stages instead of three',
                `Round trip of ${twoStages}`,
                'Harder machines; no heat to spare for steam',
              ],
              [
                'Solar salt',
                'Freezes at 220 to 240\u00a0°C',
                'Not sized',
                'Known from solar power plants',
                `Too hot: it would be solid at ${hot}`,
              ],
            ]}
          />
        </Stack>
      </Section>
      <Section {...at1000m} id="losses">
        <Stack gap="loose">
          <Heading>What leaks away</Heading>
          <Grid columns={2}>
            <Card>
              <CardTitle>7 % between in and out</CardTitle>
              <CardText>
                Exchange, mixing and twelve hours of standing together keep 93&nbsp;% of the heat.
                That is assumed, not measured.
              </CardText>
            </Card>
            <Card>
              <CardTitle>2 % in a night</CardTitle>
              <CardText>
                Standing alone costs about 2&nbsp;% in twelve hours. The store is made for days, not
                for seasons.
              </CardText>
            </Card>
            <Card>
              <CardTitle>No harm to the round trip, within limits</CardTitle>
              <CardText>
                The stroke leaves heat to spare. Between 85 and 97&nbsp;% kept, air-only operation
                does not change; only the <TextLink href="/modes#steam">steam mode</TextLink> feels
                it.
              </CardText>
            </Card>
            <Card>
              <CardTitle>Three quarters comes out</CardTitle>
              <CardText>
                For every cubic metre of air in the sea the plant holds{' '}
                {quantity(plant.airExergyKwhPerM3, 'kWh', 2)} of work as pressure and{' '}
                {quantity(plant.heatExergyKwhPerM3, 'kWh', 2)} as heat. Of these{' '}
                {quantity(plant.airExergyKwhPerM3 + plant.heatExergyKwhPerM3, 'kWh', 1)},{' '}
                {number(plant.kwhPerM3, 1)} reach the grid.
              </CardText>
            </Card>
          </Grid>
        </Stack>
      </Section>
    </>
  );
}
