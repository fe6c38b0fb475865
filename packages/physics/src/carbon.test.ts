import { describe, expect, test } from 'vitest';
import { breakEvenChargeIntensity, CARBON_INPUTS, co2Avoided, efFromFuel } from './carbon.ts';
import { forSamples } from './test/samples.ts';

const peakerSpared = { eOut: 240_000, rte: 0.595145, efDisplaced: 531.4737 };

describe('carbon', () => {
  test('storage breaks even at 316 kg/MWh of charging if it replaces a gas peaker', () => {
    expect(Math.round(breakEvenChargeIntensity(0.595145, 531.4737))).toBe(316);
  });

  test('emissions fall below the break-even, and rise above it', () => {
    forSamples((between) => {
      const [rte, efDisplaced] = [between(0.1, 0.9), between(10, 1500)];
      const even = breakEvenChargeIntensity(rte, efDisplaced);
      const avoided = (efCharge: number) =>
        co2Avoided({ eOut: 1000, rte, efDisplaced, efCharge: Math.min(efCharge, 1500) });
      expect(avoided(even * 0.99)).toBeGreaterThan(0);
      expect(avoided(even * 1.01)).toBeLessThan(0);
    });
  });

  test('names a missing or impossible factor', () => {
    expect(() => efFromFuel(56.1, 0)).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'eta' }),
    );
    expect(() => co2Avoided({ ...peakerSpared, efCharge: -1 })).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'efCharge', min: 0, max: 1500 }),
    );
  });

  test('the default replaced plant is the gas peaker of the check value', () => {
    expect(CARBON_INPUTS.efDisplaced.default).toBeCloseTo(efFromFuel(56.1, 0.38), 2);
  });
});
