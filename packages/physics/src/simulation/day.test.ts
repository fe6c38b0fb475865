import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plantChain } from '../chain.ts';
import { humidExpansion } from '../hybrid.ts';
import { defaultsOf } from '../inputs.ts';
import { SIZE_INPUTS, sizePlant } from '../sizing.ts';
import { cycleOf, plants, unlessImpossible, within } from '../test/plants.ts';
import { DAY_PLANT_INPUTS, dayPlant } from './day-plant.ts';
import { simulateDay, type DayOptions, type DaySimulation } from './day.ts';

const plant = defaultsOf(DAY_PLANT_INPUTS);
const QUARTER = 900;
const MWH = 3.6e9;

/** A day by hours: what the grid has to spare, in MW; below 0 it lacks as much. */
function day(
  spare: readonly number[],
  store: Pick<DayOptions, 'air' | 'heat' | 'heldBack'>,
  options = plant,
) {
  const quarters = spare.flatMap((megawatts) => Array<number>(4).fill(megawatts * 1e6));
  return simulateDay({
    plant: options,
    supply: quarters.map((watts) => Math.max(0, watts)),
    demand: quarters.map((watts) => Math.max(0, -watts)),
    interval: QUARTER,
    ...store,
  });
}
const hours = (count: number, megawatts: number) => Array<number>(count).fill(megawatts);
const empty = { air: 0, heat: 0 };
const full = { air: 1, heat: 1 };

/** Returns the worst residual of the energy balance, J. */
function worstGap({ taken, delivered, stored, losses }: DaySimulation) {
  return Math.max(
    ...taken.map((joules, i) => {
      const lost = Object.values(losses).reduce((sum, series: Float64Array) => sum + series[i]!, 0);
      return Math.abs(joules - delivered[i]! - lost - (stored[i]! - stored[0]!));
    }),
  );
}

describe('the reference plant', () => {
  test('is full after ten hours of charging, and empty after eight of discharging', () => {
    const charged = day(hours(10, 200), empty);
    expect(charged.air.at(-1)).toBeCloseTo(1, 3);
    expect(charged.taken.at(-1)! / MWH).toBeCloseTo(1354, 0);
    const discharged = day(hours(8, -100), full);
    expect(discharged.air.at(-1)).toBeCloseTo(0, 3);
    expect(discharged.delivered.at(-1)! / MWH).toBeCloseTo(800, 0);
  });

  test('returns 59.1 % of the input of a cycle', () => {
    const { delivered, taken, losses } = day([...hours(10, 200), ...hours(9, -100)], empty);
    const hotel = losses.hotel.at(-1)!;
    expect(delivered.at(-1)! / (taken.at(-1)! - hotel)).toBeCloseTo(0.591, 3);
  });

  test('boosts if demand exceeds its rated output, until the heat runs low', () => {
    const boosted = day(hours(8, -120), full);
    expect(boosted.mode[0]).toBe('boost');
    expect(boosted.power[0]).toBe(109.7e6);
    expect(boosted.mode.lastIndexOf('boost') * 0.25).toBeCloseTo(6.4, 0);
    expect(boosted.mode).not.toContain('charge');
  });

  test('boosts as far as a lower demand or little air asks, if the heat suffices for that', () => {
    const hour = (plant.boostHeat * plant.boostPower * 3600) / plant.boostEnergy;
    const least =
      hour / 4 / (plant.airCapacity * plant.heatStored) / Math.exp(-900 / plant.heatTau);
    const boost = (spare: number, store: { air: number; heat: number }) =>
      day([spare], store).mode[0];
    expect(boost(-120, { air: 1, heat: least * 1.0001 })).toBe('boost');
    expect(boost(-120, { air: 1, heat: least * 0.9999 })).toBe('discharge');
    expect(boost(-105, { air: 1, heat: (least * 105.1) / 109.7 })).toBe('boost');
    expect(boost(-120, { air: 0.01, heat: least / 2 })).toBe('boost');
  });

  test('takes no more than its machines can, and delivers no more than the demand', () => {
    const { power } = day([500, -40], { air: 0.5, heat: 0.5 });
    expect(power[0]).toBeCloseTo(-135.42e6, 0);
    expect(power.at(-1)).toBeCloseTo(40e6, 0);
  });

  test('delivers no more than the heat left in its tanks can warm', () => {
    const { delivered, heat, air } = day([-100], { air: 1, heat: 0.01 });
    const kg =
      (0.01 * plant.airCapacity * plant.heatStored * Math.exp(-900 / plant.heatTau)) /
      plant.heatUsed;
    expect(delivered.at(-1)! / (kg * plant.outputEnergy)).toBeCloseTo(1, 9);
    expect(heat.at(-1)).toBeCloseTo(0, 12);
    expect(air.at(-1)).toBeCloseTo(1 - kg / plant.airKept / plant.airCapacity, 12);
  });

  test('idles without supply and demand, at a cost', () => {
    const held = day(hours(24, 0), full);
    expect(new Set(held.mode)).toEqual(new Set(['hold']));
    expect(held.taken.at(-1)! / MWH).toBeCloseTo(12, 6);
    expect(held.heat.at(-1)).toBeCloseTo(Math.exp(-24 / 600), 6);
    expect([held.air[0], held.air.at(-1)]).toEqual([1, 1]);
    expect(held.heat[0]).toBe(1);
  });

  test('keeps the reserve it is given, and sells the rest', () => {
    const kept = day(hours(9, -100), { ...full, heldBack: 0.025 });
    expect(kept.air.at(-1)).toBeCloseTo(0.025, 9);
    expect(kept.delivered.at(-1)! / MWH).toBeCloseTo(0.975 * 800, 0);
    expect(day(hours(1, -100), { air: 0.02, heat: 1, heldBack: 0.025 }).delivered.at(-1)).toBe(0);
  });

  test('counts the unmet demand', () => {
    const { unmet } = day(hours(1, -100), empty);
    expect(unmet.at(-1)! / MWH).toBeCloseTo(100, 6);
    const partly = day(hours(1, -150), full);
    expect(partly.unmet.at(-1)! / MWH).toBeCloseTo(150 - 109.7, 6);
  });
});

