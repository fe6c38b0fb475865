import { HeatStoreScene } from '@hadal/illustrations';
import {
  Callout,
  Card,
  CardText,
  CardTitle,
  EvidenceBadge,
  Figure,
  Grid,
  Heading,
  Item,
  ItemList,
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
import { Cite } from '../components/cite';
import { DataTable } from '../components/data-table';
import { onDemand } from '../components/on-demand';
import { Term } from '../components/term';
import { Rise } from '../diagrams/rise';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { modes, plant, rock } from '../model';
import { keptInAll, withoutHeat } from '../model/heat.build';
import { about, number, quantity } from '../model/format';

const StandingFigure = onDemand(() =>
  import('./tes/standing-figure').then((module) => module.StandingFigure),
);
const NumberedEquation = onDemand(() =>
  import('../equations/numbered-equation').then((module) => module.NumberedEquation),
);

const [coolest, hottest] = plant.compressorsC;
const hot = quantity(plant.hotC, '°C');
const twoStages = quantity(plant.roundTripTwoStages, '%', 1);

export default function Tes() {
  return (
    <>
      <PageHead
        title="Thermal energy storage"
        lede="Three fifths of the stored energy, and a quarter of its work value, is hot water on deck. Without it the turbines would freeze. All of it is modelled: no tank of ours exists."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/tes', title: 'Thermal Energy Storage' },
        ]}
        links={[
          { href: '#why', title: 'Why heat matters' },
          { href: '#tanks', title: 'The tanks' },
          { href: '#alternatives', title: 'Alternatives' },
          { href: '#losses', title: 'Losses' },
          { href: '#worth', title: 'What heat is worth' },
        ]}
        scene={
          <Rise station={4} title="A vessel near the end of its way, three quarters full of air." />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="why">
        <Stack gap="loose">
          <Grid columns={2}>
            <Heading>Why keep the heat?</Heading>
            <Prose>
              <p>
                Compressed air gets hot, as{' '}
                <TextLink href="/fundamentals#pump">a bicycle pump</TextLink> shows. Each of the
                plant’s three compressors sends the air out at {number(coolest!)} to{' '}
                {quantity(hottest!, '°C')}. Older plants blow that heat away and burn fuel to warm
                the air when it comes back (<Cite of="budt2016" />
                ). A plant that keeps the heat needs no fuel.
              </p>
            </Prose>
          </Grid>
          <Callout tone="warning" title="Without stored heat the turbines would freeze">
            Fed with air at the temperature of a mild day, one turbine stage would blow it out at{' '}
            {quantity(withoutHeat.afterOneC, '°C')}, and three in a row at{' '}
            {quantity(withoutHeat.afterThreeC, '°C')}. Moisture would turn to ice, oil to wax, and
            common steel grow brittle. Warmed to {quantity(plant.expanderC, '°C')} before every
            stage, the same air leaves at {quantity(plant.exhaustC, '°C')}.
          </Callout>
        </Stack>
      </Section>
      <Section {...twilightZone} id="tanks" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Hot water, under pressure</Heading>
            <Text size="lg" tone="muted">
              A kettle boils at a hundred degrees because the air above it pushes no harder. In a
              closed tank at more than {quantity(plant.boilingBar, 'bar', 1)}, water is still water
              at {hot}.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <StatGroup>
            <Stat value={number(plant.heatMwh)} unit="MWh">
              of heat when every tank is full
            </Stat>
            <Stat value={number(Number(plant.hotWaterT.toPrecision(3)))} unit="t">
              of water, {about(plant.hotWaterM3, 'm³')} when hot
            </Stat>
            <Stat value={`${number(plant.hotC)} / ${number(plant.coldC)}`} unit="°C">
              in the hot tanks, and in the cold
            </Stat>
            <Stat value={number(plant.heatKjPerKg)} unit="kJ/kg">
              of heat caught from each kilogram of air
            </Stat>
          </StatGroup>
          <Figure
            label="Fig. 1"
            caption="The store while the plant charges: water on its way from the cold tanks to the hot ones."
            note="not to scale"
          >
            <HeatStoreScene
              title="Two groups of tanks cut open, the coolers between them. Hot air from the compressors passes the water, and leaves cool."
              charged={0.6}
              cold={{ name: 'Cold tanks', note: quantity(plant.coldC, '°C') }}
              hot={{ name: 'Hot tanks', note: `${hot}, under pressure` }}
              exchanger={{ name: 'Coolers', note: 'behind each compressor' }}
              air={{ hot: `air at up to ${quantity(hottest!, '°C')}`, cold: 'cool air' }}
            />
          </Figure>
          <Grid columns={2}>
            <Text>
              There are two groups of insulated steel tanks for{' '}
              <Term slug="pressurised-water">pressurised water</Term>, built for 16&nbsp;bar. While
              the plant charges, water from the cold group runs through the coolers behind the
              compressors and arrives in the hot group. While it discharges, the water makes the
              same journey backwards, past the air on its way into the turbines. Nothing is burned,
              boiled or used up.
            </Text>
            <Text>
              Water does no harm when it leaks cold, and needs only the kind of cooler that every
              compressor has. Others have studied the same route for stores on land, at low
              temperatures and with water, and found it workable (
              <Cite of="luo2016" />
              ). Its price is steel: by a thin-wall estimate about 1,200&nbsp;t of it.
            </Text>
          </Grid>
        </Stack>
      </Section>
      <Section band="2" joined="start" id="alternatives">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What else could hold it</Heading>
            <Text size="lg" tone="muted">
              A hotter store improves the <Term slug="round-trip-efficiency">round trip</Term> and
              is harder on the machines: {twoStages} with two compressor stages, against{' '}
              {number(plant.roundTrip, 1)}&nbsp;% with three.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <DataTable
            caption="Stores for the heat of one charge"
            columns={['Store', 'At', 'Size', 'For it', 'Against it']}
            rows={[
              [
                'Pressurised water (chosen)',
                hot,
                `${about(plant.hotWaterT, 't')}, ${about(plant.hotWaterM3, 'm³')}`,
                'Benign; ordinary coolers',
                'A great deal of tank steel; flashes to steam if a pipe breaks',
              ],
              [
                'Packed bed of rock',
                `Heated by ${quantity(plant.hotC - plant.coldC, 'K')}`,
                `${about(rock.massT, 't')}, ${about(rock.volumeM3, 'm³')}`,
                'Cheap filling',
                'Needs a loop of air or oil; hot and cold mix with time',
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
                `Solid at ${hot}, and solid salt does not flow`,
              ],
            ]}
          />
          <Text>
            Why not take the better figure? Its compressors would deliver air at well over three
            hundred degrees, hard on every blade and seal, and leave no heat for the{' '}
            <TextLink href="/modes#steam">hybrid mode</TextLink>. The choice should be made again
            when there is a price for both.
          </Text>
        </Stack>
      </Section>
      <Section {...midnightZone} id="losses" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What leaks away</Heading>
            <Text size="lg" tone="muted">
              The tanks are made to wait for a night, not for a season.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <StandingFigure label="Fig. 2" />
          <ItemList>
            <Item title={`${number(keptInAll)}\u00a0% comes back`}>
              Exchange in the <Term slug="intercooler">coolers</Term>, mixing of warm and cold, and
              twelve hours of standing are taken together. The figure is an assumption of the model.
              No tank of ours has been filled.
            </Item>
            <Item title={`About 2\u00a0% in a night`}>
              That is the loss from standing alone. In daily use it hardly matters; a store kept for
              winter would be cold by then.
            </Item>
            <Item title="No harm to the round trip, within limits">
              The stroke leaves heat over. Let the tanks return anything from 85 to 97&nbsp;%, and
              running on air alone gives the same result; only the steam mode shrinks or grows. Far
              below that the turbines would feel it.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="worth">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What heat is worth</Heading>
            <Text size="lg" tone="muted">
              A bathtub of warm water holds more energy than a car battery, but cannot start a car.
              Engineers call the part that could do work <Term slug="exergy">exergy</Term>.
            </Text>
          </SectionHeader>
          <NumberedEquation of="E15 exergy" />
          <EvidenceBadge evidence="modelled" />
          <Grid columns={3}>
            <Card>
              <CardTitle>In the air</CardTitle>
              <CardText>
                {quantity(plant.airExergyMwh, 'MWh')} of work in full bags. All of it is pressure:
                the air itself is as cold as the sea.
              </CardText>
            </Card>
            <Card>
              <CardTitle>In the water</CardTitle>
              <CardText>
                {quantity(plant.heatMwh, 'MWh')} of heat, of which{' '}
                {quantity(plant.heatExergyMwh, 'MWh')} could at most become work. Most of the
                energy, a quarter of the worth.
              </CardText>
            </Card>
            <Card>
              <CardTitle>In the cable</CardTitle>
              <CardText>
                {quantity(plant.outputMwh, 'MWh')} of electricity out of the two together:{' '}
                {quantity(plant.exergyReturned, '%')} of what air and heat could have done.
              </CardText>
            </Card>
          </Grid>
          <Text>
            For every cubic metre of bag the sea holds {quantity(plant.airExergyKwhPerM3, 'kWh', 2)}{' '}
            as pressure and the deck {quantity(plant.heatExergyKwhPerM3, 'kWh', 2)} as heat;{' '}
            {number(plant.kwhPerM3, 1)} of the sum reach the grid. After a discharge{' '}
            {quantity(modes.surplusKjPerKg, 'kJ/kg')} are left over.{' '}
            <TextLink href="/science/physics#e15">Equation E15</TextLink> defines the terms.
          </Text>
        </Stack>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/science/calculators#c4',
              title: 'Size a heat store',
              text: 'Water or rock, hot or lukewarm, a night or a fortnight: set it, and read off the tonnes.',
            },
            {
              href: '/system',
              title: 'The whole system',
              text: 'Every part of the plant, with its size.',
            },
          ]}
        />
      </Section>
    </>
  );
}
