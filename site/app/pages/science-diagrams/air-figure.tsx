import { Figure, LineChart, TextLink } from '@hadal/ui';
import { airPathCurve, plant, stroke } from '../../model';
import { number, quantity } from '../../model/format';

const [first, second] = plant.compressorsC;

/** Charts temperature against entropy of the air, from intake to exhaust. */
export function AirFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={
        <>
          The air’s way through the plant, from the weather to the sea bed and back: fifteen states.{' '}
          <TextLink href="/glossary#entropy">Entropy</TextLink> is counted from the air outside.
        </>
      }
      note="calculated, E6 and E14"
      description={
        <>
          Read it from the right, at the air outside. Each of three compressors lifts the air to{' '}
          {number(first!)} or {quantity(second!, '°C')}, almost straight up; each cooler brings it
          back to 30&nbsp;°C and far to the left, and its heat goes into the tanks. At the store the
          air is as cold as the sea and has given away the most. The stroke moves it a little to the
          right and down to {quantity(stroke.dockAirC, '°C', 1)}. Then the stored heat lifts it to{' '}
          {quantity(plant.expanderC, '°C')} before each of three turbines, which let it down to{' '}
          {quantity(plant.exhaustC, '°C')}. It leaves further right than it came: what the machines
          spoiled on the way.
        </>
      }
    >
      <LineChart
        title="Temperature against entropy of the air through one cycle."
        description={`Three teeth up to ${quantity(second!, '°C')} while it is compressed, a flat way through the sea, and three teeth up to ${quantity(plant.expanderC, '°C')} while it expands.`}
        x={{
          label: 'entropy above the air outside',
          unit: 'J/(kg K)',
          format: { maximumFractionDigits: 0 },
        }}
        y={{
          label: 'temperature',
          unit: '°C',
          format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
        }}
        along="path"
        series={[
          {
            name: 'State',
            points: airPathCurve,
          },
        ]}
      />
    </Figure>
  );
}
