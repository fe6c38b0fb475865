import { StrokeFigureScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { drawnStations, stations, stroke, vessel } from '../model';
import { number, quantity } from '../model/format';

/** Draws one power stroke, with the air computed at six depths. */
export function StrokeFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="The air in one vessel as it climbs. Depths, pressures and volumes are calculated; the vessel is drawn larger than scale."
      description={
        <>
          Six vessels stand in a slanting row, each higher than the last, the right one in the dock
          under the platform.{' '}
          {drawnStations.map(({ depth, airM3, pressureBar }) => (
            <span key={depth}>
              At {quantity(depth, 'm')}: {quantity(airM3, 'm³')} of air at{' '}
              {quantity(pressureBar, 'bar', 1)}.{' '}
            </span>
          ))}
        </>
      }
      note={`W = ∫ V dp, index ${number(vessel.index, 2)}`}
    >
      <StrokeFigureScene
        title={`One vessel at six depths from ${quantity(stroke.startM, 'm')} to the dock at ${quantity(stroke.dockM, 'm')}. Its air grows from ${number(stations.start.airM3)} to ${number(vessel.volumeM3)} cubic metres as the pressure falls.`}
        stations={drawnStations.map((station) => ({
          depth: station.depth,
          fill: station.fill,
          volumeLabel: quantity(station.airM3, 'm³'),
          pressureLabel: quantity(station.pressureBar, 'bar', 1),
        }))}
        ticks={[0, 200, 400, 600, 800, 1000].map((depth) => ({ depth, label: number(depth) }))}
        seabed={1000}
        labels={{
          axis: 'depth, m',
          stroke: `stroke, ${quantity(stroke.startM - stroke.dockM, 'm')}`,
          headline: quantity(stroke.gasWorkMwh, 'MWh', 2),
          headlineNote: 'work of the air over the climb, before losses',
        }}
      />
    </Figure>
  );
}
