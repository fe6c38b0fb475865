import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isothermalWork } from './air.ts';
import { plantChain, plantChainUnchecked } from './chain.ts';
import { CHAIN_INPUTS, type ChainOptions } from './chain-inputs.ts';
import { C2K } from './constants.ts';
import { boostMode, humidExpansion, HYBRID_INPUTS } from './hybrid.ts';
import { defaultsOf, limitsOf, type InputRange } from './inputs.ts';
import { cycleOf, plants } from './test/plants.ts';

const reference = plantChain();
const refused = (code: string, field: string) => expect.objectContaining({ code, field });
const inputs = Object.entries<InputRange>(CHAIN_INPUTS);

describe('every plant within the ranges', () => {
  test('returns less than it takes, with finite results', () => {
    let computed = 0;
    const holds = property(plants, (options) => {
      const cycle = cycleOf(options);
      if (!cycle) return true;
      computed += 1;
      const { options: _options, warnings: _warnings, heatLimited: _limited, ...figures } = cycle;
      return (
        Object.values(figures).flat().every(Number.isFinite) &&
        cycle.rte > 0 &&
        cycle.rteHyb < 1 &&
        cycle.rteHyb > cycle.rte - 1e-12
      );
    });
    assert(holds, { numRuns: 10_000 });
    expect(computed).toBeGreaterThan(5000);
  }, 60_000);

  test('returns less than nine tenths, even with the best inputs that a search found', () => {
    const machines = { etaC: 0.92, etaE: 0.92, etaMotor: 0.985, etaGen: 0.99, nComp: 2, nExp: 2 };
    const heat = {
      etaTes: 0.995,
      dThx: 3,
      tIcC: 44.75,
      tRetC: 45,
      tFeedC: 60,
      tAmbC: 45,
      tSeaC: 30,
    };
    const pipes = { dpCh: 0, dpDis: 0, pExh: 101_325, tColChK: 270, tColDisK: 330, stroke: false };
    const store = { zStore: 4000, lat: -60, etaStore: 1, aux: 0 };
    const { rteHyb } = plantChain({ ...machines, ...heat, ...pipes, ...store });
    expect(rteHyb).toBeGreaterThan(0.88);
    expect(rteHyb).toBeLessThan(0.9);
  });

  test('takes more, and returns less, than an isothermal machine', () => {
    const holds = property(plants, (options) => {
      const cycle = cycleOf(options);
      if (!cycle) return true;
      const { wComp, wGas, rComp, tDock, options: plant } = cycle;
      const coldest = Math.min(plant.tAmbC, plant.tIcC) + C2K;
      const seaK = plant.tSeaC + C2K;
      return (
        wComp > isothermalWork(coldest, rComp) &&
        wGas <= isothermalWork(seaK, plant.dockRatio) * (1 + 1e-12) &&
        tDock <= seaK
      );
    });
    assert(holds, { numRuns: 2000 });
  }, 60_000);

  test('uses no more heat than its store returns, including steam', () => {
    const holds = property(plants, (options) => {
      const cycle = cycleOf(options);
      if (!cycle) return true;
      const { q } = humidExpansion(cycle.omega, cycle);
      return cycle.qSurplus >= 0 && q <= cycle.qAvail * (1 + 1e-12);
    });
    assert(holds, { numRuns: 2000 });
  }, 60_000);
});

