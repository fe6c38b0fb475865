import { VesselScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { mooring, moving, stations, stroke, strokeAirT, vessel } from '../../model';
import { about, number, quantity } from '../../model/format';

/** Draws one vessel at its start, with its size and what holds it. */
export function VesselFigure({ label }: { label: string }) {
  const { start, dock } = stations;
  return (
    <Figure
      label={label}
      caption="A vessel at its start. The water inside leaves as the air grows on the way up."
      note="one scale, rope cut short; shape not designed yet"
    >
      <VesselScene
        title="An upturned steel vessel, more than half full of water, above a sheave on the sea bed. A person beside the sheave is a tenth as high."
        vessel={{ diameter: vessel.diameterM, height: vessel.heightM, fill: stroke.startFill }}
        dimensions={{
          across: quantity(vessel.diameterM, 'm'),
          high: quantity(vessel.heightM, 'm', 1),
        }}
        parts={{
          air: {
            name: quantity(strokeAirT.fill, 't of air', 1),
            note: `${quantity(start.airM3, 'm³')} at the start`,
          },
          steel: { name: quantity(vessel.steelT, 't of steel'), note: 'with all fittings' },
          water: { name: about(moving.waterT, 't of water'), note: 'pushed out below' },
          rope: {
            name: 'Ropes, drawn as one',
            note: `pull ${number(start.tetherMn, 1)} to ${quantity(dock.tetherMn, 'MN', 1)}`,
          },
          sheave: { name: 'Sheave', note: `bears ${quantity(mooring.pullMn, 'MN', 1)}` },
        }}
        personLabel="a person"
        winchLabel="to the winch"
      />
    </Figure>
  );
}
