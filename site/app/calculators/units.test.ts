import { expect, test } from 'vitest';
import { rangeInWords, formatNumber } from './units';

const byIntl = (value: number) =>
  new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 4 }).format(value).replace('-', '−');

test.each([
  1, 9.9996, 12.3456, 100, 288.15, 980, 1000, 9999.6, 12_345, 4_096_000, 0.5, 0.062_54,
  0.000_123_45, 2e-8,
])('formats %d to four digits', (value) => {
  expect(formatNumber(value)).toBe(byIntl(value));
  expect(formatNumber(-value)).toBe(byIntl(-value));
});

test('formats values that round to zero without a sign', () => {
  expect([formatNumber(0), formatNumber(-0), formatNumber(1e-200)]).toEqual(['0', '0', '0']);
});

test('rounds the ends of a range inwards', () => {
  expect(rangeInWords(0.123_456, 98_765.4)).toBe('0.12346 to 98,765');
});
