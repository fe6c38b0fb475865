import { DataTable, figure } from '../components/data-table';
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
        figure('After, min'),
        figure('Depth, m'),
        figure('Pressure, bar'),
        figure('Air, m³'),
        figure('Pull, MN'),
        figure('Speed, m/s'),
        figure('To the grid, kWh'),
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
