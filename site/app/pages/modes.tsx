import {
  Callout,
  DefinitionList,
  EvidenceBadge,
  Grid,
  Heading,
  PageHead,
  Prose,
  Section,
  Stack,
  Stat,
  StatGroup,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable, type DataTableProps } from '../components/data-table';
import { at1000m, at200m, surface } from '../depths';
import { ModesFigure } from '../diagrams/modes-figure';
import { modes, plant, stroke } from '../figures';
import { number, quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Operating modes',
  description:
    'Charge, hold, discharge, boost, reserve, black start: what runs in each mode of the modelled plant, what it gives, and what steam adds.',
};

const gives = (mw: number, digits = 0) => `+${quantity(mw, 'MW', digits)}`;
const hours = quantity(plant.outputH, 'h');

const rows: DataTableProps['rows'] = [
  [
    'Charge',
    `${quantity(-plant.inputMw, 'MW')} for ${quantity(plant.inputH, 'h')}`,
    'Compressors',
    'Docked, flooded',
    'Filling',
  ],
  ['Hold', 'About −0.5\u00a0MW', 'Nothing', 'Latched at 980\u00a0m, ready', 'Waiting'],
  [
    'Discharge, air only',
    `${gives(plant.outputMw)} for ${hours}`,
    `Turbines, reheat to ${quantity(plant.expanderC, '°C')}`,
    'Cycling, four rising',
    'Giving',
  ],
  [
    'Discharge, hybrid',
    `${gives(modes.hybridMw)} for ${hours}`,
    'Turbines on moist air',
    'Cycling',
    'Giving',
  ],
  [
    'Boost',
    `${gives(modes.boostMw)} for ${quantity(modes.boostH, 'h', 1)}`,
    'Turbines, more steam',
    'Cycling',
    'Giving faster',
  ],
  [
    'Fast reserve',
    `${gives(modes.reserveMw)} for 12\u00a0min`,
    'Nothing',
    'Released on call',
    'Waiting',
  ],
  [
    'Black start',
    `${quantity(modes.blackStartMw, 'MW', 1)}, then rising`,
    'One vessel, then turbines',
    'One first',
    'Giving',
  ],
  ['Bypass', gives(modes.bypassMw), 'Turbines, throttled air', 'Docked or lifted out', 'Giving'],
  ['Storm', '0', 'Nothing', 'All latched at depth', 'Waiting'],
];

export default function Modes() {
  return (
    <>
      <PageHead
        title="Operating modes"
        lede="One plant, nine ways to run it. The grid’s need chooses the mode; a few strict rules say which may follow which."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/modes', title: 'Modes' },
        ]}
        links={[
          { href: '#modes', title: 'The nine modes' },
          { href: '#steam', title: 'Air and steam' },
          { href: '#rules', title: 'Rules' },
        ]}
        mark={<SurfaceMark name="turbines" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="modes">
        <Stack gap="loose">
          <Heading>What runs when</Heading>
          <EvidenceBadge evidence="modelled" />
          <DataTable
            caption="The reference plant EE-100; below zero it takes power from the grid"
            columns={['Mode', 'Net power', 'Running', 'Vessels', 'Air and heat']}
            rows={rows}
          />
          <Text>
            Fast reserve is the mode that only the vessels make possible: four of them, latched and
            loaded, answer within seconds, without pumps, heat or a grid. That is a target, untested
            like the rest. Whether it is worth what vessels cost is{' '}
            <TextLink href="/earth-engine">the question of gate G2</TextLink>.
          </Text>
        </Stack>
      </Section>
      <Section {...at200m} id="steam">
        <Stack gap="loose">
          <Grid columns={2}>
            <Heading>Air and steam, honestly</Heading>
            <Prose>
              <p>
                The stroke leaves some stored heat unused. In the hybrid mode that heat evaporates
                clean water into the compressed air at the surface, as humid-air turbines do, and
                the steam expands along with the air.
              </p>
              <p>
                It is a use of heat already paid for, not a second source of energy. No steam enters
                a vessel: at 980&nbsp;m it would condense below {quantity(modes.condensesC, '°C')}.
              </p>
            </Prose>
          </Grid>
          <StatGroup>
            <Stat value={`+${number(modes.hybridExtra, 1)}`} unit="%">
              power, at the same air flow
            </Stat>
            <Stat value={number(plant.roundTripWithSteam, 1)} unit="%">
              round trip, against {number(plant.roundTrip, 1)}&nbsp;% on air alone
            </Stat>
            <Stat value={number(modes.steam, 1)} unit="kg">
              of steam for each 100&nbsp;kg of air, at about {quantity(modes.steamC, '°C')}
            </Stat>
            <Stat value={number(modes.steamT)} unit="t">
              of clean water in one discharge, recoverable in part
            </Stat>
          </StatGroup>
          <Callout tone="info" title="Boost is borrowed">
            With {quantity(modes.boostSteam, 'kg')} of steam in each 100&nbsp;kg of air the plant
            gives {quantity(modes.boostMw, 'MW')}, and runs out of heat after{' '}
            {number(modes.boostH, 1)} hours.
          </Callout>
        </Stack>
      </Section>
      <Section {...at1000m} id="rules">
        <Stack gap="loose">
          <Heading>Which may follow which</Heading>
          <ModesFigure label="Fig. 1" />
          <DefinitionList
            items={[
              {
                term: 'Through hold',
                description: (
                  <>
                    Charge leads to hold, hold to a discharge of either kind, discharge back to
                    hold. Fast reserve and black start begin only from hold.
                  </>
                ),
              },
              {
                term: 'Storm from anywhere',
                description: (
                  <>Every mode may end in storm: all vessels latched at depth, winches braked.</>
                ),
              },
              {
                term: 'Bypass instead, never beside',
                description: (
                  <>
                    Air goes around the vessels or through them. In bypass it is throttled to the
                    riser’s {quantity(stroke.dockBar, 'bar')}, and the round trip falls to{' '}
                    {quantity(modes.bypassRoundTrip, '%', 1)}.
                  </>
                ),
              },
              {
                term: 'Interlocks',
                description: (
                  <>
                    No filling unless the tether is tight and the latch closed. No release unless
                    the dock is clear. No exhaust unless the dock valve is checked and locked. If a
                    turbine trips, the riser is vented, never the vessel.
                  </>
                ),
              },
            ]}
          />
        </Stack>
      </Section>
    </>
  );
}
