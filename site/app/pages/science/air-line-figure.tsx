import { AirLineScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { plant } from '../../model';
import { number, quantity } from '../../model/format';

const kilojoules = (value: number) => quantity(value, 'kJ/kg');

/** Draws a kilogram of air on its way through the plant, with what it costs and what it returns. */
export const AirLineFigure = ({ label }: { label: string }) => (
  <Figure
    label={label}
    caption={`One kilogram of air on its way, with the electricity that it takes and returns. Of the air, ${quantity(plant.airKept, '%')} returns, and so ${quantity(plant.roundTrip, '%', 1)} of the electricity.`}
    note="arrows to one scale"
  >
    <AirLineScene
      title={`A line of air. The compressors put ${kilojoules(plant.inKjPerKg)} in. The stroke takes ${kilojoules(plant.strokeKjPerKg)} out, and the turbines ${number(plant.turbinesKjPerKg)}.`}
      ends={['outside air', 'outside air again']}
      stations={[
        {
          name: 'Compressors',
          note: 'tanks take up their heat',
          energy: -plant.inKjPerKg,
          label: `${kilojoules(plant.inKjPerKg)} in`,
        },
        { name: 'Bags', note: 'on the sea bed, where a little is lost' },
        {
          name: 'Stroke',
          note: 'of a vessel, up to the dock',
          energy: plant.strokeKjPerKg,
          label: `${kilojoules(plant.strokeKjPerKg)} out`,
        },
        {
          name: 'Turbines',
          note: 'warmed from the tanks',
          energy: plant.turbinesKjPerKg,
          label: `${kilojoules(plant.turbinesKjPerKg)} out`,
        },
      ]}
    />
  </Figure>
);