test('defaults to the reference plant, rounded', () => {
  const chain = plantChain();
  const reference = dayPlant(chain, sizePlant(chain));
  const off = Object.entries(reference).filter(
    ([field, value]) => Math.abs(plant[field as keyof typeof plant] / value - 1) > 5e-4,
  );
  expect(off).toEqual([]);
});

test('needs a two-hundredth of its output on standby, at any size', () => {
  const chain = plantChain();
  const hotelOf = (P: number) => dayPlant(chain, sizePlant(chain, { P })).hotelPower;
  expect(hotelOf(100e6)).toBeCloseTo(0.5e6, 3);
  expect(hotelOf(1e6)).toBeCloseTo(5e3, 5);
});

test('boosts with what steam the heat makes anyway, where that is more than usual', () => {
  const chain = plantChain({ zStore: 4000, nComp: 6 });
  expect(chain.omega).toBeGreaterThan(0.07);
  const size = sizePlant(chain);
  expect(dayPlant(chain, size)).toEqual(dayPlant(chain, size, chain.omega));
});

test('takes no less heat out of the store than the expanders need', () => {
  for (const etaTes of [0.9, 0.98, 0.985, 0.995]) {
    const chain = plantChain({ etaTes });
    const { heatUsed, boostHeat } = dayPlant(chain, sizePlant(chain));
    expect(heatUsed).toBeGreaterThanOrEqual(chain.qNeed);
    expect(boostHeat).toBeGreaterThanOrEqual(humidExpansion(0.07, chain).q);
  }
});

test('runs every plant that the package computes and sizes', () => {
  let computed = 0;
  const holds = fc.property(plants, within(SIZE_INPUTS), (options, size) => {
    const cycle = cycleOf(options);
    const sized = cycle && unlessImpossible(() => sizePlant(cycle, size));
    if (!sized) return;
    computed += 1;
    const simulated = simulateDay({
      plant: dayPlant(cycle, sized),
      supply: [1e9, 0, 0],
      demand: [0, 0, 1e9],
      interval: 3600,
      air: 0.5,
      heat: 0.5,
    });
    const scale = simulated.stored[0]! + simulated.taken.at(-1)!;
    expect(worstGap(simulated) / scale).toBeLessThan(1e-12);
    for (const series of Object.values(simulated.losses) as Float64Array[]) {
      expect(series.every((joules, i) => i === 0 || joules >= series[i - 1]! - 1e-9 * scale)).toBe(
        true,
      );
    }
  });
  fc.assert(holds, { numRuns: 5000 });
  expect(computed).toBeGreaterThan(200);
});

