// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { numberFormat } from './number-format';

afterEach(() => vi.restoreAllMocks());

const values = [
  0,
  1,
  -1,
  0.5,
  -0.5,
  0.05,
  -0.04,
  1.005,
  2.675,
  288.15,
  999.95,
  999.96,
  -999.96,
  1000,
  1234.5678,
  99_999.5,
  123_456,
  -1_234_567.891,
  1e6,
  1e-7,
  3.1e-12,
  1 / 3,
  200 / 3,
  Math.PI * 1e8,
];
const options: Intl.NumberFormatOptions[] = [
  {},
  { maximumSignificantDigits: 4 },
  { maximumSignificantDigits: 12, numberingSystem: 'latn' },
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { minimumFractionDigits: 0, maximumFractionDigits: 2 },
  { minimumFractionDigits: 4 },
  { maximumSignificantDigits: 4, signDisplay: 'exceptZero' },
  { maximumFractionDigits: 1, signDisplay: 'exceptZero' },
];

test.each(options)('English numbers with %o are those of Intl, written without it', (format) => {
  const expected = values.map((value) => new Intl.NumberFormat('en-GB', format).format(value));
  const constructed = vi.spyOn(Intl, 'NumberFormat');
  const write = numberFormat('en-GB', format);
  expect(values.map(write)).toEqual(expected);
  expect(constructed).not.toHaveBeenCalled();
});

test.each([
  ['another language', 'de', {}, 1234.5],
  ['English with other groups', 'en-IN', {}, 1e6],
  ['a currency', 'en', { style: 'currency', currency: 'EUR' }, 12],
  ['other digits', 'en', { numberingSystem: 'arab' }, 12],
  ['more digits than a number has', 'en', { maximumSignificantDigits: 17 }, 0.1],
  ['a number too large for its digits', 'en', {}, 6.022e20],
  ['a number too small for its digits', 'en', { maximumSignificantDigits: 4 }, 1.5e-60],
  ['what is no number', 'en', {}, NaN],
] as const)('Intl writes %s', (_what, locale, format, value) => {
  expect(numberFormat(locale, format)(value)).toBe(
    new Intl.NumberFormat(locale, format).format(value),
  );
});

test('Intl is asked for a formatter once, however many large numbers it writes', () => {
  const constructed = vi.spyOn(Intl, 'NumberFormat');
  const write = numberFormat('en', { maximumFractionDigits: 7 });
  expect([2e9, 3e9, 4e9].map(write)).toEqual(['2,000,000,000', '3,000,000,000', '4,000,000,000']);
  expect(constructed).toHaveBeenCalledTimes(1);
});

test('refuses digits that contradict each other, as Intl does', () => {
  const impossible = { minimumFractionDigits: 3, maximumFractionDigits: 1 };
  expect(() => numberFormat('en', impossible)).toThrow(RangeError);
});
