import { describe, expect, test } from 'vitest';
import {
  absolutePressure,
  densityEos80,
  depthFromPressure,
  gravity,
  pressureFromDepth,
  t68FromT90,
} from './ocean.ts';
import { checkValues } from './test/check-values.ts';
import { forSamples } from './test/samples.ts';

const U44 = 'UNESCO 44';
const REG = 'independent implementation';

describe('check values', () => {
  checkValues({
    D1: { value: () => densityEos80(0, 5, 0), expected: 999.96675, abs: 1e-5, source: U44 },
    D2: { value: () => densityEos80(35, 5, 0), expected: 1027.67547, abs: 1e-5, source: U44 },
    D3: { value: () => densityEos80(35, 25, 10000), expected: 1062.53817, abs: 1e-5, source: U44 },
    D4: {
      value: () => densityEos80(35, 0, 10000),
      expected: 1070.95838408,
      abs: 1e-5,
      source: U44,
    },
    D5: {
      value: () => densityEos80(34.54888719, t68FromT90(28.7856), 10),
      expected: 1021.84017319,
      abs: 0.02,
      source: 'TEOS-10',
    },
    D6: { value: () => depthFromPressure(10000, 30), expected: 9712.653, abs: 0.001, source: U44 },
    D7: { value: () => depthFromPressure(500, 0), expected: 496.65, abs: 0.005, source: U44 },
    D8: { value: () => depthFromPressure(5000, 45), expected: 4902.08, abs: 0.005, source: U44 },
    D9: { value: () => pressureFromDepth(9712.653, 30), expected: 10000, abs: 0.01, source: U44 },
    D10: {
      value: () => pressureFromDepth(7321.45, 30),
      expected: 7500.004,
      abs: 2,
      source: 'Saunders 1981, another formula',
    },
    D11: { value: () => gravity(45), expected: 9.80619, abs: 1e-5, source: U44 },
    D12: {
      value: () => absolutePressure(1000, 20),
      expected: 10187213.613,
      rel: 1e-7,
      source: REG,
    },
    D13: {
      value: () => absolutePressure(100, 20),
      expected: 1107715.54064,
      rel: 1e-7,
      source: REG,
    },
  });
});

describe('pressure and depth', () => {
  test('undo each other', () => {
    forSamples((between) => {
      const z = between(0, 10_000);
      const pDbar = between(0, 10_000);
      const lat = between(-90, 90);
      expect(depthFromPressure(pressureFromDepth(z, lat), lat)).toBeCloseTo(z, 8);
      expect(pressureFromDepth(depthFromPressure(pDbar, lat), lat)).toBeCloseTo(pDbar, 8);
    });
  });

  test('take every depth to 10 000 m, at the poles too', () => {
    expect(depthFromPressure(pressureFromDepth(10_000, 90), 90)).toBeCloseTo(10_000, 8);
  });

  test('are nothing at the surface', () => {
    expect(pressureFromDepth(0, 45)).toBe(0);
    expect(depthFromPressure(0, 45)).toBe(0);
    expect(absolutePressure(0, 45)).toBe(101_325);
  });

  test('grow together, and faster towards the poles', () => {
    forSamples((between) => {
      const z = between(1, 9999);
      const lat = between(0, 89);
      const here = pressureFromDepth(z, lat);
      expect(pressureFromDepth(z + 0.01, lat)).toBeGreaterThan(here);
      expect(pressureFromDepth(z, lat + 1)).toBeGreaterThan(here);
      expect(pressureFromDepth(z, -lat)).toBe(here);
    });
  });

  test('agree with the integral of dp = rho g dz through the standard ocean to 0.15 m', () => {
    const lat = 30;
    const step = 1;
    let z = 0;
    for (let pDbar = 0; pDbar < 10_000; pDbar += step) {
      const middle = pDbar + step / 2;
      const localGravity = 2 * gravity(lat, middle) - gravity(lat);
      z += (1e4 * step) / (densityEos80(35, 0, middle) * localGravity);
      expect(Math.abs(depthFromPressure(pDbar + step, lat) - z)).toBeLessThan(0.15);
    }
  });
});

describe('density of seawater', () => {
  test('grows with pressure and salinity', () => {
    forSamples((between) => {
      const S = between(0, 41);
      const t68 = between(-2, 40);
      const pDbar = between(0, 9999);
      const here = densityEos80(S, t68, pDbar);
      expect(densityEos80(S + 1, t68, pDbar)).toBeGreaterThan(here);
      expect(densityEos80(S, t68, pDbar + 1)).toBeGreaterThan(here);
    });
  });

  test('is largest near 4 °C in fresh water', () => {
    const at = (t90: number) => densityEos80(0, t68FromT90(t90), 0);
    expect(at(4)).toBeGreaterThan(at(3.9));
    expect(at(4)).toBeGreaterThan(at(4.1));
  });

  test('takes the whole range of today’s temperature scale', () => {
    expect(densityEos80(35, t68FromT90(40), 0)).toBeLessThan(densityEos80(35, t68FromT90(-2), 0));
  });
});
