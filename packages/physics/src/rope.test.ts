import { expect, test } from 'vitest';
import { plantChain } from './chain.ts';
import { ropeReplacement } from './rope.ts';
import { sizePlant } from './sizing.ts';

const chain = plantChain();
const size = sizePlant(chain);
const ropes = (options = {}) => ropeReplacement(chain, size, options);

test('the reference plant bends 54 t of rope for each vessel, some 4,000 times a year', () => {
  const { length, massPerVessel, bendsPerYear, yearsOfLife } = ropes();
  expect(length).toBeCloseTo(1645, 0);
  expect(massPerVessel / 1e3).toBeCloseTo(54.3, 1);
  expect(bendsPerYear / 1e3).toBeCloseTo(4.03, 2);
  expect(yearsOfLife).toBeCloseTo(2, 1);
});

test('new ropes for twelve vessels every two years cost what their mass does', () => {
  const { massPerVessel, yearsOfLife, costPerYear } = ropes();
  expect((12 * massPerVessel * 30) / yearsOfLife).toBeCloseTo(costPerYear, 3);
  expect(costPerYear / 1e6).toBeCloseTo(9.86, 2);
});

test('a rope that lasts half as long costs twice as much, one that lasts cheaply', () => {
  expect(ropes({ life: 4000 }).costPerYear).toBeCloseTo(2 * ropes().costPerYear, 3);
  expect(ropes({ life: 1e7 }).costPerYear).toBeLessThan(1e4);
});

test('a plant without vessels has no ropes to replace', () => {
  const pipe = plantChain({ stroke: false });
  expect(() => ropeReplacement(pipe, sizePlant(pipe))).toThrow(
    expect.objectContaining({ code: 'INCONSISTENT', field: 'stroke' }),
  );
});
