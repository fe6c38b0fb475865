import { Figure, LineChart } from '@hadal/ui';
import { quantity } from '../model/format';
import { schedule } from '../model/schedule.build';
import { climbByMinute, cycleMin, turnMin } from './cycle.build';

const first = Array.from({ length: schedule.rising }, (_, index) => index);

/** Draws the climbs of the vessels that rise at one time, each released after the other. */
export function CycleFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`The first four of twelve vessels. One leaves every ${quantity(schedule.everyMin, 'min')}, each to a dock of its own, so that four are always rising; after ${quantity(cycleMin, 'min')} the first leaves again. Meanwhile it hands over its air, sinks and fills, at times that are not calculated here.`}
      note="calculated, the climb simulated"
    >
      <LineChart
        title="Depth of four vessels, released one after the other."
        description={`Each climbs for about ${quantity(turnMin, 'min')}, ${quantity(schedule.everyMin, 'min')} after the one before, and has ${quantity(cycleMin - turnMin, 'min')} for everything else.`}
        x={{
          label: 'time since the first release',
          unit: 'min',
          domain: [0, 24],
          ticks: [0, 3, 6, 9, 12, 15, 18, 21, 24],
          format: { maximumFractionDigits: 0 },
        }}
        y={{
          label: 'depth',
          unit: 'm',
          domain: [0, 1000],
          reverse: true,
          format: { maximumFractionDigits: 0 },
        }}
        series={first.map((index) => ({
          name: `vessel ${index + 1}`,
          points: climbByMinute.map(
            ([minute, depth]) => [minute + index * schedule.everyMin, depth] as const,
          ),
        }))}
        along="x"
      />
    </Figure>
  );
}
