import { assert, boolean, double, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { airPathStates, lossWaterfall, sensitivities } from './analysis.ts';
import { plantChain } from './chain.ts';
import { C2K, CP_AIR } from './constants.ts';
import { cycleOf, plants as anyPlants, unlessImpossible } from './test/plants.ts';

/** Plants near enough to the reference plant that all of them can be computed. */
const plants = record({
  stroke: boolean(),
  zStore: double({ min: 500, max: 4000, noNaN: true }),
  zStart: double({ min: 400, max: 500, noNaN: true }),
  tAmbC: double({ min: 5, max: 30, noNaN: true }),
  nComp: integer({ min: 1, max: 4 }),
  nExp: integer({ min: 1, max: 5 }),
  etaC: double({ min: 0.75, max: 0.92, noNaN: true }),
  dThx: double({ min: 3, max: 20, noNaN: true }),
});

describe('the loss waterfall', () => {
  test('leads from the input to the output of any plant', () => {
    const holds = property(plants, (options) => {
      const steps = lossWaterfall(options);
      const lost = steps.reduce((sum, { loss }) => sum + loss, 0);
      const { rte } = plantChain(options);
      return Math.abs(1 - lost - rte) < 1e-12 && steps.at(-1)?.rte === rte;
    });
    assert(holds, { numRuns: 500 });
  });

  test('starts from an ideal machine, limited by a sea colder than the air', () => {
    const holds = property(plants, (options) => {
      const [ideal] = lossWaterfall(options);
      return ideal?.cause === 'coldStore' && ideal.rte < 1;
    });
    assert(holds, { numRuns: 500 });
    expect(lossWaterfall({ tSeaC: 15 })[0]?.loss).toBeCloseTo(0, 12);
  });

  test('leads from input to output of every plant that the model accepts, never above the input', () => {
    let computed = 0;
    const holds = property(anyPlants, (options) => {
      const cycle = cycleOf(options);
      if (!cycle) return true;
      computed += 1;
      const steps = lossWaterfall(options);
      return steps.at(-1)?.rte === cycle.rte && steps.every(({ rte }) => rte > 0 && rte < 1 + 1e-9);
    });
    assert(holds, { numRuns: 5000 });
    expect(computed).toBeGreaterThan(2500);
  });

  test('goes on through a machine that cannot be, to a plant that can', () => {
    const shallow = { zStore: 100, zStart: 100, stroke: false, tSeaC: 10 };
    const barely = { ...shallow, nComp: 4, tIcC: 28, tRetC: 82, dThx: 3, dpCh: 0.2 };
    expect(() => plantChain({ ...barely, dpCh: 0 })).toThrow(/leaves a stage at/);
    expect(lossWaterfall(barely).at(-1)?.rte).toBe(plantChain(barely).rte);
  });

  test('loses nothing to a sea warmer than the air: compressed air cools no further than the sea', () => {
    expect(lossWaterfall({ tSeaC: 30, tAmbC: -10 })[0]?.loss).toBeGreaterThan(0);
  });

  test('attributes no loss to absent vessels', () => {
    expect(lossWaterfall({ stroke: false }).slice(-2)).toMatchObject([
      { cause: 'stroke', loss: 0 },
      { cause: 'dissolved', loss: 0 },
    ]);
  });

  test('rejects a plant that the model rejects', () => {
    expect(() => lossWaterfall({ etaC: 1.1 })).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'etaC' }),
    );
  });
});

