import { describe, expect, test } from 'vitest';
import { formatNumber } from './format-number';
import { parseNumber } from './parse-number';

describe('parseNumber', () => {
  test.each([
    ['1025', 1025],
    [' 1025 ', 1025],
    ['1,025', 1025],
    ['1,234,567.8', 1_234_567.8],
    ['1 025', 1025],
    ['1\u00a0025,5', 1025.5],
    ['1\u202f234\u202f567', 1_234_567],
    ["1'025.5", 1025.5],
    ['1.025,5', 1025.5],
    ['1.234.567', 1_234_567],
    ['1.025', 1.025],
    ['0,125', 0.125],
    ['9,81', 9.81],
    ['-1,5', -1.5],
    ['-,5', -0.5],
    ['12,', 12],
    ['\u22122', -2],
    ['\u20132', -2],
    ['－１，０２５．５', -1025.5],
    ['＋１\u3000０２５', 1025],
    ['+4', 4],
    ['.5', 0.5],
    ['5.', 5],
    ['1.5e3', 1500],
    ['1,5e3', 1500],
    ['2E-3', 0.002],
    ['0', 0],
  ])('parses "%s"', (text, value) => {
    expect(parseNumber(text)).toEqual({ value, problem: undefined });
  });

  test.each([
    'abc',
    '-',
    '1,2,3',
    '1,02,500',
    '1,0000',
    '9,80665',
    '1.5.2',
    '1 02',
    '1–2',
    '10²',
    '12 m',
    '1e',
    '1e999',
    'Infinity',
    '0x10',
    'NaN',
  ])('rejects "%s"', (text) => {
    expect(parseNumber(text)).toEqual({ value: undefined, problem: 'not-a-number' });
  });

  test.each(['', '   '])('distinguishes "%s" from text that is not a number', (text) => {
    expect(parseNumber(text)).toEqual({ value: undefined, problem: 'empty' });
  });

  test('reports which limit a number exceeds', () => {
    const limits = { min: 0, max: 10_000 };
    expect(parseNumber('-1', limits)).toEqual({ value: -1, problem: 'too-low' });
    expect(parseNumber('10,001', limits)).toEqual({ value: 10_001, problem: 'too-high' });
    expect(parseNumber('10,000', limits)).toEqual({ value: 10_000, problem: undefined });
  });
});

test('parses what it formats to the same number', () => {
  for (const value of [0, -2, 0.1 + 0.2, 1025, 1_234_567.89, 1e-7, 1e15]) {
    expect(parseNumber(formatNumber(value)).value).toBeCloseTo(value, 10);
  }
});

test.each([
  ['de', '1.025', 1025],
  ['de', '1,025', 1.025],
  ['de', '1.025,5', 1025.5],
  ['de', '0.5', 0.5],
  ['fr', '1\u202f025,5', 1025.5],
  ['fr', '1.025', 1.025],
  ['de-CH', '1’025.5', 1025.5],
  ['ar-EG', '١٬٠٢٥٫٥', 1025.5],
  ['fa', '۹٫۸۱', 9.81],
  ['hi', '१,०२५', 1025],
  ['en-IN', '1,02,500', 102_500],
])('in %s, %s is %d', (locale, text, value) => {
  expect(parseNumber(text, { locale })).toEqual({ value, problem: undefined });
});

test.each(['en', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'pl'])(
  'reads what it writes in %s',
  (locale) => {
    for (const value of [0.125, -2, 1025, 1025.5, 102_500, 1_234_567.8])
      expect(parseNumber(formatNumber(value, locale), { locale }).value).toBe(value);
  },
);
