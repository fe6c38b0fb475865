import { describe, expect, test } from 'vitest';
import {
  closedExergyPerM3,
  compressTrain,
  diabaticEfficiency,
  expandTrain,
  flowExergyPerM3,
  isentropicWork,
  isothermalWork,
} from './air.ts';
import { P_ATM } from './constants.ts';
import { forSamples } from './test/samples.ts';

const compressor = { t1: 288.15, ratio: 100, stages: 3, etaP: 0.85, tIc: 303.15 };
const expander = { tIn: 448.15, ratio: 32, stages: 3, etaP: 0.86 };

describe('compression and expansion', () => {
  test('reject a fractional number of stages', () => {
    const notInteger = expect.objectContaining({ code: 'NOT_INTEGER', field: 'stages' });
    expect(() => compressTrain({ ...compressor, stages: 2.5 })).toThrow(notInteger);
    expect(() => expandTrain({ ...expander, stages: 2.5 })).toThrow(notInteger);
  });

  test('never return more than they took at one temperature', () => {
    forSamples((between) => {
      const T = between(273.15, 400);
      const ratio = between(1.01, 500);
      const stages = Math.round(between(1, 6));
      const etaP = between(0.5, 0.95);
      const least = isothermalWork(T, ratio);
      const taken = compressTrain({ t1: T, tIc: T, ratio, stages, etaP }).work;
      const given = expandTrain({ tIn: T, ratio, stages, etaP }).work;
      expect(taken).toBeGreaterThan(least);
      expect(given).toBeLessThan(least);
      expect(isentropicWork(T, ratio)).toBeGreaterThan(least);
    });
  });

  test('need less work, at lower temperatures, with more stages', () => {
    forSamples((between) => {
      const train = {
        t1: 300,
        tIc: 300,
        ratio: between(1.1, 500),
        stages: Math.round(between(1, 5)),
        etaP: between(0.5, 0.95),
      };
      const fewer = compressTrain(train);
      const more = compressTrain({ ...train, stages: train.stages + 1 });
      expect(more.work).toBeLessThan(fewer.work);
      expect(Math.max(...more.tOut)).toBeLessThan(Math.max(...fewer.tOut));
      expect(more.tOut).toHaveLength(train.stages + 1);
    });
  });

  test('do nothing at a ratio of 1', () => {
    expect(isothermalWork(288.15, 1)).toBe(0);
    expect(isentropicWork(288.15, 1)).toBe(0);
    expect(compressTrain({ ...compressor, ratio: 1 }).work).toBe(0);
    expect(expandTrain({ ...expander, ratio: 1 }).work).toBe(0);
  });

  test('divide isothermal work at any intermediate pressure without gain', () => {
    forSamples((between) => {
      const T = between(230, 600);
      const [deep, shallow] = [between(1, 22), between(1, 22)];
      const parts = isothermalWork(T, deep) + isothermalWork(T, shallow);
      expect(isothermalWork(T, deep * shallow)).toBeCloseTo(parts, 6);
    });
  });
});

describe('stored air', () => {
  test('is worth more at constant pressure than in a rigid tank, and more the deeper', () => {
    forSamples((between) => {
      const p = between(P_ATM + 1, 4.9e7);
      expect(flowExergyPerM3(p)).toBeGreaterThan(closedExergyPerM3(p));
      expect(flowExergyPerM3(p + 1e4)).toBeGreaterThan(flowExergyPerM3(p));
      expect(closedExergyPerM3(p + 1e4)).toBeGreaterThan(closedExergyPerM3(p));
    });
    expect(flowExergyPerM3(P_ATM)).toBe(0);
    expect(closedExergyPerM3(P_ATM)).toBe(0);
  });

  test('with fuel never returns as much as goes in', () => {
    expect(() => diabaticEfficiency(0.4, 0.6)).toThrow(
      expect.objectContaining({ code: 'SECOND_LAW' }),
    );
    expect(() => diabaticEfficiency(0, 0)).toThrow(expect.objectContaining({ code: 'SECOND_LAW' }));
    expect(diabaticEfficiency(0.69, 1.17)).toBeCloseTo(0.54, 2);
  });
});
