import { describe, expect, test } from 'vitest';
import { formatter, scaleOf, ticksOf } from './axis';
import { spread, widthOf, wrap } from './frame';

describe('formatter', () => {
  test('puts a non-breaking space before the unit, and uses a true minus sign', () => {
    const { withUnit } = formatter({ unit: 'MW' }, 'en-GB');
    expect(withUnit(-1234.6)).toBe('−1,235\u00a0MW');
    expect(withUnit(0)).toBe('0\u00a0MW');
  });

  test.each([NaN, Infinity, -Infinity])('formats %d as a dash without a unit', (value) => {
    expect(formatter({ unit: 'MW' }, 'en-GB').withUnit(value)).toBe('–');
  });

  test.each(['en-GB', 'de-DE', 'sv-SE', 'he-IL'])(
    'in %s, writes what rounds to nothing without a sign',
    (locale) => {
      const { number } = formatter({ format: { maximumFractionDigits: 0 } }, locale);
      expect([-0.3, -0, 0.3].map(number)).toEqual(['0', '0', '0']);
    },
  );

  test('follows the locale', () => {
    expect(formatter({}, 'de-DE').number(1234.5)).toBe('1.235');
  });
});

describe('scaleOf', () => {
  test('keeps a given domain', () => {
    const scale = scaleOf({ label: 'depth', domain: [0, 1500] }, [3000]);
    expect(scale(750)).toBe(0.5);
  });

  test('spans all finite values, rounded outwards', () => {
    expect(scaleOf({ label: 'x' }, [3, NaN, 97]).domain()).toEqual([0, 100]);
  });

  test('has a domain for a single value, and for none', () => {
    for (const value of [0, 5, -5]) {
      const at = scaleOf({ label: 'x' }, [value, value])(value);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    [
      [100_200, 100_400],
      ['100,200', '100,250', '100,300', '100,350', '100,400'],
    ],
    [
      [0.0001, 0.0003],
      ['0.0001', '0.00015', '0.0002', '0.00025', '0.0003'],
    ],
    [[5, 5], ['5']],
  ] as const)('writes each tick of %j as what it is', (domain, labels) => {
    const axis = { label: 'x', domain };
    expect(ticksOf(axis, scaleOf(axis, []), 4, 'en-GB').map(({ label }) => label)).toEqual(labels);
  });

  test('writes steps of two digits, far from 0', () => {
    const axis = { label: 'x', domain: [100_000, 100_050], ticks: [100_000, 100_025] } as const;
    expect(ticksOf(axis, scaleOf(axis, []), 4, 'en-GB').at(-1)!.label).toBe('100,025');
  });

  test.each([
    [[0, 2], 0, ['0', '1', '2']],
    [[0, 0.5], 0, ['0', '0.1', '0.2', '0.3', '0.4', '0.5']],
    [[0, 60], 0, ['0', '10', '20', '30', '40', '50', '60']],
    [[1027.7, 1027.75], 1, ['1,027.7', '1,027.71', '1,027.72', '1,027.73', '1,027.74', '1,027.75']],
  ] as const)(
    'writes no two ticks of %j alike, nor any as what it is not',
    (domain, most, labels) => {
      const axis = { label: 'x', domain, format: { maximumFractionDigits: most } };
      expect(ticksOf(axis, scaleOf(axis, []), 6, 'en-GB').map(({ label }) => label)).toEqual(
        labels,
      );
    },
  );

  test('rounds ticks of its own as values are', () => {
    const axis = { label: 'x', domain: [0, 1], ticks: [0, 1 / 3, 2 / 3] } as const;
    expect(ticksOf(axis, scaleOf(axis, []), 4, 'en-GB').map(({ label }) => label)).toEqual([
      '0',
      '0.3333',
      '0.6667',
    ]);
  });

  test('has no tick outside its domain', () => {
    const axis = { label: 'x', domain: [0, 100], ticks: [-50, 0, 50, 100, 150] } as const;
    expect(ticksOf(axis, scaleOf(axis, []), 4, 'en-GB').map(({ label }) => label)).toEqual([
      '0',
      '50',
      '100',
    ]);
  });
});

describe('words', () => {
  const frame = { name: 'narrow', width: 320, text: 15 } as const;

  test('are wrapped to fit, even within a word', () => {
    for (const line of wrap('The Donaudampfschifffahrtsgesellschaft of 1829', 100, frame)) {
      expect(widthOf(line, frame)).toBeLessThanOrEqual(100);
    }
  });

  test('are spread no further than needed, in order and within bounds', () => {
    expect(spread([50, 10, 12], 0, 100, 20)).toEqual([50, 10, 30]);
    expect(spread([99, 98, 97], 0, 100, 20)).toEqual([100, 80, 60]);
  });
});
