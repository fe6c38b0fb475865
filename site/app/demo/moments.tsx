import { DataTable, numeric } from '../components/data-table';
import { number } from '../model/format';
import type { Climb } from './climb';

/** Values of the stroke at its start, half-way and in the dock, for when nothing moves. */
export function Moments({ stroke }: { stroke: Climb }) {
  const { duration, at, energyBalance } = stroke;
  const moments = [
    { name: 'Release', position: 0 },
    { name: 'Half-way in time', position: duration / 2 },
    { name: 'Dock', position: duration },
  ];
  return (
    <DataTable
      caption="Three moments of the stroke, simulated"
      columns={[
        'Moment',
        numeric('After, min'),
        numeric('Depth, m'),
        numeric('Pressure, bar'),
        numeric('Air, m³'),
        numeric('Pull, MN'),
        numeric('Speed, m/s'),
        numeric('To the grid, less the spray pumps, kWh'),
      ]}
      rows={moments.map(({ name, position }) => [
        name,
        number(position / 60, 1),
        number(at('depth', position)),
        number(at('pressure', position), 1),
        number(at('air', position)),
        number(at('pull', position), 2),
        number(at('speed', position), 2),
        number(energyBalance(position).parts[0] ?? 0),
      ])}
    />
  );
}
