import { PlanScene } from '@hadal/illustrations';
import {
  Callout,
  EvidenceBadge,
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
import { brand } from '../brand';
import { DataTable, numeric } from '../components/data-table';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { plant, town } from '../model';
import { about, number, quantity } from '../model/format';
import { TownDayFigure } from './ocean-cities/town-day-figure';
import { TownFigure } from './ocean-cities/town-figure';

export default function OceanCities() {
  return (
    <>
      <PageHead
        title="Ocean Cities"
        lede="How much stored power would ten thousand people need to live afloat through one night? A short sum for a vision: no town and no design exists."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/ocean-cities', title: 'Ocean Cities' },
        ]}
        links={[
          { href: '#night', title: 'One night' },
          { href: '#share', title: 'A whole day' },
          { href: '#left-out', title: 'What the sum leaves out' },
          { href: '#claim', title: 'What we do not claim' },
        ]}
        scene={
          <PlanScene title="Chart: six floating quarters in a ring about a platform." plan="town" />
        }
        scenePlace="below"
      />
      <Section {...surface} id="night">
        <Stack gap="loose">
          <Grid columns={2}>
            <Stack>
              <Heading>One night, in numbers</Heading>
              <EvidenceBadge evidence="concept">Concept: a vision without a design</EvidenceBadge>
            </Stack>
            <Prose>
              <p>
                A floating town could live on sun, wind and waves if it could keep some of the
                noon’s power for the night. We assume that each person uses{' '}
                {quantity(town.yearMwh, 'MWh')} a year, homes, workshops and pumps together. The
                store has to carry the town through {number(town.darkH)} hours without any harvest.
              </p>
            </Prose>
          </Grid>
          <StatGroup>
            <Stat value={number(town.demandMw, 1)} unit="MW">
              the town’s average demand
            </Stat>
            <Stat value={number(town.nightMwh)} unit="MWh">
              to carry it until morning, a tenth of what EE-100 holds
            </Stat>
            <Stat value={number(Number(town.storeM3.toPrecision(3)))} unit="m³">
              of air at 1,000&nbsp;m would hold that: two bags of 20&nbsp;m, the second half full
            </Stat>
            <Stat value={number(town.betweenMin)} unit="min">
              between strokes of one 1,000&nbsp;m³ vessel, {number(town.strokes)} in the night
            </Stat>
          </StatGroup>
          <TownFigure label="Fig. 1" />
          <Text>
            The last two come from the{' '}
            <TextLink href="/earth-engine">modelled plant, EE-100</TextLink>: the energy of a cubic
            metre of its store, and the electricity from the air of one stroke, vessel and turbines
            together. A plant as small as this would lose more in its machines, so both flatter it.
          </Text>
        </Stack>
      </Section>
      <Section {...twilightZone} id="share">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>A whole day, and what has to be harvested</Heading>
            <Text size="lg" tone="muted">
              A store loses some of what it keeps. So the town has to harvest more than it uses.
            </Text>
          </SectionHeader>
          <Grid columns={2}>
            <DataTable
              caption="The budget of a day, MWh, with the modelled round trip"
              columns={['In a day', numeric('Energy')]}
              rows={[
                ['Used as it is harvested', quantity(town.directMwh, 'MWh')],
                ['Put into the store', quantity(town.chargeMwh, 'MWh')],
                ['Taken out at night', quantity(town.nightMwh, 'MWh')],
                ['Lost between the two', quantity(town.lostMwh, 'MWh')],
                ['To be harvested in all', quantity(town.harvestMwh, 'MWh')],
                ['Used in all', quantity(town.dayMwh, 'MWh')],
              ]}
            />
            <TownDayFigure label="Fig. 2" />
          </Grid>
          <Prose>
            <p>
              So {quantity(town.storedShare, '%')} of what the town uses has been in the store, and
              the harvest has to be {quantity(town.extraHarvest, '%')} larger than the use. Over ten
              hours of sun that is an average of {quantity(town.harvestMw, 'MW')}, more than three
              times the demand.
            </p>
            <p>
              It also shows how to save. Loads that can wait for the sun, such as making water,
              freezing and charging boats, avoid the store and its losses. Move a tenth of the
              night’s use into the day, and the bags, the rock and the machines shrink by a tenth.
            </p>
          </Prose>
          <Callout tone="warning" title="A night is not a winter" level={3}>
            A week without harvest would take {quantity(town.weekMwh, 'MWh')}, more than the{' '}
            {quantity(plant.outputMwh, 'MWh')} of a full-scale plant. No town would build that for a
            rare week. It would keep some fuel, a cable to land or the habit of using less.
          </Callout>
        </Stack>
      </Section>
      <Section {...midnightZone} id="left-out" joined="end">
        <Stack gap="loose">
          <Heading>What the sum leaves out</Heading>
          <ItemList>
            <Item title="One vessel is not a steady supply">
              It rises for twelve minutes and then does nothing for forty. The turbines run on, but
              a battery would have to fill the gaps, or several small vessels take turns as{' '}
              <TextLink href="/modes">in the full plant</TextLink>.
            </Item>
            <Item title="The weight below">
              Full bags pull upward, and a share of EE-100’s ballast in proportion is{' '}
              {about(town.ballastT, 't')} of rock on the sea bed, beside the town.
            </Item>
            <Item title="Something that floats above a rope">
              A parted tether lets a vessel shoot up. No home may be built above it, so the store
              has to lie to one side, with{' '}
              <TextLink href="/system#hazards">an exclusion zone</TextLink> and a cable between.
            </Item>
            <Item title="Everything that is not electricity">
              Food, fresh water, waste, storms, moorings, schools, a doctor.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="claim">
        <Grid columns={2}>
          <Heading>What we do not claim</Heading>
          <Prose>
            <p>
              {brand.name} has no town, no design for one, no site, no permit, no partner, no
              financing and no date. Whether people should live at sea, who would govern them and
              what it would do to the water beneath are larger questions than storage.
            </p>
            <p>
              Nor would a town come first. The same night can be kept for people who already live on
              islands, which is the subject of{' '}
              <TextLink href="/pacific-spine">Pacific Spine</TextLink>. And before any of it, a
              vessel no larger than a rain barrel has to rise in{' '}
              <TextLink href="/earth-engine#ladder">a tank</TextLink>.
            </p>
          </Prose>
        </Grid>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/pacific-spine',
              title: 'Look at islands instead',
              text: 'The same night, for people who already live beside deep water.',
            },
            {
              href: '/science/calculators#c7',
              title: 'Size your own store',
              text: 'Enter a power and a number of hours, and read off the bags and the rock.',
            },
          ]}
        />
      </Section>
    </>
  );
}
