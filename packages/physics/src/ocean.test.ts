import { describe, expect, test } from 'vitest';
import {
  absolutePressure,
  densityEos80,
  depthFromPressure,
  gravity,
  pressureFromDepth,
  t68FromT90,
} from './ocean.ts';
import { forSamples } from './test/samples.ts';

test('the temperature scale of 1968 is the one of 1990 times 1.00024', () => {
  expect(t68FromT90(10)).toBeCloseTo(10.0024, 12);
});

test('gravity is that of the Geodetic Reference System 1967 at equator and poles', () => {
  expect(gravity(0)).toBeCloseTo(9.780318, 6);
  expect(gravity(90)).toBeCloseTo(9.832177, 6);
  expect(gravity(-90)).toBe(gravity(90));
});

describe('pressure and depth', () => {
  test('are inverse to each other', () => {
    forSamples((between) => {
      const z = between(0, 10_000);
      const pDbar = between(0, 10_000);
      const lat = between(-90, 90);
      expect(depthFromPressure(pressureFromDepth(z, lat), lat)).toBeCloseTo(z, 8);
      expect(pressureFromDepth(depthFromPressure(pDbar, lat), lat)).toBeCloseTo(pDbar, 8);
    });
  });

  test('cover every depth to 10 000 m, at the poles too', () => {
    expect(depthFromPressure(pressureFromDepth(10_000, 90), 90)).toBeCloseTo(10_000, 8);
  });

  test('are zero at the surface', () => {
    expect(pressureFromDepth(0, 45)).toBe(0);
    expect(depthFromPressure(0, 45)).toBe(0);
    expect(absolutePressure(0, 45)).toBe(101_325);
  });

  test('increase together, and faster towards the poles', () => {
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
  test('increases with pressure and salinity', () => {
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

  test('covers the whole range of today’s temperature scale', () => {
    expect(densityEos80(35, t68FromT90(40), 0)).toBeLessThan(densityEos80(35, t68FromT90(-2), 0));
  });
});
