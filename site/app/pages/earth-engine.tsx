import {
  Callout,
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
import { at1000m, at200m, surface } from '../depths';
import { LossFigure } from '../diagrams/loss-figure';
import { ladder, plant, stroke, vessel } from '../figures';
import { about, number, quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Earth Engine',
  description:
    'A full-scale plant that stores 800 MWh at 1,000 m, and the four-step ladder of tests that must be climbed before anybody builds it.',
};

export default function EarthEngine() {
  return (
    <>
      <PageHead
        title="Earth Engine"
        lede="A plant that keeps a windy afternoon for the evening after it, and the ladder of tests that decides whether it should be built at all."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/earth-engine', title: 'Earth Engine' },
        ]}
        mark={<SurfaceMark name="turbines" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <EvidenceBadge evidence="concept" />
          <SectionHeader>
            <Heading>The plant we have modelled</Heading>
            <Text size="lg" tone="muted">
              EE-100 exists as equations. It has no site, no permit, no partner and no financing.
              Every figure here is calculated, and you can{' '}
              <TextLink href="/science/calculators">follow the calculation</TextLink>.
            </Text>
          </SectionHeader>
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
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Four steps down</Heading>
            <Text size="lg" tone="muted">
              Each step is ten to a hundred times larger than the last and answers one question. A
              wrong answer stops the climb.
            </Text>
          </SectionHeader>
          <Grid columns={2}>
            <Card>
              <CardTitle>EE-0, a tank</CardTitle>
              <CardText>
                A tenth of a cubic metre in {quantity(ladder.tank.depthM, 'm')} of water. It
                measures the stroke law and the spray. Gate G0: the result lies within 5&nbsp;% of
                the equations.
              </CardText>
            </Card>
            <Card>
              <CardTitle>EE-1, a lake</CardTitle>
              <CardText>
                Ten cubic metres, from {quantity(ladder.lake.depthM, 'm')} up to a dock at{' '}
                {quantity(ladder.lake.dockM, 'm')}: {quantity(ladder.lake.workKwh, 'kWh', 2)} of gas
                work per stroke. It proves filling, docking and ten thousand cycles. Gate G1:
                electricity over gas work above 0.75, where the model says 0.78.
              </CardText>
            </Card>
            <Card>
              <CardTitle>EE-10, at sea</CardTitle>
              <CardText>
                A hundred cubic metres at {quantity(ladder.sea.depthM, 'm')}:{' '}
                {quantity(ladder.sea.workKwh, 'kWh')} per stroke. It tests the life of the rope, the
                weather and the fast reserve. Gate G2: the stroke earns its place, or it is dropped.
              </CardText>
            </Card>
            <Card>
              <CardTitle>EE-100, a plant</CardTitle>
              <CardText>
                A thousand cubic metres at 1,000&nbsp;m: {quantity(ladder.plant.workKwh, 'kWh')} of
                gas work per stroke and {quantity(ladder.plant.liftMn, 'MN', 1)} of full buoyancy.
                Gate G3: customers finance it, not hope.
              </CardText>
            </Card>
          </Grid>
        </Stack>
      </Section>
      <Section {...at1000m}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Where {quantity(100 - plant.roundTrip, '%', 1)} goes</Heading>
            <Text size="lg" tone="muted">
              Storage returns less than it takes. What each part of the machine keeps for itself:
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <LossFigure label="Fig. 1" />
          <Callout tone="warning" title="Does the stroke earn its place?">
            The same plant without rising vessels, its air led straight up a pipe to the turbines,
            models at {quantity(plant.roundTripWithoutVessels, '%', 1)}: better than ours, and
            cheaper. What the stroke may add is power within seconds, without pumps, heat or a grid,
            and expansion without a heat exchanger at 100&nbsp;bar. If rope life and those services
            do not pay for the vessels at gate G2, this becomes a plain underwater air store. We
            would say so here.
          </Callout>

          <Heading>What one plant would be made of</Heading>
          <DefinitionList
            items={[
              {
                term: 'Air store',
                description: `About fifteen bags of 20\u00a0m on the sea bed, ${about(plant.storeBuiltM3, 'm³', 4)} in all, at ${quantity(plant.storeBar, 'bar', 1)} whether full or nearly empty.`,
              },
              {
                term: 'Ballast',
                description: `${about(plant.ballastT, 't')} of rock hold the full bags down against ${about(plant.upliftT, 't')} of uplift.`,
              },
              {
                term: 'Vessels',
                description: `Open-based steel, ${quantity(vessel.diameterM, 'm')} across and ${quantity(vessel.heightM, 'm', 1)} high, each rising ${quantity(stroke.wayM, 'm')} in twelve minutes.`,
              },
              {
                term: 'Heat store',
                description: `${about(plant.hotWaterT, 't')} of water under pressure at ${quantity(plant.hotC, '°C')}, which keeps the heat of compression for the way back.`,
              },
              {
                term: 'Cost',
                description:
                  '471 million dollars, illustrative, plus or minus 50 %: 265 dollars for each megawatt-hour stored. Not competitive yet.',
              },
            ]}
          />
        </Stack>
      </Section>
    </>
  );
}