test.each([
  [
    'heat colder than the air taken in',
    { zStore: 110, zStart: 110, nComp: 6, tAmbC: 40, tIcC: 10, tRetC: 20 },
  ],
  [
    'a sea much warmer than that air',
    {
      zStore: 4000,
      zStart: 3450,
      tAmbC: -10,
      tSeaC: 30,
      tIcC: 30,
      tRetC: 30,
      nComp: 2,
      etaC: 0.92,
      dpCh: 0,
      etaMotor: 0.97,
      etaStore: 1,
    },
  ],
])('counts no work that %s does not hold', (_, options) => {
  const chain = plantChain({ stroke: false, ...options });
  const odd = dayPlant(chain, sizePlant(chain));
  expect(odd.heatExergy).toBeGreaterThanOrEqual(0);
  expect(day([1, -1], full, odd).delivered.at(-1)).toBeGreaterThan(0);
});

describe('any day', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const watts = fc.double({ min: 0, max: 4e8, noNaN: true });
  const anyDay: fc.Arbitrary<DayOptions> = fc
    .record({
      intervals: fc.array(fc.tuple(watts, watts), { minLength: 1, maxLength: 96 }),
      interval: fc.integer({ min: 60, max: 7200 }),
      air: share,
      heat: share,
    })
    .map(({ intervals, ...rest }) => ({
      ...rest,
      plant,
      supply: intervals.map(([supply]) => supply),
      demand: intervals.map(([, demand]) => demand),
    }));

  test('balances input with output, losses and storage, to double precision', () => {
    fc.assert(
      fc.property(anyDay, (options) => {
        const simulated = simulateDay(options);
        const scale = simulated.stored[0]! + simulated.taken.at(-1)! + 1;
        expect(worstGap(simulated) / scale).toBeLessThan(1e-12);
      }),
    );
  });

  test('never overfills, overdraws, or gains energy', () => {
    fc.assert(
      fc.property(anyDay, (options) => {
        const { air, heat, losses, power } = simulateDay(options);
        for (const level of [...air, ...heat]) {
          expect(level).toBeGreaterThan(-1e-9);
          expect(level).toBeLessThan(1 + 1e-9);
        }
        for (const series of Object.values(losses) as Float64Array[]) {
          expect(series.every((joules, i) => i === 0 || joules >= series[i - 1]! - 1)).toBe(true);
        }
        expect(Math.max(...power)).toBeLessThanOrEqual(plant.boostPower * (1 + 1e-12));
        expect(Math.min(...power)).toBeGreaterThanOrEqual(-plant.chargePower * (1 + 1e-12));
      }),
    );
  });
});

test('lets a plant deliver just what its air and heat are worth, and no more', () => {
  const { airExergy, airKept, heatUsed, heatExergy } = plant;
  const most = airExergy / airKept + heatUsed * heatExergy;
  const run = (outputEnergy: number) => day([-1], full, { ...plant, outputEnergy });
  expect(run(most * (1 - 1e-9)).delivered.at(-1)).toBeGreaterThan(0);
  expect(() => run(most * (1 + 1e-9))).toThrow(
    expect.objectContaining({ code: 'SECOND_LAW', field: 'outputEnergy' }),
  );
});

describe('rejects', () => {
  const valid: DayOptions = { plant, supply: [0], demand: [0], interval: 3600, air: 0, heat: 0 };
  test.each<[string, Partial<DayOptions>, string, string]>([
    ['a store more than full', { air: 1.1 }, 'OUT_OF_RANGE', 'air'],
    ['a reserve larger than the store', { heldBack: 1.1 }, 'OUT_OF_RANGE', 'heldBack'],
    ['a supply below nothing', { supply: [-1] }, 'OUT_OF_RANGE', 'supply'],
    ['a demand that is no number', { demand: [NaN] }, 'NOT_A_NUMBER', 'demand'],
    ['different intervals', { demand: [0, 0] }, 'INCONSISTENT', 'demand'],
    ['a day without intervals', { supply: [], demand: [] }, 'INCONSISTENT', 'demand'],
    [
      'a plant that stores more than it takes',
      { plant: { ...plant, chargeEnergy: 4e5 } },
      'SECOND_LAW',
      'chargeEnergy',
    ],
    [
      'a plant that delivers more than it stores',
      { plant: { ...plant, outputEnergy: 6e5 } },
      'SECOND_LAW',
      'outputEnergy',
    ],
  ])('%s', (_, options, code, field) => {
    expect(() => simulateDay({ ...valid, ...options })).toThrow(
      expect.objectContaining({ code, field }),
    );
  });
});
