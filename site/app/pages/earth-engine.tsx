import { PlanScene } from '@hadal/illustrations';
import {
  Accordion,
  AccordionItem,
  AccordionToggle,
  Callout,
  EvidenceBadge,
  Grid,
  Heading,
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
import { DataTable } from '../components/data-table';
import { onDemand } from '../components/on-demand';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { ladder, modes, plant, stroke, vessel } from '../model';
import { storageCost } from '../model/cost.build';
import { number, quantity } from '../model/format';
import { GatesFigure } from './earth-engine/gates-figure';
import { PlantParts } from './earth-engine/plant-parts';

const LossFigure = onDemand(() =>
  import('../diagrams/loss-figure').then((module) => module.LossFigure),
);

const { firstPlant, withoutVessels } = storageCost;

export default function EarthEngine() {
  return (
    <>
      <PageHead
        title="Earth Engine"
        lede="A modelled plant that would store a windy afternoon’s power for the evening, and the four tests that decide whether to build one. None exists yet."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/earth-engine', title: 'Earth Engine' },
        ]}
        links={[
          { href: '#ladder', title: 'The ladder' },
          { href: '#gates', title: 'The gates' },
          { href: '#losses', title: 'Where it goes' },
          { href: '#stroke', title: 'Is the stroke worth it?' },
          { href: '#parts', title: 'What it is made of' },
        ]}
        scene={
          <PlanScene
            title="Chart: a platform moored between a wind farm and an island."
            plan="plant"
          />
        }
        scenePlace="below"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The plant we have modelled</Heading>
            <Text size="lg" tone="muted">
              It is called EE-100, and it exists only as equations. It has no site, permit, partner
              or financing. Every figure here is calculated, and you can{' '}
              <TextLink href="/science/calculators#c7">change what went into it</TextLink>.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="concept" />
          <StatGroup>
            <Stat value={number(plant.outputMw)} unit="MW">
              out to the grid, for eight hours
            </Stat>
            <Stat value={number(plant.inputMw)} unit="MW">
              in from wind and solar, for ten hours
            </Stat>
            <Stat value={number(plant.roundTrip, 1)} unit="%">
              comes back; modelled range {number(plant.roundTripLow)} to{' '}
              {quantity(plant.roundTripHigh, '%')}
            </Stat>
            <Stat value={number(plant.vessels)} unit="vessels">
              take turns; four are rising at any time
            </Stat>
          </StatGroup>
          <Prose>
            <p>
              Surplus power compresses air into bags at 1,000&nbsp;m. Later, vessels rise on part of
              that air and their tethers drive generators. At {quantity(stroke.dockM, 'm')} each
              hands its air to turbines, sinks and waits for its next turn. Compressing the air
              takes more than vessels and turbines give back. See{' '}
              <TextLink href="/how-it-works">six drawn steps</TextLink>,{' '}
              <TextLink href="/system">every part</TextLink>,{' '}
              <TextLink href="/ops">a day’s work</TextLink>, or the same in plain words:{' '}
              <TextLink href="/fundamentals#lift">a lift that runs on air</TextLink>.
            </p>
          </Prose>
        </Stack>
      </Section>
      <Section {...twilightZone} id="ladder" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Four steps down</Heading>
            <Text size="lg" tone="muted">
              The first would fit into a diving tower. Each step lifts ten to a hundred times more
              than the one before.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <GatesFigure label="Fig. 1" />
          <Grid columns={2}>
            <Text>
              Of the {quantity(ladder.plant.liftMn, 'MN', 1)} that the water lifts in the plant, the
              vessel’s own {quantity(vessel.weightMn, 'MN', 2)} and the{' '}
              {quantity(stroke.airWeightMn, 'MN', 2)} of its air come off: the rope holds{' '}
              {quantity(stroke.dockPullMn, 'MN', 1)}.
            </Text>
            <Text>
              The first stroke holds less than a phone battery, so a mistake found there is cheap.
              Gifts and grants would pay for the tank and the lake:{' '}
              <TextLink href="/donate">see what a donation funds</TextLink>. Their readings would be
              published whatever they say.
            </Text>
          </Grid>
        </Stack>
      </Section>
      <Section band="2" joined="start" id="gates">
        <SectionColumns>
          <Heading>A gate after each step</Heading>
          <Accordion>
            <AccordionToggle />
            <AccordionItem id="g0" title="G0, after the tank: do the equations hold?" defaultOpen>
              The tank would measure the law of the stroke, and what spray does for it. Measured
              work, with the spray on and off, has to lie within 5&nbsp;% of what was calculated
              before the test. If it does not and we cannot say why, every number on this site is in
              doubt and the lake has to wait.
            </AccordionItem>
            <AccordionItem id="g1" title="G1, after the lake: does the machine pass on the work?">
              The lake would try filling, docking and ice, ten thousand times over and through a
              winter. Net electricity over gas work has to stay above 0.75; the model says{' '}
              {number(vessel.netMwh / stroke.gasWorkMwh, 2)}, without wear. There is little to
              spare.
            </AccordionItem>
            <AccordionItem id="g2" title="G2, after the sea: does the stroke keep its place?">
              The sea would try rope, weather and the fast reserve. A rope has to last long enough,
              and a customer has to want what only the stroke can do. Otherwise the vessels go and
              the air store stays. The <TextLink href="#stroke">comparison below</TextLink> is what
              this gate decides.
            </AccordionItem>
            <AccordionItem id="g3" title="G3, before the plant: will anybody pay?">
              Customers have to sign for what it delivers, at a price that covers it. No gift pays
              for a plant.
            </AccordionItem>
          </Accordion>
        </SectionColumns>
      </Section>
      <Section {...midnightZone} joined="end" id="losses">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Where {quantity(100 - plant.roundTrip, '%', 1)} goes</Heading>
            <Text size="lg" tone="muted">
              Nearly half of it is lost inside compressors and turbines, whose blades are good but
              not perfect. The stroke loses little.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <LossFigure label="Fig. 2" />
          <Text tone="muted">
            Which of these could be made smaller, and by how much, is on{' '}
            <TextLink href="/science/diagrams">the diagrams page</TextLink>. For comparison, others
            have modelled a plant under water without a stroke at 64.1&nbsp;% (
            <Cite of="szablowski2023" />
            ).
          </Text>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="stroke">
        <Stack gap="loose">
          <Heading>Does the stroke earn its place?</Heading>
          <DataTable
            caption={`The same plant with rising vessels and without, modelled; money is illustrative, plus or minus 50\u00a0%`}
            columns={['Compared', 'With twelve vessels', 'Air straight up a pipe']}
            rows={[
              [
                'Round trip',
                quantity(plant.roundTrip, '%', 1),
                quantity(plant.roundTripWithoutVessels, '%', 1),
              ],
              [
                'Cost to build',
                `${number(firstPlant.millions)} million dollars`,
                `${number(withoutVessels.millions)} million dollars`,
              ],
              [
                'Each megawatt-hour stored',
                quantity(firstPlant.total, '$/MWh'),
                quantity(withoutVessels.total, '$/MWh'),
              ],
              [
                'Pressure in the riser',
                quantity(stroke.dockBar, 'bar'),
                quantity(plant.storeBar, 'bar'),
              ],
              [
                'Power within seconds, without heat or grid',
                `${quantity(modes.reserveMw, 'MW')} for ${quantity(vessel.strokeS / 60, 'min')}, a target`,
                'None',
              ],
              [
                'Round trip with steam from leftover heat',
                quantity(plant.roundTripWithSteam, '%', 1),
                quantity(plant.roundTripWithoutVesselsWithSteam, '%', 1),
              ],
              [
                'Heat left over for steam',
                quantity(modes.surplusKjPerKg, 'kJ/kg'),
                quantity(modes.surplusWithoutVesselsKjPerKg, 'kJ/kg'),
              ],
            ]}
          />
          <Callout tone="warning" title="On energy, no" level={3}>
            On dry air the vessels return {number(plant.roundTrip, 1)} against{' '}
            {quantity(plant.roundTripWithoutVessels, '%', 1)} by plain pipe; with steam,{' '}
            {number(plant.roundTripWithSteam, 1)} against{' '}
            {quantity(plant.roundTripWithoutVesselsWithSteam, '%', 1)}. They cost more as well. What
            speaks for them is power at once in a dead grid, lower pressure in the pipes and no heat
            exchanger at 100&nbsp;bar. If rope life and those services do not pay for the vessels at{' '}
            <TextLink href="#g2">gate G2</TextLink>, this project becomes a plain underwater air
            store.
          </Callout>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="parts">
        <Stack gap="loose">
          <Heading>What one plant would be made of</Heading>
          <PlantParts />
          <Text>
            The whole list, with the chain of blocks from cable to cable, is on{' '}
            <TextLink href="/system">the system page</TextLink>. A{' '}
            <TextLink href="/digital">twin in software</TextLink> would hold each of these numbers
            against its reading. Several such plants together make a hub of the{' '}
            <TextLink href="/horizon-supergrid">Horizon Supergrid</TextLink>, and one that is much
            smaller a node of the <TextLink href="/pacific-spine">Pacific Spine</TextLink>.
          </Text>
        </Stack>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/demo',
              title: 'Raise a vessel',
              text: 'A stroke takes twelve minutes at sea and a few seconds on your screen.',
            },
            {
              href: '/research',
              title: 'What could end it',
              text: 'The questions behind the gates, and what is known so far.',
            },
            {
              href: '/horizon-supergrid',
              title: 'Many such plants',
              text: 'What several hubs and long cables could do, once one plant works.',
            },
          ]}
        />
      </Section>
    </>
  );
}
