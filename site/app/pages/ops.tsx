import {
  Callout,
  DefinitionList,
  EvidenceBadge,
  Grid,
  Heading,
  Item,
  ItemList,
  Onward,
  PageHead,
  Prose,
  Section,
  SectionColumns,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  Text,
  TextLink,
} from '@hadal/ui';
import { Cite } from '../components/cite';
import { onDemand } from '../components/on-demand';
import { Rise } from '../diagrams/rise';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { mooring, plant, reserve, stroke, vessel } from '../model';
import { operatingDay } from '../model/operating-day.build';
import { about, number, quantity } from '../model/format';
import { DayDialFigure } from './ops/day-dial-figure';
import { UpkeepTable } from './ops/upkeep-table';

const OperatingDayFigure = onDemand(() =>
  import('./ops/operating-day-figure').then((module) => module.OperatingDayFigure),
);

const bends = number(Number(vessel.strokesPerYear.toPrecision(1)));

export default function Ops() {
  return (
    <>
      <PageHead
        title="Operations"
        lede="What would a day at the plant look like, what would wear out, and what would the sea have to put up with? All of it on paper: no plant runs."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/ops', title: 'Operations' },
        ]}
        links={[
          { href: '#day', title: 'A day' },
          { href: '#upkeep', title: 'Upkeep' },
          { href: '#watch', title: 'Watching' },
          { href: '#sea', title: 'The sea' },
          { href: '#end', title: 'The end' },
        ]}
        scene={
          <Rise
            station={4}
            title="A vessel near the dock, and a wind turbine beside the platform."
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="day">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>One day, by the clock</Heading>
            <Text size="lg" tone="muted">
              At nine the sun is up and power is cheap: the compressors start. At seven in the
              evening people cook, and the vessels begin to rise. By three at night all that is for
              sale is sold. Four vessels keep their air, and wait until morning.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <SectionColumns>
            <DayDialFigure label="Fig. 1" />
            <Prose>
              <p>
                Seconds count at all hours, so the plant answers in three ways. While it charges, it
                sheds up to {quantity(reserve.shedMw, 'MW')} by stopping the compressors, at no
                cost. While it holds, four vessels wait with {about(reserve.airT, 't')} of air, good
                for {quantity(reserve.vesselsMw, 'MW')} and {quantity(reserve.vesselsMwh, 'MWh', 2)}
                . That air is not for sale: it is {quantity(reserve.heldBack, '%', 1)} of a
                discharge. While it discharges it has only its battery of{' '}
                {quantity(reserve.batteryMwh, 'MWh')}, since every vessel is at work.
              </p>
              <p>
                The quiet hours cost {quantity(operatingDay.hotelMwh, 'MWh')} for pumps, lights and
                control. They are why the day returns a little less than the{' '}
                {number(plant.roundTrip, 1)}&nbsp;% of one clean cycle. The heat that stays behind
                is no mistake: the stroke needs none, and what it leaves can feed the{' '}
                <TextLink href="/modes#steam">steam mode</TextLink>.
              </p>
              <p>
                Such a plan is drawn up the day before, from forecasts of weather and price, and
                changed when both turn out wrong. From warm, the turbines are meant to need about
                ten minutes to full power. Over a year we assume that the plant can be called on for
                92&nbsp;% of the time. The first is a target and the second an assumption. A sunny,
                a windy and a grey day can be played through in{' '}
                <TextLink href="/demo#day">the demo</TextLink>.
              </p>
            </Prose>
          </SectionColumns>
          <OperatingDayFigure label="Fig. 2" />
          <StatGroup>
            <Stat value={number(operatingDay.takenMwh)} unit="MWh">
              taken from the grid from one midnight to the next
            </Stat>
            <Stat value={number(operatingDay.deliveredMwh)} unit="MWh">
              given back to it
            </Stat>
            <Stat value={number(operatingDay.returned, 1)} unit="%">
              returned, waiting included
            </Stat>
            <Stat value={number(operatingDay.heatLeft)} unit="%">
              of the heat still there when the air is sold
            </Stat>
          </StatGroup>
        </Stack>
      </Section>
      <Section {...twilightZone} id="upkeep">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>What wears out</Heading>
            <Text size="lg" tone="muted">
              The rope does, like the tyres of a lorry. How many times it may bend decides the cost
              of the vessels.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="concept" />
          <UpkeepTable />
          <Prose>
            <p>
              A vessel makes about {bends} strokes in a year of 300 discharges, and every stroke
              bends the rope once over its sheave under as much as{' '}
              {quantity(stroke.dockPullMn, 'MN', 1)}. The published tests of such bending that we
              know of used rope of 250&nbsp;kN (<Cite of="davies2015" />
              ), a thirtieth of each of the six here. No theory bridges that gap safely. So there
              has to be a <TextLink href="/earth-engine#g2">sea test</TextLink> before a plant, and
              rope is the first of our <TextLink href="/research#rope">open questions</TextLink>.
            </p>
          </Prose>
        </Stack>
      </Section>
      <Section {...midnightZone} id="watch" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What the plant would tell us</Heading>
            <Text size="lg" tone="muted">
              A machine a kilometre down cannot be inspected on a round. It has to report on itself,
              and its reports should be public.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="concept" />
          <DefinitionList
            items={[
              {
                term: 'Round trip',
                unit: 'each cycle',
                description: 'Electricity in and out, measured at the cable.',
              },
              {
                term: 'Balance of the air',
                unit: 'each cycle',
                description:
                  'What went down, less what came up, is what leaked. A bag that weeps shows here before it shows on a camera.',
              },
              {
                term: 'Life of the rope',
                unit: 'each stroke',
                description:
                  'Bends, pull and stretch, rope by rope, so that each is changed by what it has borne and not by the calendar.',
              },
              {
                term: 'Temperatures',
                unit: 'each minute',
                description:
                  'Along the tanks, at every turbine, and at the dock, where ice would form first.',
              },
              {
                term: 'Bubbles and noise',
                unit: 'always',
                description:
                  'Microphones in the water hear a leak, a worn bearing and the whales nearby.',
              },
            ]}
          />
          <Text>
            A computed copy of the plant runs beside the real one and says what each instrument
            ought to read. Where the two differ, a person looks.{' '}
            <TextLink href="/digital">The twin</TextLink> has a page of its own.
          </Text>
          <Callout tone="danger" title="The hazards are on another page">
            A tether that parts, a bag that tears, scalding water, ice, slides. They and the answers
            to them are listed under <TextLink href="/system#hazards">the system</TextLink>, and
            none is solved by good upkeep alone.
          </Callout>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="sea">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What it would do to the sea</Heading>
            <Text size="lg" tone="muted">
              No fuel and no flue gas is the easy part. The rest is unknown at this scale, and must
              be studied and published before anybody asks for a permit.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="concept" />
          <ItemList>
            <Item title="Ground">
              The ballast is {about(plant.ballastT, 't')} of rock, tipped where something lived, and
              the anchors add {about(mooring.anchorsT, 't')} of concrete. Animals that like hard
              ground will settle on it. Whether a reef that was never there is a gain is a question
              for biologists, asked before and not after.
            </Item>
            <Item title="Lines and noise">
              Whales have drowned in the ropes of fishermen. Ours would be thick and taut, which
              helps, and twelve sets of six would move day and night, which may not. Winches and
              turbines hum through the hull into the water.
            </Item>
            <Item title="Warm, cold and bubbly">
              The coolers give back warmer water, the rising air makes cold water, and air that
              leaks dissolves or climbs in a plume. Each is small for an ocean, but not for a larva.
            </Item>
            <Item title="Carbon">
              What a store returns carries the carbon of what filled it, divided by{' '}
              {number(plant.roundTrip / 100, 3)}. Charged from a grid of 390&nbsp;kg/MWh, and
              displacing a gas turbine of 531&nbsp;kg/MWh, it would add carbon to the air.{' '}
              <TextLink href="/science/calculators#c9">Set both yourself</TextLink>.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="end">
        <Grid columns={2}>
          <Stack>
            <Heading>At the end of its life</Heading>
            <Text size="lg" tone="muted">
              Thirty years is what the sums assume. A permit should ask for the year after.
            </Text>
            <EvidenceBadge evidence="concept" />
          </Stack>
          <Prose>
            <p>
              What goes down has to come up again, or be shown to do no harm where it stays. Vessels
              and bags are made to be lifted out, so they can be lifted out for good: the steel can
              be melted down; for the fabric there is no way to recycle it that we know of. Ropes
              are plastic and must never be cut loose. The platform is towed home with its tanks.
            </p>
            <p>
              Rock and anchors are the hard part. The pull on the sheave of one vessel,{' '}
              {quantity(2 * stroke.dockPullMn, 'MN', 1)}, asks for{' '}
              {about(mooring.concreteT, 't', 2)} of concrete, and there are twelve:{' '}
              {about(mooring.anchorsT, 't')}, beside the rock. Moving them might harm more than
              leaving them. That is for the authority that gave the permit to decide, with money set
              aside from the first day. The{' '}
              <TextLink href="/business-model">business model</TextLink> does not yet say how much,
              because we do not know.
            </p>
          </Prose>
        </Grid>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/research',
              title: 'Open questions',
              text: 'Have you run ropes, moored things deep or counted whales? You know something we need.',
            },
            {
              href: '/business-model',
              title: 'What it would earn',
              text: 'Who would pay for all this, and how much.',
            },
          ]}
        />
      </Section>
    </>
  );
}
