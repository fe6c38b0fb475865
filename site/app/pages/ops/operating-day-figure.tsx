import { Figure, LineChart, Stack, type LineChartProps } from '@hadal/ui';
import { plant } from '../../model';
import { operatingDay } from '../../model/operating-day.build';
import { clock, quantity } from '../../model/format';

const hours = {
  label: 'hour of the day',
  domain: [0, 24],
  ticks: [0, 3, 6, 9, 12, 15, 18, 21, 24],
} as const;

const power = {
  y: {
    label: 'power',
    unit: 'MW',
    domain: [-150, 120],
    ticks: [-plant.inputMw, -100, -50, 0, 50, plant.outputMw],
    // One decimal, or the half megawatt of the quiet hours is doubled.
    format: { maximumFractionDigits: 1 },
  },
  series: [{ name: 'power', points: operatingDay.power }],
} satisfies Partial<LineChartProps>;
const levels = {
  y: {
    label: 'share of the full store',
    shortLabel: 'full',
    unit: '%',
    domain: [0, 100],
    format: { maximumFractionDigits: 1 },
  },
  series: [
    { name: 'air', points: operatingDay.air },
    { name: 'heat', points: operatingDay.heat },
  ],
} satisfies Partial<LineChartProps>;

const full = clock(operatingDay.chargesTo);

/** Charts the power of the plant over a planned day and the levels of its stores. */
export function OperatingDayFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Above, what the cable carries; below, what the stores hold. Four vessels’ worth of air is held back as a reserve; some heat is always left."
      note="modelled, by the quarter hour"
      description={
        <>
          From midnight to 03 the plant gives {quantity(plant.outputMw, 'MW')} and the bags fall
          from a little over a third of full to {quantity(operatingDay.leastAir, '%', 1)}, which
          wait in four vessels. Until 09 it rests. From 09 to {full} it takes{' '}
          {quantity(plant.inputMw, 'MW')} and both stores fill in a straight line. Neither was
          empty: the bags are full a little early, and the tanks before them. From 19 it gives
          again.
        </>
      }
    >
      <Stack>
        <LineChart
          title="Power to the grid over a planned day; below zero the plant takes it."
          description={`${quantity(-plant.inputMw, 'MW')} from 09 to ${full}, ${quantity(plant.outputMw, 'MW')} from 19 to 03, and a trickle taken in between.`}
          x={hours}
          {...power}
          alignedWith={[levels]}
        />
        <LineChart
          title="Levels of the air store and the heat store over the same day."
          description={`The air goes from ${quantity(operatingDay.leastAir, '%', 1)} to full and back. The tanks never fall below ${quantity(operatingDay.heatLeft, '%')}.`}
          x={hours}
          {...levels}
          alignedWith={[power]}
        />
      </Stack>
    </Figure>
  );
}
