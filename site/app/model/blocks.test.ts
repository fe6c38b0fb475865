import { expect, test } from 'vitest';
import { handedOnMwh } from './blocks.build';
import { keptAfter, standing, withoutHeat } from './heat.build';
import { operatingDay } from './operating-day.build';
import { plant } from './plant.build';
import { reserve } from './reserve.build';
import { steamTurbine } from './steam.build';

test('the losses of the blocks add up to the energy not returned', () => {
  const { leaked, lostCompressing, lostRising, lostExpanding } = handedOnMwh;
  const losses = [leaked, lostCompressing, lostRising, lostExpanding];
  expect(Math.min(...losses)).toBeGreaterThan(0);
  const lost = losses.reduce((sum, loss) => sum + loss, 0);
  expect(plant.inputMwh - lost).toBeCloseTo(plant.outputMwh, 6);
});

test('a planned day returns no more than a cycle, and ends as full as it began', () => {
  expect(operatingDay.deliveredMwh).toBeCloseTo(reserve.soldMwh, 1);
  expect(operatingDay.returned).toBeLessThan(plant.roundTrip);
  for (const level of [operatingDay.air, operatingDay.heat]) {
    expect(level.at(-1)![1]).toBeCloseTo(level[0]![1], 3);
  }
});

test('idle tanks lose 2 % in the first half day, then ever less', () => {
  const kept = standing.map((day) => day.kept);
  expect(kept[1]).toBeCloseTo(98, 0);
  expect(kept).toEqual(kept.toSorted((one, other) => other - one));
  expect(keptAfter.oneWeek).toBeCloseTo(75.6, 1);
});

test('turbines without reheating would freeze', () => {
  expect(withoutHeat.afterOneC).toBeLessThan(-50);
  expect(withoutHeat.afterThreeC).toBeLessThan(withoutHeat.afterOneC);
});

test('a steam turbine would convert a quarter of its heat', () => {
  expect(steamTurbine.made).toBeCloseTo(24.3, 1);
});
