import { describe, expect, test } from 'vitest';
import { link } from './c10-link';
import { initialState } from './state';
import { shownBy, throughAddress, typing } from './test/card';

describe('a long link', () => {
  test('of 800 km delivers 95.8 %, and returns 54.3 % through a store at its end', () => {
    expect(shownBy(link)).toEqual({
      'of the power arrives': '95.84\u00a0%',
      'is lost on the way': '4.156\u00a0%',
      'comes back when sent, stored and returned': '54.27\u00a0%',
    });
  });

  test('is compared with distances across the Pacific', () => {
    const [table] = initialState(link).solution.tables ?? [];
    expect(table?.rows.map(([, , arrives]) => arrives)).toEqual([
      '90.94',
      '90.81',
      '86.67',
      '81.51',
    ]);
  });

  test('warns only beyond the longest known cable', () => {
    const warnings = (km: number) => link.solve({ ...values, km }).warnings;
    const values = { km: 800, loss: 0.03, converter: 0.009, n: 2 };
    expect(warnings(766)).toHaveLength(1);
    expect(warnings(765)).toHaveLength(0);
  });

  test.each([
    ['km', '20001', 'Too high: the formulas hold for 0 to 20,000\u00a0km'],
    ['n', '2.5', 'Only whole numbers count here. Enter 0 to 10'],
  ])('keeps its results when %s is %s, and names the range', (key, text, message) => {
    expect(typing(link, key, text)).toEqual({ message, results: 'kept' });
  });

  test('round-trips through its address', () => {
    const { search, isSame } = throughAddress(link, { km: 2525, loss: 2.5 });
    expect(search).toBe('?c10.km=2525&c10.loss=2.5');
    expect(isSame).toBe(true);
  });
});
