import { Figure, SankeyChart } from '@hadal/ui';
import { energyAccount, plant } from '../model';
import { quantity } from '../model/format';

const [back, ...losses] = energyAccount;

/** Diagrams the flow of electricity in one cycle. */
export function EnergyFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`${quantity(plant.inputMwh, 'MWh')} go in, ${quantity(plant.outputMwh, 'MWh')} come back. The rest warms air and sea.`}
      note="modelled, rounded line by line"
      description={
        <>
          One broad flow enters. The broadest part of it, {quantity(back!.mwh, 'MWh')}, goes back to
          the grid. The others are losses:{' '}
          {losses.map(({ step, mwh, note }, index) => (
            <span key={step}>
              {step.toLowerCase()} {quantity(mwh, 'MWh')} ({note})
              {index < losses.length - 1 ? ', ' : '.'}
            </span>
          ))}
        </>
      }
    >
      <SankeyChart
        title={`Energy of one cycle of the reference plant: ${quantity(plant.inputMwh, 'MWh')} in, ${quantity(plant.outputMwh, 'MWh')} back.`}
        description={`The largest loss is in the ${losses[0]!.step.toLowerCase()}, ${quantity(losses[0]!.mwh, 'MWh')}.`}
        value={{ label: 'energy', unit: 'MWh', format: { maximumFractionDigits: 0 } }}
        nodes={[
          { id: 'in', label: 'From wind and sun' },
          ...energyAccount.map(({ step }, index) => ({
            id: step,
            label: step,
            ...(index > 0 && { tone: 3 as const }),
          })),
        ]}
        links={energyAccount.map(({ step, mwh }) => ({ from: 'in', to: step, value: mwh }))}
      />
    </Figure>
  );
}
