import { describe, expect, test } from 'vitest';
import { isRounded, type Figure } from './match.ts';

const figure = (value: number, unit: string, digits?: number): Figure => ({
  name: 'it',
  value,
  unit,
  ...(digits && { digits }),
});

describe('a printed number is a figure', () => {
  test.each([
    ['59.5', '%', figure(59.5145, '%')],
    ['60', '%', figure(59.5145, '%')],
    ['61,187', 'm³', figure(61_186.99, 'm³')],
    ['61,200', 'm³', figure(61_186.99, 'm³')],
    ['−8.9', '°C', figure(-8.94, '°C')],
    ['10.19', 'MPa', figure(101.872, 'bar')],
    ['1,045', 'kWh', figure(1.04504, 'MWh')],
    ['0.39', 'MPa', figure(3.9, 'bar')],
    ['−9', '°C', figure(-8.94, '°C', 1)],
    ['4,000', 'm', figure(4004.6, 'm', 1)],
    ['1,000', 'm', figure(1000, 'm')],
  ])('rounded: %s %s', (text, unit, given) => {
    expect(isRounded(text, unit, [given])).toBe(true);
  });

  test.each([
    ['beyond its rounding', '59.6', '%', figure(59.5145, '%')],
    ['cut off, not rounded', '59', '%', figure(59.5145, '%')],
    ['rounded to too few digits', '9', '°C', figure(8.94, '°C')],
    ['with zeros that hide too much', '1,000', 'm', figure(980, 'm')],
    ['with the wrong sign', '8.9', '°C', figure(-8.94, '°C')],
    ['in a unit of another kind', '59.5', 'm', figure(59.5145, '%')],
    ['a thousand times too much', '800', 'GWh', figure(800, 'MWh')],
  ])('but not %s', (_, text, unit, given) => {
    expect(isRounded(text, unit, [given])).toBe(false);
  });
});