describe('a plant', () => {
  test('defaults to the reference plant', () => {
    expect(reference.options).toEqual({ stroke: true, ...defaultsOf(CHAIN_INPUTS) });
    expect(plantChain({ zStore: 1000 })).toEqual(reference);
  });

  test('delivers the same work in two ways: as gas and as lift', () => {
    const { wGas, wLift, pStart, pDock, fill } = reference;
    expect(pStart / pDock).toBeCloseTo(Math.E, 12);
    expect(fill).toBeCloseTo(Math.E ** (-1 / 1.05), 12);
    expect(wLift).toBeLessThan(wGas);
  });

  test('loses less without vessels, and mentions no stroke', () => {
    const pipe = plantChain({ stroke: false });
    expect(100 * pipe.rte).toBeCloseTo(61.4, 1);
    expect(pipe).toMatchObject({ wStroke: 0, strokeShare: 0, fill: 0, zDock: 1000 });
    expect(pipe.pDock).toBe(pipe.pStore);
  });

  test('expands colder air with a poor heat store, and has no heat left for steam', () => {
    const poor = plantChain({ etaTes: 0.6 });
    expect(poor).toMatchObject({ heatLimited: true, qSurplus: 0, omega: 0 });
    expect(poor.qNeed).toBe(poor.qAvail);
    expect(poor.tIn).toBeLessThan(reference.tIn);
    expect(poor.rteHyb).toBeCloseTo(poor.rte, 12);
    expect(poor).not.toHaveProperty('tSatOut');
    expect(poor).not.toHaveProperty('tDewExh');
  });

  test('is continuous at the isothermal stroke', () => {
    const isothermal = plantChain({ nPoly: 1 });
    for (const nPoly of [1 + 1e-15, 1 + 0.999e-9, 1 + 1.001e-9]) {
      expect(plantChain({ nPoly }).wGas / isothermal.wGas).toBeCloseTo(1, 8);
    }
    expect(isothermal.tDock).toBe(4 + C2K);
  });

  test('warns of values beyond engineering practice', () => {
    expect(reference.warnings).toEqual([expect.stringMatching(/sea spray freezes/)]);
    expect(plantChain({ nComp: 1, nPoly: 1 }).warnings).toEqual([
      expect.stringMatching(/above 400 °C/),
      expect.stringMatching(/above 250 °C/),
    ]);
    expect(plantChain({ nExp: 1, nPoly: 1 }).warnings).toEqual([
      expect.stringMatching(/below -40 °C/),
      expect.stringMatching(/^Steam would condense in the expanders/),
      expect.stringMatching(/12 % of the air: some heat is left over/),
    ]);
  });

  test.each([
    ['condenses', { dThx: 40 }, /^Steam would condense/],
    ['condenses', { nComp: 6 }, /^Steam would condense/],
    ['condenses', { nExp: 2 }, /^Steam would condense in the expanders/],
    ['is at its limit', { nComp: 4, nExp: 1 }, /^Steam is at its limit/],
  ])('whose steam %s warns', (_, options, warning) => {
    expect(plantChain(options).warnings).toContainEqual(expect.stringMatching(warning));
  });
});

