import { Figure, WaterfallChart } from '@hadal/ui';
import { lossSteps, plant } from '../model';
import { number, quantity } from '../model/format';
import { roundTripAxis } from './axes';

const [ideal, ...losses] = lossSteps;
const most = losses.toSorted((one, other) => other.lost - one.lost)[0]!;

/** Charts the electricity left after each loss. */
export function LossFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`Of 100 units of electricity ${number(plant.roundTrip, 1)} come back. Each loss in its turn; another order would share them differently.`}
      note="modelled, rounded line by line"
      description={
        <>
          An ideal machine would return {quantity(ideal!.left, '%', 1)}, not all, because the sea
          cools the air below the surroundings.{' '}
          {losses.map(({ step, lost, left }) => (
            <span key={step}>
              {step}: {number(lost, 1)} lost, {number(left, 1)} left.{' '}
            </span>
          ))}
        </>
      }
    >
      <WaterfallChart
        title={`Where ${quantity(100 - plant.roundTrip, '%', 1)} of the electricity goes.`}
        description={`${most.step} takes the most, ${number(most.lost, 1)} of 100. In the end ${quantity(plant.roundTrip, '%', 1)} is left.`}
        value={{ ...roundTripAxis, domain: [0, 100] }}
        start={{ label: ideal!.step, value: ideal!.left }}
        steps={losses.map(({ step, lost }) => ({ label: step, change: -lost }))}
        end={{ label: 'Reference plant' }}
        changeUnit="points"
      />
    </Figure>
  );
}
