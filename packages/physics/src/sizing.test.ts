import { describe, expect, test } from 'vitest';
import { plantChain } from './chain.ts';
import { sizePlant } from './sizing.ts';
import { pSat } from './steam.ts';
import { forSamples } from './test/samples.ts';
import { vesselStroke } from './vessel.ts';

const chain = plantChain();
const refused = (code: string, field: string) => expect.objectContaining({ code, field });

describe('a plant’s size', () => {
  test('increases with its power and duration', () => {
    const once = sizePlant(chain);
    const twice = sizePlant(chain, { P: 200e6 });
    const longer = sizePlant(chain, { hDis: 16 });
    for (const part of ['mAir', 'vStore', 'ballast', 'Qtes', 'mWater', 'Pch'] as const) {
      expect(twice[part] / once[part]).toBeCloseTo(2, 12);
      expect(longer[part] / once[part]).toBeCloseTo(2, 12);
    }
    expect(twice.cycleTime).toBeCloseTo(once.cycleTime / 2, 9);
    expect(longer.cycleTime).toBe(once.cycleTime);
  });

  test('balances the energy of a cycle at the chain’s efficiency', () => {
    forSamples((between) => {
      const size = { P: between(1e6, 1e9), hDis: between(1, 24), hCh: between(1, 24) };
      const { Pch } = sizePlant(chain, size);
      expect((size.P * size.hDis) / (Pch * size.hCh)).toBeCloseTo(chain.rte, 12);
    });
  });

  test('anchors the full bags', () => {
    const { uplift, ballast, rhoW } = sizePlant(chain, { sfBallast: 1 });
    expect(ballast * (1 - rhoW / 2650)).toBeCloseTo(uplift, 3);
  });

  test('keeps the hot water liquid', () => {
    const { pHot, vHot, mWater } = sizePlant(chain);
    expect(pHot).toBe(pSat(chain.tHot));
    expect(vHot / mWater).toBeGreaterThan(1e-3);
  });

  test('has no stroke time without vessels', () => {
    const pipe = sizePlant(plantChain({ stroke: false }));
    expect(pipe).toMatchObject({ mStroke: 0, cycleTime: 0, strokeTime: 0, warnings: [] });
  });

  test('warns of strokes that are too short', () => {
    expect(sizePlant(chain).warnings).toEqual([]);
    expect(sizePlant(chain, { nVes: 4 }).warnings).toEqual([expect.stringMatching(/300 s/)]);
  });

  test('is rejected if the heat store would boil or freeze', () => {
    expect(() => sizePlant(plantChain({ nComp: 1 }))).toThrow(refused('INCONSISTENT', 'nComp'));
    const cold = plantChain({ tIcC: 5, tRetC: 10, dThx: 15 });
    expect(() => sizePlant(cold)).toThrow(refused('INCONSISTENT', 'tRetC'));
  });
});

describe('a vessel’s stroke', () => {
  test('gives its net work as ascent and return less spray', () => {
    forSamples((between) => {
      const options = { mSteel: between(0, 2e5), tStroke: between(60, 3600), D: between(5, 15) };
      const { Eascent, Ereturn, Espray, Enet } = vesselStroke(chain, options);
      expect((Eascent + Ereturn - Espray) / Enet).toBeCloseTo(1, 12);
    });
  });

  test('does the same work in any time', () => {
    const slow = vesselStroke(chain, { tStroke: 1440 });
    const fast = vesselStroke(chain, { tStroke: 720 });
    expect(slow.Eup).toBe(fast.Eup);
    expect(slow.vDock).toBeCloseTo(fast.vDock / 2, 12);
  });

  test('pulls the anchor with both ends of the rope', () => {
    const { anchor, Fdock } = vesselStroke(chain);
    expect(anchor).toBe(2 * Fdock);
  });

  test('warns of forces beyond ropes, and of excessive speed', () => {
    expect(vesselStroke(chain).warnings).toEqual([]);
    expect(vesselStroke(chain, { V: 2000, tStroke: 60 }).warnings).toEqual([
      expect.stringMatching(/300 s/),
      expect.stringMatching(/10 MN/),
      expect.stringMatching(/faster than it rises without a tether/),
    ]);
  });

  test('warns of a start too weak for its power', () => {
    expect(vesselStroke(chain, { mSteel: 3.3e5 }).warnings).toEqual([]);
    expect(vesselStroke(chain, { mSteel: 3.5e5 }).warnings).toEqual([
      expect.stringMatching(/without a tether/),
    ]);
  });

  test('is rejected if drag and weight leave no work', () => {
    const short = plantChain({ dockRatio: 1.05, fDrag: 0.1 });
    expect(vesselStroke(short, { mSteel: 4e5 }).Pmech).toBeGreaterThan(0);
    expect(() => vesselStroke(short, { mSteel: 9.64e5 })).toThrow(
      refused('INCONSISTENT', 'mSteel'),
    );
  });

  test('is rejected if the vessel does not float, or does not exist', () => {
    expect(() => vesselStroke(chain, { mSteel: 1e6 })).toThrow(refused('INCONSISTENT', 'mSteel'));
    expect(() => vesselStroke(plantChain({ stroke: false }))).toThrow(
      refused('INCONSISTENT', 'stroke'),
    );
  });
});
