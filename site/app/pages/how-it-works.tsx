import { SeabedScene } from '@hadal/illustrations';
import {
  Accordion,
  AccordionItem,
  ButtonLink,
  Callout,
  CallToAction,
  DefinitionList,
  EvidenceBadge,
  Heading,
  PageHead,
  Section,
  SectionColumns,
  Stack,
  Text,
  TextLink,
} from '@hadal/ui';
import { Cite } from '../components/cite';
import { PlantFigure } from '../diagrams/plant-figure';
import { Term } from '../components/term';
import { Rise } from '../diagrams/rise';
import { abyss, midnightZone, surface, twilightZone } from '../content/depths';
import { plant, stroke, vessel } from '../model';
import { about, number, quantity } from '../model/format';
import { CycleSteps } from './how-it-works/cycle-steps';
import { EnergyLedger } from './how-it-works/energy-ledger';

const pull = quantity(stroke.dockPullMn, 'MN', 1);
const bends = number(Number(vessel.strokesPerYear.toPrecision(1)));

export default function HowItWorks() {
  return (
    <>
      <PageHead
        title="How it works"
        lede="Surplus power is stored as compressed air and heat. When the grid needs it, the air lifts a vessel that turns a generator, then drives turbines. It is a design on paper: no plant exists yet."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/how-it-works', title: 'How It Works' },
        ]}
        links={[
          { href: '#cycle', title: 'The cycle' },
          { href: '#plant', title: 'Inside a plant' },
          { href: '#new', title: 'What is new' },
          { href: '#energy', title: 'Where the energy goes' },
          { href: '#open', title: 'Open questions' },
        ]}
        scene={
          <Rise
            station={3}
            title="A vessel half way up between the guides of a floating platform, the ends of its way dashed."
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="cycle">
        <Stack gap="loose">
          <Heading>One cycle, six steps</Heading>
          <CycleSteps label="Fig. 1" />
        </Stack>
      </Section>
      <Section {...twilightZone} id="plant" joined="end">
        <Stack gap="loose">
          <Heading>Inside a plant</Heading>
          <PlantFigure label="Fig. 2" />
        </Stack>
      </Section>
      <Section band="2" joined="start" id="new">
        <SectionColumns>
          <Stack>
            <Heading>What is new, and what is not</Heading>
            <Text size="lg" tone="muted">
              Most of the plant is machinery that others have run for years. The rising vessel, the
              new part, has never been built.
            </Text>
          </Stack>
          <DefinitionList
            items={[
              {
                term: 'Storing power as compressed air',
                description: (
                  <>
                    Huntorf since 1978 and McIntosh since 1991, both burning gas (
                    <Cite of="budt2016" />
                    ); Goderich since 2019, without (<Cite of="hydrostor2019" />
                    ). <EvidenceBadge evidence="measured" />
                  </>
                ),
              },
              {
                term: 'Air bags under water',
                description: (
                  <>
                    Trials off Toronto Island (Toronto Hydro, 2015), and off Orkney at 25&nbsp;m (
                    <Cite of="pimm2014" />
                    ). <EvidenceBadge evidence="measured" />
                  </>
                ),
              },
              {
                term: 'Keeping the heat in water',
                description: (
                  <>
                    Studied on paper by Luo and others, 2016.{' '}
                    <EvidenceBadge evidence="modelled">Modelled by others</EvidenceBadge>
                  </>
                ),
              },
              {
                term: 'Steam from left-over heat',
                description: (
                  <>
                    Known from humid-air turbines, reviewed by Jonsson and Yan, 2005. In this plant:{' '}
                    <EvidenceBadge evidence="modelled" />
                  </>
                ),
              },
              {
                term: 'A vessel that rises part-filled and loses no air',
                description: (
                  <>
                    Never built. <EvidenceBadge evidence="modelled" />
                  </>
                ),
              },
              {
                term: `A tether of ${pull}, bent ${bends} times a year`,
                description: (
                  <>
                    Beyond any rope system in use that we know of.{' '}
                    <EvidenceBadge evidence="concept" />
                  </>
                ),
              },
            ]}
          />
        </SectionColumns>
      </Section>
      <Section {...midnightZone} id="energy" joined="end">
        <SectionColumns>
          <Stack gap="loose">
            <Stack>
              <Heading>Where the energy goes</Heading>
              <Text size="lg" tone="muted">
                Storage returns less than it takes. One full cycle of the modelled plant takes{' '}
                {quantity(plant.inputMwh, 'MWh')}, and {quantity(plant.outputMwh, 'MWh')} come back.
                The rest warms air and sea.
              </Text>
              <EvidenceBadge evidence="modelled" />
            </Stack>
            <Callout tone="info" title="A calculation, not a measurement">
              About {about(plant.roundTrip, '%', 2)} comes back in the model,{' '}
              {number(plant.roundTripLow)} to {number(plant.roundTripHigh)}&nbsp;% as the inputs
              vary. Batteries return more, 82&nbsp;% on average in the United States in 2019. The
              case for this machine is long hours beside deep water, not efficiency.
            </Callout>
          </Stack>
          <EnergyLedger />
        </SectionColumns>
      </Section>
      <Section band="3" joined="start" id="open">
        <SectionColumns>
          <Stack>
            <Heading>Open questions</Heading>
            <Text>
              The <TextLink href="/research">research hub</TextLink> has more questions, the{' '}
              <TextLink href="/faq">FAQ</TextLink> short answers, and{' '}
              <TextLink href="/system">the system page</TextLink> every part with its size.
            </Text>
          </Stack>
          <Accordion>
            <AccordionItem id="rope" title="Will a rope last?" defaultOpen>
              It must pull {pull}, like a weight of some {about(stroke.dockPullT, 'tonnes', 1)},
              about {bends} times a year, over a <Term slug="sheave">sheave</Term>. That is beyond
              what is in use, and the top technical risk.
            </AccordionItem>
            <AccordionItem id="worth" title="Is the stroke worth having?">
              Without vessels the same plant models at {number(plant.roundTripWithoutVessels, 1)}
              &nbsp;% and costs less. What vessels add is{' '}
              <Term slug="fast-reserve">power within seconds</Term>. If that does not pay for them,{' '}
              <TextLink href="/earth-engine#stroke">we drop them</TextLink>.
            </AccordionItem>
            <AccordionItem id="ice" title="Will the dock freeze?">
              Air that expanded on the way up arrives at about {quantity(stroke.dockAirC, '°C')}.
              Sea water freezes at about −1.9&nbsp;°C, so spray and valves would ice up. How much
              warmth the spray itself brings is assumed, not measured.
            </AccordionItem>
            <AccordionItem id="bags" title="Will the bags stay tight?">
              The model loses 1&nbsp;% of the air in a cycle. Bags in the sea have been tried for
              months, not for years.
            </AccordionItem>
          </Accordion>
        </SectionColumns>
      </Section>
      <CallToAction
        {...abyss}
        title="Check our sums."
        actions={
          <>
            <ButtonLink href="/science/physics">Read the equations</ButtonLink>
            <ButtonLink href="/science/diagrams" tone="secondary">
              See the data
            </ButtonLink>
          </>
        }
        media={
          <SeabedScene
            title="The sea bed under a plant: a vessel about to rise, and bags of air on a ballasted frame."
            fill={stroke.startFill}
          />
        }
      >
        Every figure on this page comes from an equation you can read, with its source and its
        limits.
      </CallToAction>
    </>
  );
}
