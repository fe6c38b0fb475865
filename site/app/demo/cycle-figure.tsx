import { Figure, LineChart } from '@hadal/ui';
import { quantity } from '../model/format';
import { climbByMinute, cycleMin, turnMin } from './cycle.build';

const groups = ['vessels 1 to 4', 'vessels 5 to 8', 'vessels 9 to 12'];

/** Draws one cycle of twelve vessels, which alternate in three groups. */
export function CycleFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`One cycle of all twelve vessels, ${quantity(cycleMin, 'min')}. Four are rising at any time; the others hand over their air, sink and fill, at times that are not reckoned here.`}
      note="calculated, the climb simulated"
    >
      <LineChart
        title="Depth of the rising vessels over one cycle."
        description={`Each group climbs for about ${quantity(turnMin, 'min')}, one after the other, and has ${quantity(cycleMin - turnMin, 'min')} for everything else.`}
        x={{
          label: 'time in the cycle',
          unit: 'min',
          domain: [0, 39],
          ticks: [0, 6, 12, 18, 24, 30, 36],
          format: { maximumFractionDigits: 0 },
        }}
        y={{
          label: 'depth',
          unit: 'm',
          domain: [0, 1000],
          reverse: true,
          format: { maximumFractionDigits: 0 },
        }}
        series={groups.map((name, turn) => ({
          name,
          points: climbByMinute.map(([minute, depth]) => [minute + turn * turnMin, depth] as const),
        }))}
        along="x"
      />
    </Figure>
  );
}
