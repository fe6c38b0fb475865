import { Figure, LineChart } from '@hadal/ui';
import { stations, stroke, twin, twinCurve } from '../../model';
import { number, quantity } from '../../model/format';
import { depthAxis } from '../../diagrams/axes';

const { start, dock } = stations;
const way = `from ${quantity(stroke.startM, 'm')} to ${quantity(stroke.dockM, 'm')}`;
const missing = quantity(twin.coldMissingMn, 'MN', 1);

/** Charts the pull on a tether as the digital twin expects it, and with each of two faults. */
export function TwinFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Two faults, two shapes. Air lost beforehand is missing from the first metre; air left cold falls behind on the way."
      note={`calculated from E9; spray failed: index ${number(twin.coldIndex, 1)}`}
      description={
        <>
          Three curves of the pull on a tether {way}. Without a fault it grows from{' '}
          {number(start.tetherMn, 2)} to {quantity(dock.tetherMn, 'MN', 2)}. With{' '}
          {number(twin.leakAir)}&nbsp;% of the air gone it stays below that all the way, by{' '}
          {number(twin.leakAtStart, 1)} to {number(twin.leakAtDock, 1)}&nbsp;%. With the spray shut
          off it begins where it should and falls further behind the higher the vessel climbs: at
          the dock {missing} are missing.
        </>
      }
    >
      <LineChart
        title="Pull on one tether with depth: as calculated, with a leak, and with the spray failed."
        description={`The curve of the leak lies below the expected one ${way}; that of the failed spray leaves it on the way and ends ${missing} short.`}
        x={{
          label: 'pull',
          unit: 'MN',
          domain: [2, 9],
          format: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
        }}
        y={depthAxis}
        series={[
          {
            name: 'as calculated',
            points: twinCurve.map(({ depth, soundMn }) => [soundMn, depth]),
          },
          { name: 'air leaked', points: twinCurve.map(({ depth, leakMn }) => [leakMn, depth]) },
          { name: 'spray failed', points: twinCurve.map(({ depth, coldMn }) => [coldMn, depth]) },
        ]}
      />
    </Figure>
  );
}
