import { ModePlantParts, ModePlantScene, type ModePlantSceneProps } from '@hadal/illustrations';
import {
  DefinitionList,
  Figure,
  Grid,
  Heading,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextLink,
} from '@hadal/ui';
import type { ReactNode } from 'react';
import { modes, plant, reserve, stations, stroke } from '../../model';
import { quantity } from '../../model/format';

type Plant = Omit<ModePlantSceneProps, 'parts' | 'title'>;

interface Choice {
  key: string;
  /** Request of the grid, in the words of a control-room operator. */
  need: string;
  mode: string;
  text: ReactNode;
  power: string;
  ends: string;
  next: string;
  /** A sentence for those who cannot see the drawing. */
  drawing: string;
  plant: Plant;
}

const { startFill } = stroke;
const waiting = { risen: 0, fill: startFill };
const flooded = { risen: 1, fill: 0 };
/** Three of the twelve: one leaves, one is half-way, one hands its air over. */
const cycling: Plant['vessels'] = [
  { risen: 1, fill: 1 },
  { risen: 0.5, fill: stations.halfway.fill, moves: 'up' },
  { risen: 0.6, fill: 0, moves: 'down' },
];
const discharge = {
  power: 'out',
  air: 'vessels',
  compressors: false,
  turbines: true,
  heat: 'out',
  vessels: cycling,
  stored: 0.6,
} as const;
const still = {
  air: 'none',
  compressors: false,
  turbines: false,
  heat: 'none',
  vessels: [waiting, waiting, waiting],
  stored: 0.8,
} as const;

