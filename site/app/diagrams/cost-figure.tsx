import { BarChart, Figure } from '@hadal/ui';
import { storageCost } from '../model/cost.build';
import { number, quantity } from '../model/format';
import { costAxis } from './axes';

const plants = [
  ['First plant', storageCost.firstPlant],
  ['Without vessels', storageCost.withoutVessels],
  ['If four things came true', storageCost.hoped],
] as const;

const [first, , hoped] = plants.map(([, { total }]) => quantity(total, '$/MWh'));

/** Charts the components of the cost of a stored megawatt-hour. */
export function CostFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="What a delivered megawatt-hour costs, by what the money goes to. Illustrative: half as much again, or half, would not surprise us."
      note="modelled, rounded line by line"
      description={
        <>
          {plants.map(([name, { capital, operation, replacement, energy, total }]) => (
            <span key={name}>
              {name}: {quantity(total, '$/MWh')}, of which capital {number(capital)}, upkeep{' '}
              {number(operation)}, new ropes {number(replacement)}, power bought {number(energy)}
              .{' '}
            </span>
          ))}
        </>
      }
    >
      <BarChart
        title="Levelised cost of storage, by cause."
        description={`Capital is the largest part of each. The first plant comes to ${first}, the hoped-for one to ${hoped}.`}
        categoryLabel="Plant"
        categories={plants.map(([name]) => name)}
        value={costAxis}
        series={[
          { name: 'Capital', values: plants.map(([, { capital }]) => capital) },
          { name: 'Upkeep', values: plants.map(([, { operation }]) => operation) },
          { name: 'New ropes', values: plants.map(([, { replacement }]) => replacement) },
          { name: 'Power bought', values: plants.map(([, { energy }]) => energy) },
        ]}
        arrangement="stacked"
        orientation="horizontal"
      />
    </Figure>
  );
}
