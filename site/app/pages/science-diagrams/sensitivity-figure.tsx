import { Figure, TornadoChart } from '@hadal/ui';
import { plant, sensitivity } from '../../model';
import { number, quantity } from '../../model/format';
import { roundTripAxis } from '../../diagrams/axes';

const widest = sensitivity[0]!;

/** Charts the sensitivity of the round-trip efficiency to each assumption. */
export function SensitivityFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="How far the round trip moves when one assumption changes alone, the most telling on top."
      note="modelled"
      description={
        <>
          {sensitivity.map(({ input, from, to, worse, better }) => (
            <span key={input}>
              {input}: {quantity(worse, '%', 1)} at {from}, {quantity(better, '%', 1)} at {to}.{' '}
            </span>
          ))}
        </>
      }
    >
      <TornadoChart
        title="How far each assumption moves the round trip."
        description={`${widest.input} matters most: from ${number(widest.worse, 1)} to ${quantity(widest.better, '%', 1)}.`}
        value={roundTripAxis}
        base={plant.roundTrip}
        factorLabel="Assumption"
        lowLabel="Worse"
        highLabel="Better"
        factors={sensitivity.map(({ input, from, to, worse, better }) => ({
          label: input,
          low: { setting: from, result: worse },
          high: { setting: to, result: better },
        }))}
      />
    </Figure>
  );
}
