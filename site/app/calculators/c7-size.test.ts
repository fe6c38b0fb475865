import { describe, expect, test } from 'vitest';
import { size } from './c7-size';
import { initialState, preset } from './state';
import { shownBy, throughAddress, typing } from './test/card';

describe('the size of a plant', () => {
  test('of 100 MW for 8 h is that of the reference plant', () => {
    expect(shownBy(size)).toEqual({
      'of air store': '61,640\u00a0m³',
      'of store to build': '64,720\u00a0m³',
      'rock to hold it down': '109,600\u00a0t',
      'power while charging': '135.4\u00a0MW',
      'electricity from each m³ of store': '12.98\u00a0kWh/m³',
      'air at full output': '271.3\u00a0kg/s',
      'air for one discharge': '7,814\u00a0t',
      'heat stored': '1,168\u00a0MWh',
      'water to keep it in': '6,161\u00a0t',
      'pressure of that water': '12.58\u00a0bar',
      'from one stroke of a vessel to its next': '35.69\u00a0min',
      'of which the stroke': '11.9\u00a0min',
    });
  });

  test('of one vessel gives 8.8 MN of pull and 0.81 MWh per stroke', () => {
    const [table] = initialState(size).solution.tables ?? [];
    expect(Object.fromEntries(table?.rows ?? [])).toMatchObject({
      'Air in it': '48.42\u00a0t',
      'Pull on the tether at the start': '2.579\u00a0MN',
      'Pull on the tether at the dock': '8.769\u00a0MN',
      'Electricity of the ascent': '0.7122\u00a0MWh',
      'Net electricity of a stroke': '0.8149\u00a0MWh',
      'Speed if the tether parts at the dock, a hazard': '16.36\u00a0m/s',
    });
  });

  test('names the part that weighs the most', () => {
    const described = (values = {}) =>
      preset(size, initialState(size), values).solution.charts[0]?.description;
    expect(described()).toBe(
      'Rock ballast weighs the most, 109,600\u00a0t. The full store pulls up with 55,750\u00a0t.',
    );
    expect(described({ P: 5, hDis: 1 })).toMatch(
      /^Steel of the vessels weighs the most, 1,200\u00a0t/,
    );
  });

  test('warns if there are too few vessels for their ropes', () => {
    const warnings = (nVes: number) => preset(size, initialState(size), { nVes }).solution.warnings;
    expect(warnings(4)).toContain(
      'A stroke takes less than 300\u00a0s: use more or larger vessels.',
    );
    expect(warnings(12)).not.toContain(
      'A stroke takes less than 300\u00a0s: use more or larger vessels.',
    );
  });

  test.each([
    ['nVes', '2.5', {}, 'Only whole numbers count here. Enter 1 to 1,000'],
    ['V', '100', {}, 'With this much steel the vessel does not float: take more volume'],
    [
      'nComp',
      '1',
      {},
      'The heat store would be above 350\u00a0°C, too hot for liquid water: take more stages',
    ],
    [
      'nVes',
      '1',
      { P: 10_000 },
      'A stroke must take 5 to 36,000\u00a0s: change the vessels, their volume, or the output',
    ],
  ] as const)('keeps its results when %s is %s, and says why', (key, text, values, message) => {
    expect(typing(size, key, text, values)).toMatchObject({ message, results: 'kept' });
  });

  test('round-trips through its address', () => {
    const { search, isSame } = throughAddress(size, { P: 400, mSteel: 120 });
    expect(search).toBe('?c7.P=400&c7.mSteel=120');
    expect(isSame).toBe(true);
  });
});
