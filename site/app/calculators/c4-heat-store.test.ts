import { describe, expect, test } from 'vitest';
import { heatStore } from './c4-heat-store';
import { initialState } from './state';
import { shownBy, throughAddress, typing } from './test/card';

describe('a thermal store', () => {
  test('of the reference plant takes 6,170 t of water under 12.6 bar', () => {
    expect(shownBy(heatStore)).toEqual({
      'of storage material': '6,167\u00a0t',
      'volume when hot': '7,039\u00a0m³',
      'pressure to keep it so': '12.55\u00a0bar',
      'heat left after standing': '1,145\u00a0MWh',
      'could become work, when full': '276.5\u00a0MWh',
    });
  });

  test('of rock takes five times the mass, and no pressure', () => {
    expect(shownBy(heatStore, { type: 'packedBed' })).toMatchObject({
      'of storage material': '30,920\u00a0t',
      'volume when hot': '18,820\u00a0m³',
      'pressure to keep it so': '1.013\u00a0bar',
    });
  });

  test('compares the three kinds, each at temperatures that suit it', () => {
    const [table] = initialState(heatStore).solution.tables ?? [];
    expect(table?.rows.map(([name, hot, cold]) => [name, hot, cold])).toEqual([
      ['Pressurised water', '190', '30'],
      ['Bed of rock', '190', '30'],
      ['Solar salt', '384', '291'],
    ]);
    for (const { values } of heatStore.presets ?? []) shownBy(heatStore, values);
  });

  test.each([
    [
      'hot',
      '250',
      { type: 'salt', hot: 384, cold: 291 },
      'Solar salt serves from 260 to 600\u00a0°C: colder it freezes, hotter it decays',
    ],
    ['hot', '350', {}, 'Water serves from 20 to 340\u00a0°C'],
    ['cold', '190', {}, 'Empty must be 1\u00a0°C or more below full, or there is no heat'],
    ['hours', '721', {}, 'Too high: the formulas hold for 0 to 720\u00a0h'],
  ] as const)('keeps its results when %s is %s, and says why', (key, text, values, message) => {
    expect(typing(heatStore, key, text, values)).toEqual({ message, results: 'kept' });
  });

  test('round-trips through its address, including its kind', () => {
    const { search, isSame } = throughAddress(heatStore, { type: 'salt', hot: 384, cold: 291 });
    expect(search).toBe('?c4.type=salt&c4.hot=384&c4.cold=291');
    expect(isSame).toBe(true);
  });
});
