import { describe, expect, test } from 'vitest';
import { carbon } from './c9-carbon';
import { shownBy, throughAddress, typing } from './test/card';

describe('carbon', () => {
  test('avoids 124 kt a year if curtailed power replaces a gas peaker', () => {
    expect(shownBy(carbon)).toMatchObject({
      'CO₂ avoided each year': '124.4\u00a0kt',
      'charging at which it breaks even': '314\u00a0kg/MWh',
    });
  });

  test('adds 30 kt when charged from the US grid', () => {
    const results = shownBy(carbon, { charge: 390 });
    expect(results).toMatchObject({ 'more CO₂ each year': '30.12\u00a0kt' });
    expect(results).not.toHaveProperty('CO₂ avoided each year');
  });

  test('offers its sources of power as valid presets', () => {
    const presets = carbon.presets ?? [];
    expect(presets.map(({ values }) => Object.keys(shownBy(carbon, values)).length)).toEqual(
      presets.map(() => 4),
    );
    expect(presets.map(({ values }) => values)).toContainEqual({ charge: 0 });
    expect(presets.map(({ values }) => values)).toContainEqual({ charge: 390 });
    expect(presets.map(({ values }) => values)).toContainEqual({ displaced: 531.47 });
  });

  test('keeps its results when a factor is out of range, and names the range', () => {
    expect(typing(carbon, 'charge', '1501')).toEqual({
      message: 'Too high: the formulas hold for 0 to 1,500\u00a0kg/MWh',
      results: 'kept',
    });
  });

  test('round-trips through its address', () => {
    const { search, isSame } = throughAddress(carbon, { charge: 390, e: 120.5 });
    expect(search).toBe('?c9.e=120.5&c9.charge=390');
    expect(isSame).toBe(true);
  });
});
