import { expect, test } from 'vitest';
import { growth } from './memory.ts';

test('measures noisy growth from 50 to 60 MB as a fifth', () => {
  const samples = Array.from({ length: 21 }, (_, at) => ({
    minutes: 10 + at,
    heap: 50 + at / 2 + (at % 2) / 10,
    resident: 300 + (at % 2),
  }));
  expect(growth(samples, 'heap')).toBeCloseTo(0.2, 2);
  expect(growth(samples, 'resident')).toBeCloseTo(0, 3);
});
