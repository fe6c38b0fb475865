import { Figure, TornadoChart } from '@hadal/ui';
import { costBase, costSensitivity } from '../model/cost-sensitivity.build';
import { quantity } from '../model/format';
import { costAxis } from './axes';

const widest = costSensitivity[0]!;

/** Charts the sensitivity of the cost of a stored megawatt-hour to each assumption. */
export function CostSensitivityFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`How far the ${quantity(costBase, '$/MWh')} of the first plant moves when one thing turns out otherwise and the rest stays as it is.`}
      note="modelled"
      description={
        <>
          {costSensitivity.map(({ input, from, to, worse, better }) => (
            <span key={input}>
              {input}: {quantity(worse, '$/MWh')} at {from}, {quantity(better, '$/MWh')} at {to}
              .{' '}
            </span>
          ))}
        </>
      }
    >
      <TornadoChart
        title="What the cost of a stored megawatt-hour hangs on."
        description={`${widest.input} matters most: from ${quantity(widest.worse, '$/MWh')} to ${quantity(widest.better, '$/MWh')}.`}
        value={costAxis}
        base={costBase}
        factorLabel="Assumption"
        lowLabel="Worse"
        highLabel="Better"
        factors={costSensitivity.map(({ input, from, to, worse, better }) => ({
          label: input,
          low: { setting: from, result: worse },
          high: { setting: to, result: better },
        }))}
      />
    </Figure>
  );
}
