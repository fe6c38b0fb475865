import { Figure, LineChart } from '@hadal/ui';
import { stations, stroke, strokeAirT, strokeCurve, vessel } from '../../model';
import { quantity } from '../../model/format';
import { pressureAxis } from '../../diagrams/axes';

const dock = quantity(stroke.dockBar, 'bar', 1);
const start = quantity(stroke.startBar, 'bar', 1);

/** Charts pressure against volume of the air in a vessel: part-filled, and filled to the brim. */
export function WorkFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Pressure and volume of the air in one vessel. The work of a stroke is the area between its line and the pressure axis."
      note="calculated from E10"
      description={
        <>
          Both vessels start at {start} and end at the dock at {dock} with{' '}
          {quantity(vessel.volumeM3, 'm³')} of air. The one filled to the brim stays at that volume
          all the way, a straight line down, and does {quantity(stroke.spillWorkMwh, 'MWh', 2)} of
          work with {quantity(strokeAirT.spill, 't', 1)} of air, most of which escapes. The one
          part-filled starts with {quantity(stations.start.airM3, 'm³')} and follows a curve that
          reaches the same corner. It does {quantity(stroke.gasWorkMwh, 'MWh', 3)} with{' '}
          {quantity(strokeAirT.fill, 't', 1)}, and keeps all of it for the turbines.
        </>
      }
    >
      <LineChart
        title="Pressure against volume of the air in a rising vessel, part-filled and filled to the brim."
        description={`Filled to the brim the volume stays at ${quantity(vessel.volumeM3, 'm³')}; part-filled it grows from ${quantity(stations.start.airM3, 'm³')} as the pressure falls from ${start} to ${dock}.`}
        x={{
          label: 'volume of the air',
          unit: 'm³',
          domain: [0, 1200],
          format: { maximumFractionDigits: 0 },
        }}
        y={{ ...pressureAxis, domain: [0, 110] }}
        along="y"
        series={[
          {
            name: 'part-filled',
            points: strokeCurve.map(({ airM3, pressureBar }) => [airM3, pressureBar]),
          },
          {
            name: 'filled to the brim',
            points: strokeCurve.map(({ pressureBar }) => [vessel.volumeM3, pressureBar]),
          },
        ]}
      />
    </Figure>
  );
}
