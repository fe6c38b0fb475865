import { describe, expect, test } from 'vitest';
import { day, number } from './format';

const byIntl = (value: number, digits: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value)
    .replace('-', '−');

describe('numbers are formatted in British English', () => {
  const values = [
    0, 0.4, 0.96, 7, 12.345, 2.675, 999.5, 1000, 12_345.6, 123_456, 1e6, 98_765_432.1,
  ];

  test.each([0, 1, 2, 3])('with %i decimals', (digits) => {
    for (const value of [...values, ...values.map((each) => -each - 0.5)]) {
      expect(number(value, digits)).toBe(byIntl(value, digits));
    }
  });
});

test('whole numbers are exact up to fifteen digits', () => {
  expect(number(123_456_789_012_345)).toBe('123,456,789,012,345');
});

test.each(['2026-01-01', '2026-11-21', '2028-02-29', '1998-12-31'])('the day %s', (iso) => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(day(iso)).toBe(format.format(new Date(iso)));
});
