import { describe, expect, test } from 'vitest';
import { COST_INPUTS, defaultsOf, lcos } from '@hadal/physics';
import { cost } from './c8-cost';
import { initialState } from './state';
import { shownBy, throughAddress, typing } from './test/card';

describe('cost', () => {
  test('starts from the illustrative first plant: 312 $/MWh, of which 179, 50, 41 and 42', () => {
    expect(shownBy(cost)).toEqual({
      'levelised cost of storage': '312.5\u00a0$/MWh',
      capital: '178.8\u00a0$/MWh',
      'operation and maintenance': '50.32\u00a0$/MWh',
      'replaced parts': '41.03\u00a0$/MWh',
      'bought electricity': '42.32\u00a0$/MWh',
      'paid for capital each year': '41.84\u00a0million\u00a0$',
      'delivered each year': '234\u00a0GWh',
    });
  });

  test('is 112 $/MWh at hoped-for values, with ropes that last for ever', () => {
    const hoped = { capex: 0.45 * 471, rate: 6, cycles: 330, price: 20, e: 800, replacement: 0 };
    expect(shownBy(cost, hoped)['levelised cost of storage']).toMatch(/^112/);
  });

  test('compares with the plant without vessels, at 215 $/MWh', () => {
    const [chart] = initialState(cost).solution.charts;
    if (chart?.kind !== 'bar') throw new Error('The breakdown is a bar chart.');
    const without = chart.series.map(({ values }) => values[2] ?? NaN);
    expect(Math.round(without.reduce((sum, part) => sum + part))).toBe(215);
  });

  test('has ropes wear with use, as the sensitivities do, where it draws fewer or more cycles', () => {
    const chart = initialState(cost).solution.charts[1];
    if (chart?.kind !== 'line') throw new Error('The cost against cycles is a line.');
    const [cycles, drawn] = chart.series[0]!.points[0]!;
    const first = defaultsOf(COST_INPUTS);
    const third = { eOut: first.eOut / 3, replacement: first.replacement / 3 };
    expect(cycles).toBe(100);
    expect(drawn).toBeCloseTo(lcos({ ...first, ...third }), 9);
    expect(chart.description).toContain('770.7\u00a0$/MWh at 100 cycles');
  });

  test('states that it is illustrative, plus or minus 50 %', () => {
    for (const text of [cost.lede, cost.assumption]) {
      expect(text).toContain('plus or minus 50\u00a0%');
    }
  });

  test('spreads capital evenly over the years without interest', () => {
    expect(shownBy(cost, { rate: 0 })['paid for capital each year']).toBe(
      '15.7\u00a0million\u00a0$',
    );
  });

  test.each([
    ['rate', '31', 'Too high: the formulas hold for 0 to 30\u00a0%'],
    ['years', '12.5', 'Only whole numbers count here. Enter 1 to 80\u00a0years'],
    ['rte', '0', 'Too low: the formulas hold for 0.1 to 99.9\u00a0%'],
    ['rte', 'half', 'This is not a number. Enter 0.1 to 99.9\u00a0%'],
  ])('keeps its results when %s is %s, and names the range', (key, text, message) => {
    expect(typing(cost, key, text)).toEqual({ message, results: 'kept' });
  });

  test('round-trips through its address, omitting the defaults', () => {
    const { search, isSame } = throughAddress(cost, { capex: 212, rate: 6, cycles: 330 });
    expect(search).toBe('?c8.capex=212&c8.rate=6&c8.cycles=330');
    expect(isSame).toBe(true);
  });
});