const choices: readonly Choice[] = [
  {
    key: 'spare',
    need: 'Power to spare',
    mode: 'Charge',
    text: 'A sunny noon, or a windy night. The compressors start, the bags swell and the tanks grow hot. No vessel moves: the four that wait keep their air, the others stay in their docks, full of water and out of the way.',
    power: `takes ${quantity(plant.inputMw, 'MW', 1)} at most`,
    ends: `when the bags are full, after ${quantity(plant.inputH, 'h')} at full power`,
    next: 'Hold',
    drawing: 'The compressors run; air goes down the pipe to the bags, and heat into the tank.',
    plant: {
      power: 'in',
      powerLabel: `${quantity(plant.inputMw, 'MW')} in`,
      air: 'store',
      compressors: true,
      turbines: false,
      heat: 'in',
      vessels: [waiting, flooded, flooded],
      stored: 0.4,
    },
  },
  {
    key: 'evening',
    need: 'A long evening',
    mode: 'Discharge, on air alone',
    text: 'The everyday way back. Vessels rise one after another, four at any time, and hand their air to the turbines. With heat to spare the hybrid kind does the same and adds steam.',
    power: `gives ${quantity(plant.outputMw, 'MW')}, or ${quantity(modes.hybridMw, 'MW')} with steam`,
    ends: `when the bags are empty, after ${quantity(plant.outputH, 'h')}`,
    next: 'Hold',
    drawing:
      'Air leaves the bags, rises with the vessels and turns the turbines; the tank warms it.',
    plant: { ...discharge, powerLabel: `${quantity(plant.outputMw, 'MW')} out` },
  },
  {
    key: 'peak',
    need: 'A short peak',
    mode: 'Boost',
    text: 'More steam is mixed into the same air. Power goes up at once and the heat runs down sooner, so boost buys height with hours. Some of the air is left in the bags when the tanks are cold.',
    power: `gives ${quantity(modes.boostMw, 'MW')}`,
    ends: `when the heat is gone, after ${quantity(modes.boostH, 'h', 1)}`,
    next: 'Discharge, hybrid',
    drawing: 'As in a discharge, with steam from the tank mixed into the air before the turbines.',
    plant: { ...discharge, powerLabel: `${quantity(modes.boostMw, 'MW')} out`, steam: true },
  },
  {
    key: 'seconds',
    need: 'Seconds count',
    mode: 'Fast reserve',
    text: 'A power station has just dropped off the grid. If the plant is charging, it stops the compressors and sheds all that they take. If it holds, four vessels wait with air in them that was kept back from sale; a latch opens and they pull. Nothing has to warm up or be pumped first. The time is a target that no test has shown yet.',
    power: `gives ${quantity(modes.reserveMw, 'MW')}, or sheds up to ${quantity(reserve.shedMw, 'MW')}`,
    ends: 'when the four have risen, after 12\u00a0min',
    next: 'Hold, with four vessels to be filled again',
    drawing:
      'Every vessel that waited is on its way up; the valve of the bags is shut, and all else rests.',
    plant: {
      ...still,
      power: 'out',
      powerLabel: `${quantity(modes.reserveMw, 'MW')} out`,
      vessels: [0.3, 0.34, 0.38].map((risen) => ({ risen, fill: 0.5, moves: 'up' })),
    },
  },
  {
    key: 'dark',
    need: 'The grid is dark',
    mode: 'Black start',
    text: 'One vessel is let go and makes a small grid of its own. It starts the pumps, which a battery has fed until then, the pumps bring heat to the turbines, and the turbines take over. Street by street the grid comes back around the plant.',
    power: `begins with ${quantity(modes.blackStartMw, 'MW', 1)} and climbs`,
    ends: 'when the grid stands again',
    next: 'Hold',
    drawing: 'One vessel rises, alone; two wait, and the turbines stand still.',
    plant: {
      ...still,
      power: 'out',
      powerLabel: `${quantity(modes.blackStartMw, 'MW', 1)} out`,
      vessels: [{ risen: 0.4, fill: 0.55, moves: 'up' }, waiting, waiting],
    },
  },
  {
    key: 'repair',
    need: 'Repairs',
    mode: 'Bypass',
    text: (
      <>
        Air goes straight from the bags to the turbines, throttled to the{' '}
        {quantity(stroke.dockBar, 'bar')} that the riser can take. Throttling throws work away, so
        this is for repairs, not for every day. A riser built for the whole pressure would do better
        than the vessels do: <TextLink href="/earth-engine">that comparison</TextLink> is the
        hardest question we have.
      </>
    ),
    power: `gives ${quantity(modes.bypassMw, 'MW')} at the same flow of air`,
    ends: 'when the vessels are back',
    next: 'Hold',
    drawing:
      'Air goes from the bags straight up to the turbines, past the guides, in which no vessel moves.',
    plant: {
      ...discharge,
      powerLabel: `${quantity(modes.bypassMw, 'MW')} out`,
      air: 'bypass',
      vessels: [undefined, flooded, flooded],
    },
  },
  {
    key: 'storm',
    need: 'Storm ahead',
    mode: 'Storm',
    text: 'Everything stops in good order. The vessels wait latched in the deep, where waves do not reach, their winches braked; the valves of the store are shut. The plant earns nothing and breaks nothing.',
    power: 'neither takes nor gives',
    ends: 'when the sea is calm and every latch has been seen to',
    next: 'Hold',
    drawing:
      'All vessels are latched in the deep, all machines rest, and the cable carries nothing.',
    plant: { ...still, power: 'none', powerLabel: 'no power' },
  },
];

/** Leads from what the grid needs to the mode that provides it, and draws the plant in it. */
export function ModeChooser() {
  return (
    <div>
      <ModePlantParts id="mode-plant" />
      <Tabs defaultValue="spare">
        <TabList label="What is needed">
          {choices.map(({ key, need }) => (
            <Tab key={key} value={key} href={`#${key}`}>
              {need}
            </Tab>
          ))}
        </TabList>
        {choices.map(({ key, mode, text, power, ends, next, drawing, plant: state }) => (
          <TabPanel key={key} value={key} id={key}>
            <Grid columns={2}>
              <Stack>
                <Heading level={3} size="medium">
                  {mode}
                </Heading>
                <Text size="lg">{text}</Text>
                <DefinitionList
                  items={[
                    { term: 'Power', description: power },
                    { term: 'Ends', description: ends },
                    { term: 'Then', description: next },
                  ]}
                />
              </Stack>
              <Figure label={mode} caption={drawing} note="three vessels of twelve">
                <ModePlantScene parts="mode-plant" title={drawing} {...state} />
              </Figure>
            </Grid>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
