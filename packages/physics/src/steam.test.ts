import { describe, expect, test } from 'vitest';
import {
  humidityRatioSat,
  pSat,
  region1,
  region2,
  satProps,
  saturatedRankine,
  tSat,
} from './steam.ts';
import { forSamples } from './test/samples.ts';

/** Equal to all nine digits that IAPWS prints. */
const printed = (value: number) => value.toPrecision(9);

describe('IAPWS R7-97(2012)', () => {
  test.each([
    [300, 3, '0.00100215168', '115.331273', '0.392294792'],
    [300, 80, '0.000971180894', '184.142828', '0.368563852'],
    [500, 3, '0.00120241800', '975.542239', '2.58041912'],
  ])('table 5: water at %d K and %d MPa', (T, p, v, h, s) => {
    const water = region1(T, p * 1e6);
    expect([water.v, water.h / 1e3, water.s / 1e3].map(printed)).toEqual([v, h, s]);
  });

  test.each([
    [300, 0.0035, '39.4913866', '2549.91145', '8.52238967'],
    [700, 0.0035, '92.3015898', '3335.68375', '10.1749996'],
    [700, 30, '0.00542946619', '2631.49474', '5.17540298'],
  ])('table 15: steam at %d K and %d MPa', (T, p, v, h, s) => {
    const steam = region2(T, p * 1e6);
    expect([steam.v, steam.h / 1e3, steam.s / 1e3].map(printed)).toEqual([v, h, s]);
  });

  // The tables' states hardly feel some coefficients, which decide at the ends of the regions. Computed to
  // 50 digits, from the coefficients of another implementation.
  test.each([
    [273.15, 100, '0.000956686939', '95.3859687', '-0.00858228709'],
    [623.15, 17, '0.00172700910', '1666.58946', '3.77012131'],
    [623.15, 100, '0.00131176003', '1553.92250', '3.39778295'],
  ])('the ends of region 1: water at %d K and %d MPa', (T, p, v, h, s) => {
    const water = region1(T, p * 1e6);
    expect([water.v, water.h / 1e3, water.s / 1e3].map(printed)).toEqual([v, h, s]);
  });

  test.each([
    [623.15, 16.5, '0.00885668931', '2566.93101', '5.21665930'],
    [800, 60, '0.00349977344', '2759.71233', '5.17640025'],
    [863.15, 100, '0.00258471850', '2812.94206', '5.09796903'],
    [1073.15, 100, '0.00433550765', '3715.18894', '6.04048367'],
  ])('the ends of region 2: steam at %d K and %d MPa', (T, p, v, h, s) => {
    const steam = region2(T, p * 1e6);
    expect([steam.v, steam.h / 1e3, steam.s / 1e3].map(printed)).toEqual([v, h, s]);
  });

  test.each([
    [300, '0.00353658941'],
    [500, '2.63889776'],
    [600, '12.3443146'],
  ])('table 35: the saturation pressure at %d K', (T, p) => {
    expect(printed(pSat(T) / 1e6)).toBe(p);
  });

  test.each([
    [0.1, '372.755919'],
    [1, '453.035632'],
    [10, '584.149488'],
  ])('table 36: the saturation temperature at %d MPa', (p, T) => {
    expect(printed(tSat(p * 1e6))).toBe(T);
  });
});

describe('saturation', () => {
  test('has pressure and temperature inverse to each other', () => {
    for (const T of [273.15, 647.096]) expect(tSat(pSat(T))).toBeCloseTo(T, 9);
    forSamples((between) => {
      const T = between(273.15, 647.09);
      const p = between(612, 22.06e6);
      expect(tSat(pSat(T)) / T).toBeCloseTo(1, 10);
      expect(pSat(tSat(p)) / p).toBeCloseTo(1, 8);
      expect(pSat(T + 0.005)).toBeGreaterThan(pSat(T));
    });
  });

  test('has no step in the Gibbs energy between water and steam', () => {
    forSamples((between) => {
      const T = between(273.16, 623.15);
      const { hf, hg, sf, sg } = satProps(T);
      const heat = hg - hf;
      expect((heat - T * (sg - sf)) / heat).toBeCloseTo(0, 3);
      expect(heat).toBeGreaterThan(0);
    });
  });

  test('separates water from steam', () => {
    expect(() => region1(450, 5e5)).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'p' }),
    );
    expect(() => region2(450, 2e6)).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'p' }),
    );
  });

  test('ends where steam meets the dense fluid: 16.5292 MPa at 623.15 K', () => {
    expect(pSat(623.15) / 1e6).toBeCloseTo(16.5292, 4);
    expect(() => region2(623.16, 16.6e6)).toThrow(/up to 16530196 Pa/);
  });
});

describe('saturated air', () => {
  test('carries more steam when warmer, and less when denser', () => {
    forSamples((between) => {
      const T = between(274, 450);
      const p = between(2e6, 4.9e7);
      expect(humidityRatioSat(T + 1, p)).toBeGreaterThan(humidityRatioSat(T, p));
      expect(humidityRatioSat(T, p + 1e4)).toBeLessThan(humidityRatioSat(T, p));
    });
  });

  test('leaves no room for air where water boils', () => {
    expect(() => humidityRatioSat(453.2, 1e6)).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'p' }),
    );
  });
});

test('a steam turbine stays below the efficiency of Carnot', () => {
  forSamples((between) => {
    const pBoil = between(1e5, 1.6e7);
    const tCond = between(273.15, 372);
    const { eta } = saturatedRankine({ pBoil, tCond, etaT: between(0.5, 0.95) });
    expect(eta).toBeLessThan(1 - tCond / tSat(pBoil));
  });
});
