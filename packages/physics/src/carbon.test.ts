import { describe, expect, test } from 'vitest';
import { breakEvenChargeIntensity, CARBON_INPUTS, co2Avoided, efFromFuel } from './carbon.ts';
import { forSamples } from './test/samples.ts';

const peakerSpared = { eOut: 240_000, rte: 0.595145, efDisplaced: 531.4737 };

describe('carbon', () => {
  test('storage breaks even at 316 kg/MWh of charging where it spares a gas peaker', () => {
    expect(Math.round(breakEvenChargeIntensity(0.595145, 531.4737))).toBe(316);
  });

  test('less is emitted below the break-even, and more above it', () => {
    forSamples((between) => {
      const [rte, efDisplaced] = [between(0.1, 0.9), between(10, 1500)];
      const even = breakEvenChargeIntensity(rte, efDisplaced);
      const avoided = (efCharge: number) =>
        co2Avoided({ eOut: 1000, rte, efDisplaced, efCharge: Math.min(efCharge, 1500) });
      expect(avoided(even * 0.99)).toBeGreaterThan(0);
      expect(avoided(even * 1.01)).toBeLessThan(0);
    });
  });

  test('a missing or impossible factor is refused by name', () => {
    expect(() => efFromFuel(56.1, 0)).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'eta' }),
    );
    expect(() => co2Avoided({ ...peakerSpared, efCharge: -1 })).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'efCharge', min: 0, max: 1500 }),
    );
  });

  test('what the plant spares unless told is the gas peaker of the check value', () => {
    expect(CARBON_INPUTS.efDisplaced.default).toBeCloseTo(efFromFuel(56.1, 0.38), 2);
  });
});
