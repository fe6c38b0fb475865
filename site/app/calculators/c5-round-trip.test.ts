import { describe, expect, test } from 'vitest';
import { roundTrip } from './c5-round-trip';
import { initialState, preset } from './state';
import { shownBy, throughAddress, typing } from './test/card';

const COMES_BACK = 'of the electricity comes back';

describe('a round trip', () => {
  test('of the reference plant returns 59.1 %, 369 kJ for 618 kJ', () => {
    expect(shownBy(roundTrip)).toMatchObject({
      [COMES_BACK]: '59.08\u00a0%',
      'in, for each kg of air': '617.6\u00a0kJ/kg',
      'out, for each kg of air': '368.6\u00a0kJ/kg',
      'of the output from the stroke': '15.94\u00a0%',
      'depth of the dock': '354.7\u00a0m',
      'pressure in the store': '101.9\u00a0bar',
      'heat stored at': '190.1\u00a0°C',
      'air into the turbines': '175.1\u00a0°C',
    });
  });

  test.each([
    [300, /^56\.5/],
    [500, /^57\.[89]/],
    [3000, /^59\.7/],
  ])(
    'of a store at %d m, with the stroke starting at the same height above, is as published',
    (zStore, rte) => {
      expect(shownBy(roundTrip, { zStore })[COMES_BACK]).toMatch(rte);
    },
  );

  test('returns more without vessels, and mentions no stroke', () => {
    const results = shownBy(roundTrip, { vessels: 'without' });
    expect(results[COMES_BACK]).toMatch(/^61\.4/);
    expect(results).not.toHaveProperty('depth of the dock');
    const withoutVessels = preset(roundTrip, initialState(roundTrip), { vessels: 'without' });
    const [chart] = withoutVessels.solution.charts;
    if (chart?.kind !== 'waterfall') throw new Error('The losses are a waterfall.');
    const lost = chart.steps.map(({ label }) => label).join(', ');
    expect(lost).not.toMatch(/stroke|spray/i);
  });

  test('accounts for every per cent', () => {
    const [chart] = initialState(roundTrip).solution.charts;
    if (chart?.kind !== 'waterfall') throw new Error('The losses are a waterfall.');
    const left = chart.steps.reduce((sum, { change }) => sum + change, chart.start.value);
    expect(left).toBeCloseTo(59.0756, 4);
    expect(chart.steps.map(({ change }) => change.toFixed(1))).toEqual([
      '-1.5',
      '-7.3',
      '-19.2',
      '-6.9',
      '-1.3',
      '-2.5',
      '-1.9',
      '-0.4',
    ]);
  });

  test.each([
    ['etaC', '110', {}, 'Too high: the formulas hold for 60 to 92\u00a0%'],
    ['nComp', '2.5', {}, 'Only whole numbers count here. Enter 1 to 6'],
    ['above', '990', {}, 'At this depth the formulas hold for 0 to 950\u00a0m'],
    ['tIcC', '3', {}, 'With the other settings the formulas hold for 4 to 60\u00a0°C'],
    [
      'dockRatio',
      '20',
      { zStore: 120 },
      'The dock would be too shallow: lower the ratio, or start deeper',
    ],
  ] as const)('keeps its results when %s is %s, and says why', (key, text, values, message) => {
    expect(typing(roundTrip, key, text, values)).toEqual({ message, results: 'kept' });
  });

  test('round-trips through its address, including rarely used settings', () => {
    const { search, isSame } = throughAddress(roundTrip, {
      vessels: 'without',
      zStore: 500,
      etaGen: 95,
    });
    expect(search).toBe('?c5.vessels=without&c5.zStore=500&c5.etaGen=95');
    expect(isSame).toBe(true);
  });
});
