import { Figure, Grid, LineChart } from '@hadal/ui';
import { depthCurve } from '../model';
import { quantity } from '../model/format';
import { depthAxis, pressureAxis } from './axes';

const shallow = depthCurve[0]!;
const deep = depthCurve.at(-1)!;

/** Charts pressure, and the work held by a cubic metre and by a tonne of air, against depth. */
export function DepthFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Pressure grows in step with depth, and so does what a cubic metre of store holds. A tonne of air gains ever less."
      note="calculated from E2, E5 and E8, air as an ideal gas"
      description={
        <>
          From {quantity(shallow.depth, 'm')} to {quantity(deep.depth, 'm')} the pressure rises in
          an all but straight line from {quantity(shallow.pressureBar, 'bar', 1)} to{' '}
          {quantity(deep.pressureBar, 'bar', 1)}. The least work to compress a tonne of air rises
          from {quantity(shallow.isothermalKwhPerTonne, 'kWh', 1)} steeply at first, then ever more
          slowly, to {quantity(deep.isothermalKwhPerTonne, 'kWh', 1)}.
        </>
      }
    >
      <Grid columns={2}>
        <LineChart
          title="Absolute pressure with depth."
          description={`All but a straight line, to ${quantity(deep.pressureBar, 'bar', 1)} at ${quantity(deep.depth, 'm')}.`}
          x={{ ...pressureAxis, domain: [0, 450] }}
          y={{ ...depthAxis, domain: [0, 4000] }}
          series={[
            {
              name: 'pressure',
              points: depthCurve.map(({ depth, pressureBar }) => [pressureBar, depth]),
            },
          ]}
        />
        <LineChart
          title="Least work to compress a tonne of air to the pressure of the depth."
          description={`It bends: more than half of the ${quantity(deep.isothermalKwhPerTonne, 'kWh', 1)} at ${quantity(deep.depth, 'm')} are spent by ${quantity(300, 'm')}.`}
          x={{
            label: 'least work',
            unit: 'kWh/t',
            domain: [0, 150],
            format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
          }}
          y={{ ...depthAxis, domain: [0, 4000] }}
          series={[
            {
              name: 'work',
              points: depthCurve.map(({ depth, isothermalKwhPerTonne }) => [
                isothermalKwhPerTonne,
                depth,
              ]),
            },
          ]}
        />
      </Grid>
    </Figure>
  );
}
