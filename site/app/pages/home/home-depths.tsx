import { ModesCardScene, PlantCardScene, SeabedScene, StrokeCardScene } from '@hadal/illustrations';
import {
  ButtonLink,
  CallToAction,
  Card,
  CardBody,
  CardGroup,
  CardMedia,
  CardMore,
  CardText,
  CardTitle,
  EvidenceBadge,
  Heading,
  Section,
  SectionHeader,
  Stack,
  Stat,
  StatGroup,
  Text,
  TextLink,
} from '@hadal/ui';
import { brand } from '../../brand';
import { abyss, midnightZone, twilightZone } from '../../content/depths';
import { plant, stations, stroke, strokeAirT, vessel } from '../../model';
import { number, quantity } from '../../model/format';
import { StrokeFigure } from '../../diagrams/stroke-figure';
import { WhyNow } from './why-now';

const { halfway, start } = stations;
const airIn = quantity(start.airM3, 'm³');
const dock = quantity(stroke.dockM, 'm');

/** Home below the first screen: the idea, one stroke, why now, and what to do next. */
export function HomeDepths() {
  return (
    <>
      <Section {...twilightZone} headingWidth="wide">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What is {brand.name}?</Heading>
            <Text size="lg" tone="muted">
              A store for renewable power. Pumps push air down to the sea bed, and tanks keep the
              heat that pumping makes. Later the air lifts a steel vessel, drives turbines and gives
              part of the power back.
            </Text>
          </SectionHeader>
          <CardGroup stepped>
            <Card>
              <CardMedia>
                <StrokeCardScene
                  title="Three moments of one stroke: the same air takes more room as the vessel rises, until it is full at the dock."
                  fills={[start.fill, halfway.fill, 1]}
                />
              </CardMedia>
              <CardBody>
                <CardTitle href="/how-it-works">One-Stroke Engine</CardTitle>
                <CardText>
                  A measured charge of air enters an open vessel at {quantity(stroke.startM, 'm')}.
                  The vessel rises, the air expands, the tether turns a generator:{' '}
                  {quantity(vessel.netMwh, 'MWh', 2)} each time, modelled.
                </CardText>
                <CardMore>See the stroke</CardMore>
              </CardBody>
            </Card>
            <Card>
              <CardMedia>
                <PlantCardScene
                  title="A plant: bags of air and ballast on the sea bed, two vessels on their guides, a platform and a wind turbine above."
                  fills={[1, start.fill]}
                />
              </CardMedia>
              <CardBody>
                <CardTitle href="/earth-engine">Earth Engine Plants</CardTitle>
                <CardText>
                  Twelve vessels take turns over one store of air and one of heat:{' '}
                  {quantity(plant.outputMw, 'MW')} for {number(plant.outputH)} hours, modelled. A
                  concept with no site yet.
                </CardText>
                <CardMore>See the plant</CardMore>
              </CardBody>
            </Card>
            <Card>
              <CardMedia>
                <ModesCardScene
                  title="Air from a docked vessel and steam from stored heat meet on their way to the turbine on the platform."
                  labels={{ air: 'air', steam: 'steam' }}
                />
              </CardMedia>
              <CardBody>
                <CardTitle href="/modes">Hybrid Air/Steam Modes</CardTitle>
                <CardText>
                  Run the turbines on air alone, or moisten it with steam made from stored heat for
                  about 4&nbsp;% more power, modelled. The mode follows what the grid needs.
                </CardText>
                <CardMore>Compare the modes</CardMore>
              </CardBody>
            </Card>
          </CardGroup>
        </Stack>
      </Section>

      <Section {...midnightZone} headingWidth="normal" joined="end">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>One stroke, calculated</Heading>
            <Text size="lg" tone="muted">
              {airIn} of air, let in at {quantity(stroke.startM, 'm')}, just fill the vessel at{' '}
              {dock} and do {quantity(stroke.gasWorkMwh, 'MWh', 2)} of work on the way. Compressing
              that air took {quantity((plant.inKjPerKg * strokeAirT.fill) / 3600, 'MWh', 1)}. The
              stroke returns part of it, turbines at the surface return more, and the rest is lost.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <StrokeFigure label="Fig. 1" />
          <StatGroup>
            <Stat value={number(plant.inputMwh)} unit="MWh">
              go into a whole plant, in {plant.inputH} hours of charging
            </Stat>
            <Stat value={number(plant.outputMwh)} unit="MWh">
              come back, in {plant.outputH} hours, when the grid asks
            </Stat>
            <Stat value={number(plant.roundTrip, 1)} unit="%">
              round trip; {number(plant.roundTripLow)} to {number(plant.roundTripHigh)}&nbsp;% as
              our inputs vary
            </Stat>
          </StatGroup>
          <Text>
            No plant exists. You can check the model, and see{' '}
            <TextLink href="/how-it-works#energy">
              where the other {quantity(100 - plant.roundTrip, '%')} goes
            </TextLink>
            .
          </Text>
        </Stack>
      </Section>

      <Section band="3" joined="start" stop={2000} stopLabel="2,000">
        <Stack gap="loose">
          <Heading>Why Now?</Heading>
          <WhyNow />
        </Stack>
      </Section>

      <CallToAction
        {...abyss}
        size="display"
        title={
          <>
            <span>Store it deep.</span> <span>Use it on demand.</span>
          </>
        }
        actions={
          <>
            <ButtonLink href="/invest">Partner with Us</ButtonLink>
            <ButtonLink href="/glossary" tone="secondary">
              Explore Technology
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
        We look for utilities, marine engineers, researchers and investors who would rather test a
        hard idea than promise an easy one.
      </CallToAction>
    </>
  );
}
