import { Figure, LineChart } from '@hadal/ui';
import { depthCurve } from '../../model';
import { quantity } from '../../model/format';
import { depthAxis } from '../../diagrams/axes';

const shallow = depthCurve[0]!;
const deep = depthCurve.at(-1)!;

/** Charts the least work that a tonne of air takes, against depth. */
export function DepthFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="The first hundred metres are the dearest: a tonne of air gains ever less with depth."
      note="calculated from E2 and E5, air as an ideal gas"
      description={
        <>
          The least work to compress a tonne of air rises from{' '}
          {quantity(shallow.isothermalKwhPerTonne, 'kWh', 1)} at {quantity(shallow.depth, 'm')}{' '}
          steeply at first, then ever more slowly, to{' '}
          {quantity(deep.isothermalKwhPerTonne, 'kWh', 1)} at {quantity(deep.depth, 'm')}.
        </>
      }
    >
      <LineChart
        title="Least work to compress a tonne of air to the pressure of the depth."
        description={`It bends: more than half of the ${quantity(deep.isothermalKwhPerTonne, 'kWh', 1)} at ${quantity(deep.depth, 'm')} is spent by ${quantity(300, 'm')}.`}
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
    </Figure>
  );
}
