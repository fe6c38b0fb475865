import { expect, test } from 'vitest';
import { arrange, nearest, restsOn } from './arrange';

const equations = [
  { symbol: 'E3', name: 'Work', from: ['E1', 'E2'] },
  { symbol: 'E2', name: 'Pressure', from: ['E1'] },
  { symbol: 'E1', name: 'Density', from: [] },
  { symbol: 'E4', name: 'Boiling point', from: [] },
];

test('puts each equation after all that it rests on, and keeps the order beside each other', () => {
  const ranks = arrange(equations).map((rank) => rank.map(({ symbol }) => symbol));
  expect(ranks).toEqual([['E1', 'E4'], ['E2'], ['E3']]);
});

test('finds all that an equation rests on', () => {
  expect([...restsOn(equations, 'E3')].toSorted()).toEqual(['E1', 'E2', 'E3']);
  expect([...restsOn(equations, 'E4')]).toEqual(['E4']);
});

test('names only the nearest of what an equation rests on', () => {
  expect(nearest(equations, equations[0]!)).toEqual(['E2']);
});
