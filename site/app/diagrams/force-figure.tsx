import { Figure, Grid, LineChart } from '@hadal/ui';
import { risePowerMw, stations, stroke, strokeCurve, vessel } from '../model';
import { number, quantity } from '../model/format';
import { depthAxis } from './axes';

const { start, dock } = stations;
const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const way = `from ${quantity(stroke.startM, 'm')} to the dock at ${quantity(stroke.dockM, 'm')}`;

/** Charts the pull of the tether and the speed of the vessel against depth, at constant power. */
export function ForceFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`The winch holds the power at ${quantity(risePowerMw, 'MW', 2)}. As the air grows the pull grows with it, and the speed falls.`}
      note="calculated from E9"
      description={
        <>
          On the way {way} the pull on the tether rises from {number(start.tetherMn, 2)} to{' '}
          {quantity(dock.tetherMn, 'MN', 2)}, more and more steeply, because the volume of the air
          grows as the pressure falls. The speed falls the other way, from{' '}
          {number(start.speedMs, 2)} to {quantity(dock.speedMs, 'm/s', 2)}. Their product is the
          power, the same at every depth. The rise takes {quantity(vessel.strokeS / 60, 'min', 1)}.
        </>
      }
    >
      <Grid columns={2}>
        <LineChart
          title="Pull on the tether with depth."
          description={`It rises from ${number(start.tetherMn, 2)} to ${quantity(dock.tetherMn, 'MN', 2)} ${way}.`}
          x={{ label: 'pull', unit: 'MN', domain: [0, 10], format: two }}
          y={depthAxis}
          series={[
            { name: 'pull', points: strokeCurve.map(({ depth, tetherMn }) => [tetherMn, depth]) },
          ]}
        />
        <LineChart
          title="Speed of the vessel with depth."
          description={`It falls from ${number(start.speedMs, 2)} to ${quantity(dock.speedMs, 'm/s', 2)} ${way}.`}
          x={{ label: 'speed', unit: 'm/s', domain: [0, 2], format: two }}
          y={depthAxis}
          series={[
            { name: 'speed', points: strokeCurve.map(({ depth, speedMs }) => [speedMs, depth]) },
          ]}
        />
      </Grid>
    </Figure>
  );
}
