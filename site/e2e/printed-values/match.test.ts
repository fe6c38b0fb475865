import { describe, expect, test } from 'vitest';
import { isRounded, type Quantity } from './match.ts';

const quantity = (value: number, unit: string, digits?: number): Quantity => ({
  name: 'it',
  value,
  unit,
  ...(digits && { digits }),
});

describe('a printed number', () => {
  test.each([
    ['59.5', '%', quantity(59.5145, '%')],
    ['60', '%', quantity(59.5145, '%')],
    ['61,187', 'm³', quantity(61_186.99, 'm³')],
    ['61,200', 'm³', quantity(61_186.99, 'm³')],
    ['−8.9', '°C', quantity(-8.94, '°C')],
    ['10.19', 'MPa', quantity(101.872, 'bar')],
    ['1,045', 'kWh', quantity(1.04504, 'MWh')],
    ['0.39', 'MPa', quantity(3.9, 'bar')],
    ['−9', '°C', quantity(-8.94, '°C', 1)],
    ['4,000', 'm', quantity(4004.6, 'm', 1)],
    ['1,000', 'm', quantity(1000, 'm')],
  ])('matches a rounded quantity: %s %s', (text, unit, given) => {
    expect(isRounded(text, unit, [given])).toBe(true);
  });

  test.each([
    ['beyond its rounding', '59.6', '%', quantity(59.5145, '%')],
    ['cut off, not rounded', '59', '%', quantity(59.5145, '%')],
    ['rounded to too few digits', '9', '°C', quantity(8.94, '°C')],
    ['with zeros that hide too much', '1,000', 'm', quantity(980, 'm')],
    ['with the wrong sign', '8.9', '°C', quantity(-8.94, '°C')],
    ['in a unit of another kind', '59.5', 'm', quantity(59.5145, '%')],
    ['a thousand times too much', '800', 'GWh', quantity(800, 'MWh')],
  ])('does not match %s', (_, text, unit, given) => {
    expect(isRounded(text, unit, [given])).toBe(false);
  });
});
