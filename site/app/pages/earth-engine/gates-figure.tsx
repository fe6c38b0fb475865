import { GatesScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { ladder, ladderSizes, stroke, vessel } from '../../model';
import { quantity } from '../../model/format';
import { DataTable, numeric } from '../../components/data-table';

const { tank, lake, sea, plant } = ladder;

/** The vessels of the ladder with what a stroke of each would do. */
const steps = [
  {
    name: 'EE\u20110, a tank',
    volume: quantity(tank.volumeM3, 'm³', 1),
    way: `${quantity(tank.depthM, 'm')} to the top`,
    work: quantity(tank.workKwh, 'kWh', 4),
    lift: quantity(1000 * tank.liftMn, 'kN', 1),
  },
  {
    name: 'EE\u20111, a lake',
    volume: quantity(lake.volumeM3, 'm³'),
    way: `${quantity(lake.depthM, 'm')} to ${quantity(lake.dockM, 'm')}`,
    work: quantity(lake.workKwh, 'kWh', 2),
    lift: quantity(1000 * lake.liftMn, 'kN'),
  },
  {
    name: 'EE\u201110, at sea',
    volume: quantity(sea.volumeM3, 'm³'),
    way: `${quantity(sea.depthM, 'm')} to ${quantity(sea.dockM, 'm')}`,
    work: quantity(sea.workKwh, 'kWh'),
    lift: quantity(sea.liftMn, 'MN', 1),
  },
  {
    name: 'EE\u2011100, a plant',
    volume: quantity(vessel.volumeM3, 'm³'),
    way: `${quantity(stroke.startM, 'm')} to ${quantity(stroke.dockM, 'm')}`,
    work: quantity(plant.workKwh, 'kWh'),
    lift: quantity(plant.liftMn, 'MN', 1),
  },
];

/** Draws the vessels of the ladder to one scale, with the gates between them. */
export function GatesFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Vessels of the ladder, and the gate that each has to pass: gas work at constant temperature, except in the plant."
      note="vessels to one scale, depths not"
      descriptionLabel="Show as a table"
      description={
        <DataTable
          caption="Vessels of the ladder"
          columns={[
            'Step',
            numeric('Vessel'),
            'From, to',
            numeric('Gas work of a stroke'),
            numeric('Lift when full'),
          ]}
          rows={steps.map(({ name, volume, way, work, lift }) => [name, volume, way, work, lift])}
        />
      }
    >
      <GatesScene
        title="Four vessels of one shape on steps down, the first to a person’s hip, the last as high as a block of flats. Gates stand between them: one, one, and two before the plant."
        personLabel="a person"
        vessels={steps.map(({ name, volume, way, work, lift }, index) => ({
          name,
          facts: [volume, way, `gas work ${work}`, `lift ${lift}`],
          ...ladderSizes[index]!,
        }))}
        gates={[
          [{ name: 'G0', question: ['do the equations', 'hold?'] }],
          [{ name: 'G1', question: ['does the machine', 'pass on the work?'] }],
          [
            { name: 'G2', question: ['does the stroke', 'keep its place?'] },
            { name: 'G3', question: ['will anybody', 'pay?'] },
          ],
        ]}
      />
    </Figure>
  );
}
