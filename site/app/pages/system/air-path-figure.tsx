import { AirPathScene } from '@hadal/illustrations';
import { Figure, TextLink } from '@hadal/ui';
import { DataTable, numeric } from '../../components/data-table';
import { airPath, stroke } from '../../model';
import { number, quantity } from '../../model/format';

/** States at the borders between the blocks, by their names in the model, as the drawing names them. */
const borders = {
  'Ambient air': 'Into the compressors',
  'Third compressor, out': 'Out of them, before the last cooler',
  'Air store': 'In the bags',
  'Vessel, start': 'In a vessel at its start',
  'Vessel, dock': 'In the same vessel at the dock',
  'First turbine, in': 'Into the turbines',
  Exhaust: 'Out of the plant',
};

const stateAt = (border: keyof typeof borders) => {
  const { celsius, bar } = airPath.find(({ point }) => point === border)!;
  return { celsius: quantity(celsius, '°C'), bar: quantity(bar, 'bar', 1) };
};

/** Draws the way of the air from the deck to the sea bed and back, for the steps beside it. */
export function AirPathFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="The way of the air, numbered as beside it, with its temperature and pressure."
      note="depths to scale, modelled"
      descriptionLabel="Show as a table"
      description={
        <>
          <DataTable
            caption="The air at the borders between the blocks"
            columns={['Where', numeric('Temperature, °C'), numeric('Pressure, bar abs')]}
            rows={airPath.flatMap(({ point, celsius, bar }) => {
              const border = Object.entries(borders).find(([name]) => name === point)?.[1];
              return border ? [[border, number(celsius, 1), number(bar, 1)] as const] : [];
            })}
          />
          <p>
            All fifteen states, with their entropy, are among{' '}
            <TextLink href="/science/diagrams#air">the diagrams</TextLink>.
          </p>
        </>
      }
    >
      <AirPathScene
        title="The air goes through the compressors and down a pipe to the bags on the sea bed, from there into a vessel, up with it to the dock, and through a riser and the turbines out of the plant."
        depths={{ store: 1000, start: stroke.startM, dock: stroke.dockM }}
        depthLabels={{
          start: quantity(stroke.startM, 'm'),
          dock: quantity(stroke.dockM, 'm'),
        }}
        startFill={stroke.startFill}
        states={{
          intake: stateAt('Ambient air'),
          compressed: stateAt('Third compressor, out'),
          store: stateAt('Air store'),
          start: stateAt('Vessel, start'),
          dock: stateAt('Vessel, dock'),
          warmed: stateAt('First turbine, in'),
          exhaust: stateAt('Exhaust'),
        }}
      />
    </Figure>
  );
}
