import { describe, expect, test } from 'vitest';
import { steam } from './c6-steam';
import { initialState } from './state';
import { shownBy, throughAddress, typing } from './test/card';

describe('steam', () => {
  test('from the left-over heat raises the round trip from 59.1 to 61.5 %', () => {
    expect(shownBy(steam)).toMatchObject({
      'comes back with steam': '61.53\u00a0%',
      'comes back on dry air': '59.08\u00a0%',
      'steam, of the mass of the air': '3\u00a0%',
      'more power with it': '4.151\u00a0%',
    });
  });

  test('in boost mode gives 10 % more power for four fifths of the time', () => {
    expect(shownBy(steam)).toMatchObject({
      'boost: power, of that on dry air': '109.7\u00a0%',
      'boost: of the time, then the heat is gone': '80.36\u00a0%',
    });
  });

  test('is described as made from stored heat, and never enters a vessel', () => {
    expect(steam.lede).toContain('Steam is made from stored heat');
    expect(steam.assumption).toContain('No steam enters a vessel: at 980\u00a0m');
    expect(steam.assumption).toContain('below 311\u00a0°C');
    expect(shownBy(steam)).toMatchObject({
      'in a vessel steam would condense below': '310.9\u00a0°C',
    });
  });

  test('condenses at no temperature above the critical pressure', () => {
    expect(shownBy(steam, { zStore: 4000 })).not.toHaveProperty(
      'in a vessel steam would condense below',
    );
  });

  test('is zero if no heat is left over', () => {
    const results = shownBy(steam, { etaTes: 70 });
    expect(results).toMatchObject({ 'steam, of the mass of the air': '0\u00a0%' });
    expect(results).not.toHaveProperty('steam leaves the saturator at');
  });

  test('plots power above and duration below those on dry air', () => {
    const [chart] = initialState(steam).solution.charts;
    if (chart?.kind !== 'line') throw new Error('Boost is a line chart.');
    const [power, time] = chart.series.map(({ points }) => points.map((point) => point[1]));
    expect(Math.min(...(power ?? []))).toBeGreaterThan(100);
    expect(Math.max(...(time ?? []))).toBeCloseTo(100, 6);
  });

  test.each([
    ['om', '13', 'Too high: the formulas hold for 0 to 12\u00a0%'],
    ['om', '2', 'With the other settings the formulas hold for 3.0004 to 12\u00a0%'],
    ['tFeedC', '61', 'Too high: the formulas hold for 1 to 60\u00a0°C'],
  ])('keeps its results when %s is %s, and names the range', (key, text, message) => {
    expect(typing(steam, key, text)).toEqual({ message, results: 'kept' });
  });

  test('round-trips through its address', () => {
    const { search, isSame } = throughAddress(steam, { om: 5, dThx: 10 });
    expect(search).toBe('?c6.om=5&c6.dThx=10');
    expect(isSame).toBe(true);
  });
});
