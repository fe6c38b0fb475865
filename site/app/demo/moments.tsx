import { StrokeFigureScene } from '@hadal/illustrations';
import { Stack } from '@hadal/ui';
import { DataTable, figure } from '../components/data-table';
import { number, quantity } from '../model/format';
import type { Climb } from './climb';
import { depthTicks } from './ticks';

/** Stills of the stroke at its start, half-way and in the dock, for when nothing moves. */
export function Moments({ stroke, start }: { stroke: Climb; start: number }) {
  const { duration, dock, track, at, energyBalance, gasWork } = stroke;
  const seabed = start + 20;
  const moments = [
    { name: 'Release', position: 0 },
    { name: 'Half-way in time', position: duration / 2 },
    { name: 'Dock', position: duration },
  ];
  const first = track.fill[0]!;
  return (
    <Stack gap="loose">
      <StrokeFigureScene
        title={`One vessel at its release at ${quantity(start, 'm')}, half-way through its time, and in the dock at ${quantity(dock, 'm')}. Its air grows from ${number(100 * first)} per cent of the vessel to all of it.`}
        stations={moments.map(({ position }) => ({
          depth: at('depth', position),
          fill: at('air', position) / at('air', duration),
          volumeLabel: quantity(at('air', position), 'm³'),
          pressureLabel: quantity(at('pressure', position), 'bar', 1),
        }))}
        ticks={depthTicks(seabed)}
        seabed={seabed}
        labels={{
          axis: 'depth, m',
          stroke: `stroke, ${quantity(start - dock, 'm')}`,
          headline: quantity(gasWork, 'kWh'),
          headlineNote: 'work of the air over the climb, before losses',
        }}
      />
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
    </Stack>
  );
}
