import {
  Callout,
  DispatchScene,
  EvidenceBadge,
  Figure,
  Grid,
  Heading,
  Item,
  ItemList,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable } from '../components/data-table';
import { at1000m, at200m, surface } from '../depths';
import { plant, plantDay } from '../figures';
import { number, quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Operations',
  description:
    'A day at the modelled plant, what wears out and how often it must be replaced, what is watched, and what the sea would have to put up with.',
};

export default function Ops() {
  return (
    <>
      <PageHead
        title="Operations"
        lede="What a day would look like, what would wear out, and what we would have to watch and publish."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/ops', title: 'Operations' },
        ]}
        links={[
          { href: '#day', title: 'A day' },
          { href: '#upkeep', title: 'Upkeep' },
          { href: '#sea', title: 'The sea' },
        ]}
        mark={<SurfaceMark name="boat" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="day">
        <Grid columns={2}>
          <Stack>
            <Heading>A day</Heading>
            <EvidenceBadge evidence="modelled" />
            <Text size="lg" tone="muted">
              From 09 to 19 the plant takes {quantity(plant.inputMw, 'MW')} while sun and wind are
              plenty. From 19 to 03 it gives {quantity(plant.outputMw, 'MW')} back. Until morning it
              waits, vessels latched and ready.
            </Text>
            <Text>
              The plan is made a day ahead. Warm turbines need about ten minutes to full power, a
              target; we assume the plant is available 92&nbsp;% of the time. The other{' '}
              <TextLink href="/modes">modes</TextLink> cover what a plan does not foresee.
            </Text>
          </Stack>
          <Figure
            label="Fig. 1"
            caption={`${quantity(plant.inputMwh, 'MWh')} go in below the line, ${quantity(plant.outputMwh, 'MWh')} come out above it.`}
            note="by the hour"
          >
            <DispatchScene
              title={`Power of the plant by the hour: ${quantity(plant.outputMw, 'MW')} out from midnight to 03 and from 19 to midnight, ${quantity(plant.inputMw, 'MW')} in from 09 to 19, nothing in between.`}
              values={plantDay.map((power) => power / plant.inputMw)}
              labels={{
                out: 'out to the grid',
                in: 'in from wind and solar',
                hours: 'hours of one day',
              }}
            />
          </Figure>
        </Grid>
      </Section>
      <Section {...at200m} id="upkeep">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What wears out</Heading>
            <Text size="lg" tone="muted">
              The rope does. It bends over its sheave about 4,000 times a year at up to 8.8&nbsp;MN,
              and published tests stop at ropes a thirtieth as strong.
            </Text>
          </SectionHeader>
          <DataTable
            caption="Upkeep, as assumed in the model"
            columns={['Part', 'Work', 'How often', 'What stands behind it']}
            rows={[
              [
                'Rope',
                'Replaced',
                'Every 8,000 cycles, about two years',
                'An assumption, until tests say otherwise',
              ],
              ['Everything under water', 'Seen by remote vehicle', 'Every 6 months', 'Assumption'],
              ['Vessels', 'Lifted out', 'Every 5 years', 'Assumption'],
              [
                'Bags',
                'Replaced',
                'Every 20 years',
                'The design; field records span months (Pimm et al., 2014)',
              ],
            ]}
          />
          <Callout tone="info" title="What the log would hold">
            The round trip of each cycle, the balance of the air, cycles on each tether,
            temperatures of the tanks, bubbles and noise.
          </Callout>
        </Stack>
      </Section>
      <Section {...at1000m} id="sea">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What it would do to the sea</Heading>
            <Text size="lg" tone="muted">
              No fuel and no flue gas is the easy part. The rest is unknown at this scale, and must
              be studied and published before anybody asks for a permit.
            </Text>
          </SectionHeader>
          <ItemList>
            <Item title="On the sea bed">
              109,000&nbsp;t of rock cover ground that lived before. They also make a reef, and
              whether that is good is a question.
            </Item>
            <Item title="In the water">
              Lines that animals can tangle in, noise, warm and cold discharges, air dissolved or
              lost at depth.
            </Item>
            <Item title="At the end">
              What went down has to come up again, or be shown to do no harm where it stays.
            </Item>
            <Item title="In the air">
              The carbon of the plant is that of its charging power, divided by{' '}
              {number(plant.roundTrip / 100, 3)}. Charged from a grid of 390&nbsp;kg/MWh it would
              add carbon, not save it.
            </Item>
          </ItemList>
          <Text>
            Accidents and how they are met stand under{' '}
            <TextLink href="/system#hazards">hazards</TextLink>.
          </Text>
        </Stack>
      </Section>
    </>
  );
}
