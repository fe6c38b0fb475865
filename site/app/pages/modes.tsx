import {
  Accordion,
  AccordionItem,
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
  Stat,
  StatGroup,
  Text,
  TextLink,
} from '@hadal/ui';
import { Cite } from '../components/cite';
import { onDemand } from '../components/on-demand';
import { Rise } from '../diagrams/rise';
import { midnightZone, surface, twilightZone } from '../content/depths';
import { facts, modes, plant, reserve, stroke } from '../model';
import { steamTurbine } from '../model/steam.build';
import { number, quantity } from '../model/format';
import { ModeChooser } from './modes/mode-chooser';
import { ModeTable } from './modes/mode-table';

const ModesFigure = onDemand(() =>
  import('../diagrams/modes-figure').then((module) => module.ModesFigure),
);

export default function Modes() {
  return (
    <>
      <PageHead
        title="Operating modes"
        lede="What can the plant do for a grid? Nine modes, from charging at noon to restarting a dark grid. All are modelled or planned, and none has been run."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/modes', title: 'Modes' },
        ]}
        links={[
          { href: '#choose', title: 'Choose by need' },
          { href: '#modes', title: 'The nine modes' },
          { href: '#steam', title: 'Air and steam' },
          { href: '#rules', title: 'Interlocks' },
        ]}
        scene={
          <Rise station={0} title="A vessel held at the start of its way, its first air in it." />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface} id="choose">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What does the grid need?</Heading>
            <Text size="lg" tone="muted">
              Choose a need, and see what the plant would do.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <ModeChooser />
        </Stack>
      </Section>
      <Section {...twilightZone} id="modes" joined="end">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>All nine, side by side</Heading>
            <Text size="lg" tone="muted">
              A row shows the whole plant in one mode. A column shows one part in all modes.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="modelled" />
          <ModeTable />
          <Text>
            Hold is not quite nothing: pumps, lights and control take about half a megawatt, an
            allowance and not a result. In Charge the plant can give fast reserve too: it stops the
            compressors and sheds {quantity(reserve.shedMw, 'MW')}. Bypass returns{' '}
            {quantity(modes.bypassRoundTrip, '%', 1)} of what was put in, against{' '}
            {number(plant.roundTrip, 1)}&nbsp;% with the vessels at work. How often each mode would
            come up in a day is on <TextLink href="/ops#day">operations</TextLink>.
          </Text>
        </Stack>
      </Section>
      <Section band="2" joined="start" id="states">
        <Stack gap="loose">
          <SectionHeader wide="end">
            <Heading>Which may follow which</Heading>
            <Text size="lg" tone="muted">
              Between taking power and giving it, the plant passes through Hold: nothing moves,
              everything is latched, and a computer checks that it is so. Only Storm may interrupt
              any mode.
            </Text>
          </SectionHeader>
          <ModesFigure label="Fig. 1" />
        </Stack>
      </Section>
      <Section {...midnightZone} id="steam" joined="end">
        <Stack gap="loose">
          <Grid columns={2}>
            <Stack>
              <Heading>Air and steam</Heading>
              <EvidenceBadge evidence="modelled" />
            </Stack>
            <Prose>
              <p>
                A vessel brings its air up without any help from the tanks, so after a discharge
                some heat is left: {quantity(modes.surplusKjPerKg, 'kJ')} for each kilogram of air.
                The hybrid mode spends it. In a tower on deck, hot water trickles down through the
                air and some of it evaporates. The moist air then goes through the turbines, and
                steam pushes blades as well as air does. Engineers call the tower a saturator and
                know it from humid-air turbines (<Cite of="jonsson2005" />
                ).
              </p>
              <p>
                This is heat from compressing the air. It is no second source: the tanks just cool
                further.
              </p>
            </Prose>
          </Grid>
          <StatGroup>
            <Stat value={`+${number(modes.hybridExtra, 1)}`} unit="%">
              power from the same flow of air, {quantity(modes.hybridExtraMwh, 'MWh')} more in a
              discharge
            </Stat>
            <Stat value={number(plant.roundTripWithSteam, 1)} unit="%">
              round trip, against {number(plant.roundTrip, 1)}&nbsp;% on air alone
            </Stat>
            <Stat value={number(modes.steam, 1)} unit="kg">
              of steam for each 100&nbsp;kg of air, at about {quantity(modes.steamC, '°C')}
            </Stat>
            <Stat value={number(modes.steamTH, 1)} unit="t/h">
              of clean water, {quantity(modes.steamT, 't')} in one discharge
            </Stat>
          </StatGroup>
          <Grid columns={2}>
            <Text>
              The water must be pure, or salt would crust the blades; a desalination plant makes it.
              Part of it can be caught again: below {quantity(modes.dewC, '°C')} the exhaust begins
              to drip. No steam goes near a vessel. At the depth of the start it would turn back to
              water below {quantity(modes.condensesC, '°C')}, and the hottest thing in the plant is
              at {quantity(plant.hotC, '°C')}.
            </Text>
            <Text>
              Two other uses were weighed. A condensing steam turbine of its own, at{' '}
              {quantity(steamTurbine.boilBar, 'bar')} and {quantity(steamTurbine.condenserC, '°C')},
              would turn about {quantity(steamTurbine.made, '%')} of its heat into work; it stays a
              note, because the saturator needs no second set of machines. Electric heaters could
              top the tanks up, though only with power that would otherwise be thrown away.{' '}
              <TextLink href="/science/calculators#c6">The steam calculator</TextLink> lets you
              change the share of steam and watch the heat run out.
            </Text>
          </Grid>
        </Stack>
      </Section>
      <Section band="3" joined="both" id="rules">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What the machine refuses to do</Heading>
            <Text size="lg" tone="muted">
              An interlock is a lock that opens only when something else is shut. These work without
              a computer or an operator.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="concept" />
          <Accordion>
            <AccordionItem id="no-fill" title="No air without a tight tether and a closed latch">
              A vessel that takes in air begins to pull. If nothing held it, filling would be
              launching. So the fill valve stays shut until the tether carries load and the latch
              reports itself closed.
            </AccordionItem>
            <AccordionItem id="no-release" title="No release unless the dock is clear">
              A rise ends in the dock, {quantity(stroke.wayM, 'm')} higher. Every vessel has a dock
              of its own, {number(facts.docks.value)} in all. If a remote vehicle or a diver’s line
              is in it, the latch does not open.
            </AccordionItem>
            <AccordionItem id="no-exhaust" title="No exhaust unless the dock valve is locked">
              Air at {quantity(stroke.dockBar, 'bar', 1)} may leave the vessel only into a joint
              that is shown to be locked. A joint that looks locked is not enough.
            </AccordionItem>
            <AccordionItem id="trip" title="If a turbine trips, the riser is vented">
              The air in the pipe must go somewhere at once. It leaves through the vent of the
              riser, high above the deck. It never leaves through a vessel, which would lose its
              lift with the full length of rope below it.
            </AccordionItem>
            <AccordionItem id="either" title="Vessels or bypass, never both">
              The two paths meet in one riser. A valve with two positions and no middle decides
              which of them is open.
            </AccordionItem>
          </Accordion>
          <Callout tone="warning" title="On paper, and only there">
            No interlock here has been built or tried. Filling, latching and docking are what the{' '}
            <TextLink href="/earth-engine">lake test</TextLink> is for.{' '}
            <TextLink href="/system#hazards">Hazards</TextLink> says what happens when one fails.
          </Callout>
        </Stack>
      </Section>
      <Section band="3" joined="start">
        <Onward
          pages={[
            {
              href: '/demo#day',
              title: 'Run a day yourself',
              text: 'Sun, wind and a town’s appetite: the model picks the mode, hour by hour.',
            },
            {
              href: '/tes',
              title: 'See the heat store',
              text: 'Two of the nine modes depend on a tank of hot water.',
            },
          ]}
        />
      </Section>
    </>
  );
}
