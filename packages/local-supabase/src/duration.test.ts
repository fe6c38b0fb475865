import { expect, test } from 'vitest';
import { readDuration } from './duration.ts';

test.each([
  ['60s', 60],
  ['1h30m', 5_400],
  ['1.5m', 90],
  ['250ms', 0.25],
])('%s are %d seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

test.each(['', '60', 's', '-1s', '1 s', '1d', '1s!'])('"%s" is refused', (text) => {
  expect(() => readDuration(text)).toThrow('is not a duration');
});
