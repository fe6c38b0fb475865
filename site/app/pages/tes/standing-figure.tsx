import { Figure, LineChart } from '@hadal/ui';
import { keptAfter, standing } from '../../model/heat.build';
import { quantity } from '../../model/format';

/** Charts the decay of heat in full tanks as they stand. */
export function StandingFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`Full tanks left alone for two weeks. After one day ${quantity(keptAfter.oneDay, '%', 1)} of the heat is there, after seven ${quantity(keptAfter.oneWeek, '%', 1)}.`}
      note="modelled, insulation assumed"
      description="A gently bending line falls from all of the heat at the start to a little more than half of it two weeks later."
    >
      <LineChart
        title="Heat left in tanks that only stand, over fourteen days."
        description={`It falls by about ${quantity(100 - keptAfter.oneDay, '%')} in the first day and by less in each day after it.`}
        x={{ label: 'days of standing', domain: [0, 14], ticks: [0, 2, 4, 6, 8, 10, 12, 14] }}
        y={{
          label: 'heat left',
          unit: '%',
          domain: [0, 100],
          format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
        }}
        series={[{ name: 'heat', points: standing.map(({ days, kept }) => [days, kept]) }]}
      />
    </Figure>
  );
}
