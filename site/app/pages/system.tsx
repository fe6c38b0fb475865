import {
  Callout,
  EvidenceBadge,
  Grid,
  Heading,
  Onward,
  PageHead,
  Prose,
  Section,
  SectionHeader,
  Stack,
  Steps,
  Text,
  TextLink,
} from '@hadal/ui';
import { Cite } from '../components/cite';
import { DataTable, numeric } from '../components/data-table';
import { onDemand } from '../components/on-demand';
import { Rise } from '../diagrams/rise';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { modes, mooring, plant, platform, stroke, vessel } from '../model';
import { handedOnMwh } from '../model/blocks.build';
import { about, number, quantity } from '../model/format';
import { plantParameters, vesselParameters } from '../model/parameters';
import { AirPathFigure } from './system/air-path-figure';
import { Hazards } from './system/hazards';
import { VesselFigure } from './system/vessel-figure';

const BlocksFigure = onDemand(() =>
  import('./system/blocks-figure').then((module) => module.BlocksFigure),
);

export default function System() {
  return (
    <>
      <PageHead
        title="The system"
        lede="Every part of the modelled plant, from the grid cable down to the sea bed and back, with its size and its hazards. It has not been built."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/system', title: 'System' },
        ]}
        links={[
          { href: '#blocks', title: 'Blocks' },
          { href: '#numbers', title: 'Numbers' },
          { href: '#vessel', title: 'One vessel' },
          { href: '#site', title: 'Where it could stand' },
          { href: '#hazards', title: 'Hazards' },
        ]}
        scene={<Rise station={5} title="A vessel full of air at the dock under the platform." />}
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="blocks" joined="both">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Block by block</Heading>
            <Text size="lg" tone="muted">
              It begins and ends at a cable to the grid. More comes in through it than goes out.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="concept" />
          <Grid columns={{ base: 1, lg: 2 }}>
            <AirPathFigure label="Fig. 1" />
            <Steps
              arrangement="list"
              steps={[
                {
                  title: 'Substation',
                  text: 'Takes surplus wind and solar from the grid, and later feeds back what was kept.',
                },
                {
                  title: 'Compressors',
                  text: `Three stages that squeeze air ${number(plant.compression)} to 1. Behind each, a cooler takes the heat away.`,
                },
                {
                  title: 'Hot-water store',
                  text: `Insulated tanks on deck, at ${quantity(plant.hotC, '°C')}, lend that heat to the air when it returns.`,
                },
                {
                  title: 'Air line',
                  text: 'A pipe straight down 1,000\u00a0m. The air in it is heavy, and its weight supplies the last nine bar.',
                },
                {
                  title: 'Bags',
                  text: `About fifteen, 20\u00a0m across, on a frame held down by ${about(plant.ballastT, 't')} of rock.`,
                },
                {
                  title: 'Fill manifold',
                  text: `Measures out one charge of air to the vessel that waits at ${quantity(stroke.startM, 'm')}.`,
                },
                {
                  title: 'Vessels',
                  text: `${number(plant.vessels)} of them, each with a tether, a sheave on the sea bed and a winch that is also a generator.`,
                },
                {
                  title: 'Dock and riser',
                  text: `At ${quantity(stroke.dockM, 'm')} the vessel lets water in, and the sea pushes its air up a pipe.`,
                },
                {
                  title: 'Turbines',
                  text: `Three stages with a heater before each. Here ${quantity(plant.turbineShare, '%')} of the power is made.`,
                },
              ]}
            />
          </Grid>
          <Text>
            Beside the path are an intake of sea water with coolers for the last of the heat, a
            control battery of about 2&nbsp;MWh, a desalination plant for{' '}
            {quantity(modes.steamTH, 't/h', 1)} of clean water, and a control room. The saturator of
            the <TextLink href="/modes#steam">hybrid mode</TextLink> is before the heaters.
          </Text>
        </Stack>
      </Section>
      <Section band="1" joined="start" id="handed-on">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>What each block keeps for itself</Heading>
            <Text size="lg" tone="muted">
              Heat and pressure are different forms of energy. This diagram counts the work that
              either could still do, in MWh of one cycle. Each bar is the share that a block loses.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <BlocksFigure label="Fig. 2" />
          <Text>
            A full plant holds air worth {quantity(handedOnMwh.air, 'MWh')} and heat worth{' '}
            {quantity(handedOnMwh.heat, 'MWh')}. The vessels make{' '}
            {quantity(handedOnMwh.fromVessels, 'MWh')} of power and hand on air worth{' '}
            {quantity(handedOnMwh.docked, 'MWh')}; the turbines add the heat to it and make{' '}
            {quantity(handedOnMwh.fromTurbines, 'MWh')}. The same losses, sorted by cause, are on{' '}
            <TextLink href="/how-it-works#energy">how it works</TextLink>.
          </Text>
        </Stack>
      </Section>
      <Section {...twilightZone} id="numbers" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The numbers of EE-100</Heading>
            <Text size="lg" tone="muted">
              The reference plant is a size to calculate with, not a design to build. The
              efficiencies of its machines are assumed, and listed with{' '}
              <TextLink href="/science/physics#assumptions">the equations</TextLink>.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <DataTable
            caption="The whole plant"
            columns={['What', numeric('How much'), 'Which means']}
            rows={plantParameters}
          />
        </Stack>
      </Section>
      <Section band="2" joined="start" id="vessel">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>One vessel, one stroke</Heading>
            <Text size="lg" tone="muted">
              An upturned steel vessel, open below, held by six ropes. For the idea in plain words,
              see <TextLink href="/fundamentals#buoyancy">the glass in the bath</TextLink>.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <Grid columns={{ base: 1, lg: 2 }}>
            <VesselFigure label="Fig. 3" />
            <DataTable
              caption="The vessel in figures"
              columns={['What', numeric('How much')]}
              rows={vesselParameters}
            />
          </Grid>
          <Text>
            The winch is on the platform, where it can be mended. Its rope runs down to a sheave on
            the sea bed and up again to the vessel, so the anchor of the sheave bears the pull
            twice: {quantity(mooring.pullMn, 'MN', 1)}, which at a factor of 1.5 asks for about{' '}
            {about(mooring.concreteT, 't', 2)} of concrete, and {about(mooring.anchorsT, 't')} for
            all twelve. Vessels leave one every three minutes, so that the pull on the platform
            swings from {quantity(platform.staggered.leastMn, 'MN')} to{' '}
            {quantity(platform.staggered.mostMn, 'MN')}. Four together would swing it from{' '}
            {quantity(platform.grouped.leastMn, 'MN')} to {quantity(platform.worstMn, 'MN')}, some{' '}
            {about(platform.swingsPerYearGrouped, 'times', 2)} a year. Watch one of them rise in the{' '}
            <TextLink href="/demo">demo</TextLink>.
          </Text>
        </Stack>
      </Section>
      <Section {...midnightZone} id="site" joined="end">
        <Grid columns={2}>
          <Stack>
            <Heading>Where it could stand</Heading>
            <EvidenceBadge evidence="concept" />
          </Stack>
          <Prose>
            <p>
              A site needs three things that are rarely found together: deep water, a short way to
              shore, and a gentle slope at the bottom. We assume 1,000&nbsp;m of depth within
              15&nbsp;km of land, and a slope of 5 degrees or less, so that rock stays where it is
              tipped. Neither limit has been modelled. Places with known slides, trawling or cables
              are out.
            </p>
            <p>
              Volcanic islands qualify, because they rise steeply from the deep, and many of them
              burn oil for power today. So do coasts with a narrow shelf. Most shelf seas do not.
              That the mean depth of the ocean is about 3.7&nbsp;km (
              <Cite of="charette2010" />) does not help: what counts is the depth near a plug. No
              site has been chosen, surveyed or asked for.{' '}
              <TextLink href="/pacific-spine">Island nodes</TextLink> are the idea that comes
              closest to one.
            </p>
          </Prose>
        </Grid>
      </Section>
      <Section band="3" joined="both" id="hazards">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>Hazards</Heading>
            <Text size="lg" tone="muted">
              Each of these could kill somebody or end the project. The answers beside them exist
              only on paper.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <Callout tone="danger" title="A tether that parts">
            A full vessel would tear upwards at as much as {quantity(vessel.freeSpeedMs, 'm/s')}:{' '}
            {quantity(vessel.steelT, 't')} of steel on its way to whatever floats above. The
            answers: a second tether, hatches at the top that open by themselves when tension is
            lost, and a zone at the surface that stays empty of people.
          </Callout>
          <Hazards />
          <Text>
            The locks that are meant to keep a mistake from becoming one of these are described
            under <TextLink href="/modes#rules">modes</TextLink>.
          </Text>
        </Stack>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/ops',
              title: 'Run it for a day',
              text: 'From the first sun to the last of the heat, and what is worn out by then.',
            },
            {
              href: '/science/calculators#c7',
              title: 'Size a plant',
              text: 'Change any input and see which of the parts stop fitting together.',
            },
            {
              href: '/research',
              title: 'What we have missed',
              text: 'The questions that are still open. There are surely more.',
            },
          ]}
        />
      </Section>
    </>
  );
}