describe('a plant rejects', () => {
  test.each(inputs)('an invalid %s, and names the valid range', (name, range) => {
    const [min, max] = limitsOf(range, reference.options as unknown as Record<string, number>);
    for (const junk of ['1', null, undefined, Number.NaN, Infinity]) {
      expect(() => plantChain({ [name]: junk })).toThrow(refused('NOT_A_NUMBER', name));
    }
    for (const value of [min - 1e-6, max + 1e-6]) {
      expect(() => plantChain({ [name]: value })).toThrow(
        expect.objectContaining({ code: 'OUT_OF_RANGE', field: name, min, max }),
      );
    }
  });

  test('a fractional stage, and a stroke that is neither true nor false', () => {
    expect(() => plantChain({ nComp: 2.5 })).toThrow(refused('NOT_INTEGER', 'nComp'));
    expect(() => plantChain({ nExp: 2.5 })).toThrow(refused('NOT_INTEGER', 'nExp'));
    expect(() => plantChain({ stroke: 1 as unknown as boolean })).toThrow(
      refused('OUT_OF_RANGE', 'stroke'),
    );
  });

  test('a compressor beyond its range', () => {
    expect(() => plantChain({ etaC: 1.1 })).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'etaC', min: 0.6, max: 0.92 }),
    );
  });

  test('a dock in the waves, or above them', () => {
    const shallow = { zStore: 120, zStart: 100 };
    expect(() => plantChain({ ...shallow, dockRatio: 20 })).toThrow(
      refused('INCONSISTENT', 'dockRatio'),
    );
    expect(() => plantChain({ ...shallow, dockRatio: 9 })).toThrow(/above 5 m/);
  });

  test('air too cold to store heat, and heat too cold to warm air', () => {
    const weak = { zStore: 100, zStart: 100, nComp: 6, stroke: false };
    expect(() => plantChain({ ...weak, tRetC: 90 })).toThrow(refused('INCONSISTENT', 'tRetC'));
    expect(() => plantChain({ ...weak, tSeaC: 30, tIcC: 30, dThx: 40 })).toThrow(
      refused('INCONSISTENT', 'dThx'),
    );
  });

  test('air that reaches the expanders without pressure', () => {
    const shallow = { zStore: 100, zStart: 60, dockRatio: 4, dpDis: 0.3, pExh: 150_000 };
    expect(() => plantChain(shallow)).toThrow(refused('INCONSISTENT', 'dockRatio'));
  });

  test('more output than input, even within all ranges', () => {
    expect(() => plantChainUnchecked({ etaMotor: 2 })).toThrow(refused('SECOND_LAW', 'etaC'));
  });

  test.each<[Partial<Record<keyof ChainOptions, unknown>>, string, string]>([
    [{ etaC: Number.NaN }, 'NOT_A_NUMBER', 'etaC'],
    [{ etaC: '0.85' }, 'NOT_A_NUMBER', 'etaC'],
    [{ nComp: 2.5 }, 'NOT_INTEGER', 'nComp'],
    [{ nExp: 0 }, 'OUT_OF_RANGE', 'nExp'],
    [{ etaC: 0 }, 'INCONSISTENT', 'etaC'],
    [{ etaMotor: 0 }, 'INCONSISTENT', 'etaC'],
  ])('what has no finite result, even beyond the ranges: %o', (options, code, field) => {
    expect(() => plantChainUnchecked(options as Partial<ChainOptions>)).toThrow(
      refused(code, field),
    );
  });
});

describe('steam', () => {
  test('uses up the heat that dry air leaves over', () => {
    const { omega, qAvail } = reference;
    expect(humidExpansion(omega, reference).q / qAvail).toBeCloseTo(1, 12);
    expect(humidExpansion(0, reference).w / reference.wExp).toBeCloseTo(1, 12);
    expect(humidExpansion(0, reference).q / reference.qNeed).toBeCloseTo(1, 12);
    expect(humidExpansion(0, reference)).not.toHaveProperty('ts');
  });

  test('leaves the saturator at about 112 °C and the exhaust’s dew point at 32 °C', () => {
    const { tSatOut = 0, tDewExh = 0 } = reference;
    expect(tSatOut - C2K).toBeCloseTo(112, 0);
    expect(tDewExh - C2K).toBeCloseTo(32, 0);
  });

  test('adds power and shortens the duration beyond that', () => {
    const { powerRatio, durationRatio } = boostMode(reference, 0.1);
    const gentle = boostMode(reference, reference.omega);
    expect(powerRatio).toBeGreaterThan(gentle.powerRatio);
    expect(powerRatio * durationRatio).toBeLessThan(gentle.powerRatio);
    expect(gentle.durationRatio).toBeCloseTo(1, 12);
  });

  test('is rejected below the mass that the left-over heat makes, and beyond its range', () => {
    expect(() => boostMode(reference, 0.01)).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'om', min: reference.omega }),
    );
    const { max } = HYBRID_INPUTS.om;
    expect(() => humidExpansion(max + 1e-6, reference)).toThrow(refused('OUT_OF_RANGE', 'om'));
    expect(() => humidExpansion('0.01' as unknown as number, reference)).toThrow(
      refused('NOT_A_NUMBER', 'om'),
    );
  });
});