describe('the sensitivities', () => {
  /** Many stages to a low pressure, so that the heat is hardly warm. */
  const tepid = {
    zStore: 100,
    zStart: 100,
    nComp: 6,
    tIcC: 10,
    tRetC: 20,
    tSeaC: 10,
    stroke: false,
  };

  test('list the most sensitive input first, worse before better', () => {
    const holds = property(plants, (options) => {
      const rows = sensitivities(options);
      const swings = rows.map(({ rteWorse, rteBetter }) => rteBetter - rteWorse);
      const falling = swings.every((swing, i) => i === 0 || swing <= swings[i - 1]!);
      return falling && swings.every((swing) => swing >= 0);
    });
    assert(holds, { numRuns: 200 });
  });

  test('are ordered by their effect in every plant, also where the optimistic value is the worse', () => {
    const holds = property(anyPlants, (options) => {
      const rows = cycleOf(options) && unlessImpossible(() => sensitivities(options));
      const swings = rows?.map(({ rteWorse, rteBetter }) => rteBetter - rteWorse) ?? [];
      return swings.every((swing, i) => swing >= 0 && (i === 0 || swing <= swings[i - 1]!));
    });
    assert(holds, { numRuns: 2000 });
    const deep = { zStore: 4000, zStart: 4000, nComp: 2, nExp: 2 };
    const polytropic = sensitivities(deep).find(({ input }) => input === 'nPoly');
    expect(polytropic).toMatchObject({ worse: 1, better: 1.2 });
  });

  test('name the value with which the plant is impossible', () => {
    const cool = { ...tepid, dThx: 15 };
    expect(plantChain(cool).rte).toBeGreaterThan(0);
    expect(() => sensitivities(cool)).toThrow(
      expect.objectContaining({
        code: 'INCONSISTENT',
        field: 'dThx',
        message: expect.stringMatching(
          /^This plant is impossible with dThx at 25, one of the values tried/,
        ),
      }),
    );
  });

  test('refuse an impossible plant for what it is', () => {
    const none = { ...tepid, dThx: 25 };
    expect(() => sensitivities(none)).toThrow(/^The heat store could warm the air/);
    expect(() => lossWaterfall(none)).toThrow(/^The heat store could warm the air/);
  });

  test('equal those of the chain', () => {
    const [first] = sensitivities();
    expect(first).toMatchObject({ input: 'dThx', worse: 25, better: 8 });
    expect(first?.rteWorse).toBe(plantChain({ dThx: 25 }).rte);
    expect(first?.rteBetter).toBe(plantChain({ dThx: 8 }).rte);
  });
});

describe('the air’s path', () => {
  const states = (options = {}) => airPathStates(plantChain(options));

  test('passes every stage', () => {
    expect(states({ nComp: 2, nExp: 1 }).map(({ at }) => at)).toEqual([
      'ambient',
      'C1 out',
      'C2 in',
      'C2 out',
      'store',
      'vessel start',
      'dock',
      'X1 in',
      'exhaust',
    ]);
  });

  test('passes no vessel in a plant without vessels', () => {
    expect(states({ stroke: false }).map(({ at }) => at)).not.toContain('dock');
  });

  test('gains entropy in every machine, and loses it only in coolers', () => {
    const holds = property(plants, (options) => {
      const path = states(options);
      return path.every(({ at, s }, i) => {
        const before = path[i - 1];
        const inMachine = / out$|^exhaust$/.test(at);
        return !before || !inMachine || s > before.s;
      });
    });
    assert(holds, { numRuns: 500 });
  });

  test('takes up the heat along isobars that the chain counts', () => {
    const chain = plantChain();
    const at = Object.fromEntries(airPathStates(chain).map((state) => [state.at, state]));
    const warmed = (['X1', 'X2', 'X3'] as const).map((stage, i) => {
      const before = i === 0 ? at['dock'] : at[`X${i} out`];
      return CP_AIR * (at[`${stage} in`]!.T - before!.T);
    });
    expect(
      (warmed.reduce((sum, q) => sum + q, 0) * (1 - chain.dissolved)) / chain.qNeed,
    ).toBeCloseTo(1, 12);
    expect(at['C3 out']?.p).toBeCloseTo(chain.pDel, 3);
    expect(at['exhaust']).toMatchObject({ p: chain.options.pExh });
    expect(at['ambient']).toEqual({ at: 'ambient', T: 15 + C2K, p: 101_325, s: 0 });
  });
});
