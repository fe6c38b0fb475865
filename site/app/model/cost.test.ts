import { COST_INPUTS } from '@hadal/physics';
import { expect, test } from 'vitest';
import { costItems, storageCost } from './cost.build';

test('the parts add up to the capital of the model', () => {
  const together = costItems.at(-1)!.millions;
  const sum = costItems.slice(0, -1).reduce((all, { millions }) => all + millions, 0);
  expect(sum).toBeCloseTo(together);
  expect(Math.round(together)).toBe(COST_INPUTS.capex.default / 1e6);
});

test('a stored megawatt-hour costs the value in the brief', () => {
  const { firstPlant, withoutVessels, hoped } = storageCost;
  expect([firstPlant, withoutVessels, hoped].map(({ total }) => Math.round(total))).toEqual([
    312, 215, 155,
  ]);
  expect(Math.round(firstPlant.capital)).toBe(179);
  expect(Math.round(firstPlant.operation)).toBe(50);
  expect(Math.round(firstPlant.replacement)).toBe(41);
  expect(Math.round(firstPlant.energy)).toBe(42);
});
