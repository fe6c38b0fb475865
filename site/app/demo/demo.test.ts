import { describe, expect, test } from 'vitest';
import { climb } from './climb';
import { roundToTotal } from './round-to-total';
import { days } from './days';
import { plantDay } from './plant-day';
import { initial, limits, readSettings, writeSettings } from './settings';

describe('the address', () => {
  test('round-trips the settings, omitting the defaults', () => {
    const changed = { ...initial, start: 1200, at: 300, rate: 5, day: 'calm', hour: 6.25 };
    const written = Object.entries(writeSettings(changed)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    expect(written.map(([name]) => name)).toEqual(['start', 'at', 'rate', 'day', 'hour']);
    expect(readSettings(String(new URLSearchParams(written)))).toEqual(changed);
  });

  test.each([
    'start=99999',
    'start=abc',
    'start=1e3',
    'volume=-5',
    'volume=',
    'at=NaN',
    'at=Infinity',
    'rate=7',
    'day=friday',
    'hour=25',
  ])('ignores an invalid setting and keeps the others: %s', (bad) => {
    const other = bad.startsWith('hour') ? 'at=100' : 'hour=3';
    const [name, value] = other.split('=') as ['at' | 'hour', string];
    expect(readSettings(`?${bad}&${other}`)).toEqual({ ...initial, [name]: Number(value) });
  });
});

describe('the stroke', () => {
  const ends = (range: { min: number; max: number }) => [range.min, range.max];
  const corners = ends(limits.start).flatMap((start) =>
    ends(limits.volume).map((volume) => [start, volume] as const),
  );

  test.each([...corners, [initial.start, initial.volume] as const])(
    'runs from %i m with %i m³, within the range of the address',
    (start, volume) => {
      const { duration, energyBalance, gasWork } = climb(start, volume);
      expect(duration).toBeLessThan(limits.at.max);
      for (let position = 0; position <= duration + 10; position += 7) {
        const { total, parts } = energyBalance(position);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(total).toBeLessThanOrEqual(gasWork);
      }
    },
  );
});

test.each(days.map(({ key }) => key))('the %s day balances at every quarter of an hour', (key) => {
  const day = plantDay(key);
  for (let hour = 0; hour <= 24; hour += 0.25) {
    const { total, parts } = day.energyBalance(hour);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    expect(total).toBeLessThanOrEqual(Math.ceil(day.most));
  }
});

test('rounds amounts so that they add up to the rounded sum', () => {
  expect(roundToTotal([0.4, 0.4, 0.4])).toEqual({ total: 1, parts: [1, 0, 0] });
  expect(roundToTotal([2.6, -0.1, 1.7])).toEqual({ total: 4, parts: [2, 0, 2] });
  expect(roundToTotal([10, 20])).toEqual({ total: 30, parts: [10, 20] });
});
