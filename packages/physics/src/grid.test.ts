import { describe, expect, test } from 'vitest';
import { linkEfficiency } from './grid.ts';
import { forSamples } from './test/samples.ts';

const link = { lossPer1000km: 0.03, converterLoss: 0.009, converters: 2 };

describe('a long link', () => {
  test.each([
    ['Guam to Tokyo', 2525, 90.9],
    ['Guam to Manila', 2571, 90.8],
    ['Honolulu to Los Angeles', 4103, 86.7],
    ['Honolulu to Guam', 6118, 81.5],
  ])('%s, %d km, delivers %d %%', (_, km, percent) => {
    expect(100 * linkEfficiency({ km, ...link })).toBeCloseTo(percent, 1);
  });

  test('loses as much in two parts as in one, without a converter between them', () => {
    const cable = { lossPer1000km: 0.03, converterLoss: 0.009, converters: 0 };
    forSamples((between) => {
      const [a, b] = [between(0, 10_000), between(0, 10_000)];
      const parts = linkEfficiency({ km: a, ...cable }) * linkEfficiency({ km: b, ...cable });
      expect(linkEfficiency({ km: a + b, ...cable })).toBeCloseTo(parts, 12);
    });
  });

  test('rejects a fractional number of converters', () => {
    expect(() => linkEfficiency({ km: 800, ...link, converters: 1.5 })).toThrow(
      expect.objectContaining({ code: 'NOT_INTEGER', field: 'converters' }),
    );
  });
});
