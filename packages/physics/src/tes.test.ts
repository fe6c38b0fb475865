import { describe, expect, test } from 'vitest';
import { plantChain } from './chain.ts';
import { C2K } from './constants.ts';
import { sizePlant } from './sizing.ts';
import { pSat } from './steam.ts';
import {
  ergunPressureDrop,
  heatExergy,
  packedBedHeat,
  pressurisedWaterHeat,
  solarSaltDensity,
  solarSaltHeat,
  STORE_INPUTS,
} from './tes.ts';
import { forSamples } from './test/samples.ts';
import { thermalStore, type StoreOptions } from './thermal-store.ts';

const plant: StoreOptions = {
  type: 'water',
  heat: 1168 * 3.6e9,
  hotC: 190,
  coldC: 30,
  hours: 12,
  tauHours: 600,
};
const refused = (code: string, field: string) => expect.objectContaining({ code, field });

describe('a thermal store', () => {
  test('has as its default the heat that the plant of the package holds, rounded', () => {
    const { Qtes } = sizePlant(plantChain());
    for (const { heat } of Object.values(STORE_INPUTS)) {
      expect(heat.default / Qtes).toBeCloseTo(1, 3);
    }
  });

  test('of pressurised water holds the reference plant’s heat in 6170 t and 7040 m3 at 12.6 bar', () => {
    const { mass, volume, pressure, heatLeft, exergy } = thermalStore(plant);
    expect(mass / 1e3).toBeCloseTo(6167, -1);
    expect(volume / 7040).toBeCloseTo(1, 2);
    expect(pressure / 1e5).toBeCloseTo(12.6, 1);
    expect(heatLeft / plant.heat).toBeCloseTo(0.98, 3);
    expect(exergy / 3.6e9).toBeCloseTo(276.5, 0);
  });

  test('of rock needs 30 900 t and 18 800 m3 for it', () => {
    const { mass, volume, pressure } = thermalStore({ ...plant, type: 'packedBed' });
    expect(mass / 1e3).toBeCloseTo(30_900, -2);
    expect(volume).toBeCloseTo(18_800, -2);
    expect(pressure).toBe(101_325);
  });

  test('of salt matches the salt’s own formulas', () => {
    const salt = thermalStore({ ...plant, type: 'salt', hotC: 384, coldC: 291 });
    expect(solarSaltHeat({ m: salt.mass, hotC: 384, coldC: 291 })).toBeCloseTo(plant.heat, 0);
    expect(salt.mass / salt.volume).toBeCloseTo(solarSaltDensity(384), 9);
  });

  test('of rock takes the mass of its heat and the room of its voids too', () => {
    const { mass, volume } = thermalStore({ ...plant, type: 'packedBed' });
    expect(mass * 850 * 160).toBeCloseTo(plant.heat, 0);
    expect(volume * 2650 * 0.62).toBeCloseTo(mass, 0);
    const bed = { V: volume, eps: 0.38, rho: 2650, cp: 850, dT: 160 };
    expect(packedBedHeat(bed) / plant.heat).toBeCloseTo(1, 12);
    expect(packedBedHeat({ ...bed, util: 0.8 }) / plant.heat).toBeCloseTo(0.8, 12);
  });

  test('of salt has the density of SAND2001-2100 at both ends of its range', () => {
    expect(solarSaltDensity(260)).toBeCloseTo(1924.64, 9);
    expect(solarSaltDensity(600)).toBeCloseTo(1708.4, 9);
  });

  test('is worth nothing as work at 15 °C', () => {
    const { exergy } = thermalStore({ ...plant, hotC: 20, coldC: 10 });
    expect(exergy / plant.heat).toBeCloseTo(1 - (288.15 * Math.log(293.15 / 283.15)) / 10, 12);
  });

  test('keeps water liquid, and never below one atmosphere', () => {
    forSamples((between) => {
      const hotC = between(50, 340);
      const { pressure } = thermalStore({ ...plant, hotC, coldC: between(0, 40) });
      expect(pressure).toBeGreaterThanOrEqual(pSat(hotC + C2K));
      expect(pressure).toBeGreaterThanOrEqual(101_325);
    });
  });

  test('rejects a store that holds no heat', () => {
    expect(thermalStore({ ...plant, coldC: 189 }).mass).toBeGreaterThan(0);
    expect(() => thermalStore({ ...plant, coldC: 189.5 })).toThrow(
      refused('INCONSISTENT', 'coldC'),
    );
    expect(() => pressurisedWaterHeat({ m: 1, hotC: 30, coldC: 30 })).toThrow(
      refused('INCONSISTENT', 'coldC'),
    );
  });

  test('rejects an unknown material, and salt that would freeze', () => {
    expect(() => thermalStore({ ...plant, type: 'sand' as 'salt' })).toThrow(
      refused('OUT_OF_RANGE', 'type'),
    );
    expect(() => solarSaltDensity(240)).toThrow(refused('OUT_OF_RANGE', 'tC'));
    expect(() => thermalStore({ ...plant, type: 'salt' })).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'hotC', min: 260, max: 600 }),
    );
  });

  test.each(Object.entries(STORE_INPUTS))('of %s can be sized at its defaults', (type, inputs) => {
    const values = Object.entries(inputs).map(([field, input]) => [field, input.default]);
    const options = { type, ...Object.fromEntries(values) } as StoreOptions;
    expect(thermalStore(options).mass).toBeGreaterThan(0);
  });
});

describe('heat', () => {
  test('has less exergy than energy, and more the hotter it is', () => {
    forSamples((between) => {
      const coldK = between(290, 600);
      const hotK = coldK + between(1, 300);
      const worth = (hot: number) => heatExergy({ heat: 1, hotK: hot, coldK, t0: 288.15 });
      expect(worth(hotK)).toBeLessThan(1 - 288.15 / hotK);
      expect(worth(hotK)).toBeGreaterThan(1 - 288.15 / coldK);
      expect(worth(hotK + 1)).toBeGreaterThan(worth(hotK));
    });
  });

  test('has the same exergy in two steps as in one', () => {
    const worth = (hotK: number, coldK: number) =>
      heatExergy({ heat: hotK - coldK, hotK, coldK, t0: 288.15 });
    expect(worth(400, 350) + worth(350, 300)).toBeCloseTo(worth(400, 300), 9);
  });

  test('has the exergy of its temperature where it hardly cools', () => {
    const worth = heatExergy({ heat: 1, hotK: 300 + 1e-9, coldK: 300, t0: 288.15 });
    expect(worth).toBeCloseTo(1 - 288.15 / 300, 10);
  });
});

test('a gas loses pressure by friction when slow, by its inertia when fast', () => {
  const bed = { L: 5, eps: 0.38, d: 0.03, mu: 2.6e-5, rho: 10 };
  const drop = (u: number) => ergunPressureDrop({ ...bed, u });
  expect(drop(2e-7) / drop(1e-7)).toBeCloseTo(2, 3);
  expect(drop(10) / drop(5)).toBeCloseTo(4, 2);
});
