import { describe, expect, test } from 'vitest';
import {
  dragForce,
  fillFraction,
  optimumDockRatio,
  strokeGasWork,
  terminalVelocity,
  tetherForce,
  waterInside,
} from './buoyancy.ts';
import { PhysicsError } from './errors.ts';
import { forSamples } from './test/samples.ts';

const vessel = { V: 1000, p1: 10e6, p2: 4e6 };

describe('a stroke', () => {
  test('rejects a dock no shallower than the start', () => {
    expect(() => strokeGasWork({ mode: 'fill', V: 1000, p1: 4e6, p2: 4e6, n: 1.05 })).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'p2' }),
    );
    expect(() => fillFraction(4e6, 5e6, 1)).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'p2' }),
    );
  });

  test('rejects an unknown mode', () => {
    expect(() => strokeGasWork({ mode: 'drift' as 'spill', ...vessel })).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'mode' }),
    );
  });

  test('equals the integral of V dp, for any index', () => {
    forSamples((between) => {
      const p2 = between(5e5, 2e7);
      const p1 = p2 * between(1.05, 5);
      const n = between(1, 1.4);
      const slices = 200;
      const dp = (p1 - p2) / slices;
      let work = 0;
      for (let i = 0; i < slices; i++) work += (p2 / (p2 + (i + 0.5) * dp)) ** (1 / n) * dp;
      expect(strokeGasWork({ mode: 'fill', V: 1, p1, p2, n }) / work).toBeCloseTo(1, 4);
    });
  });

  test('yields more work, and wastes air, if the vessel starts full', () => {
    forSamples((between) => {
      const p2 = between(2e5, 5e6);
      const p1 = p2 * between(1.05, 20);
      const spill = strokeGasWork({ mode: 'spill', V: 1000, p1, p2 });
      const fill = strokeGasWork({ mode: 'fill', V: 1000, p1, p2, n: between(1, 1.4) });
      expect(spill).toBeGreaterThan(fill);
      expect(strokeGasWork({ mode: 'rigid', V: 1000, p1, p2 })).toBe(spill);
    });
  });

  test('yields less work with less heat from the sea, from isothermal to adiabatic', () => {
    forSamples((between) => {
      const p2 = between(2e5, 5e6);
      const p1 = p2 * between(1.05, 20);
      const work = (n: number) => strokeGasWork({ mode: 'fill', V: 1000, p1, p2, n });
      const isothermal = 1000 * p2 * Math.log(p1 / p2);
      const some = work(between(1.01, 1.39));
      expect(work(1)).toBeCloseTo(isothermal, 3);
      expect(some).toBeGreaterThan(isothermal);
      expect(some).toBeLessThan(work(1.4));
    });
  });

  test('is continuous at its isothermal limit', () => {
    const work = (n: number) => strokeGasWork({ mode: 'fill', ...vessel, n });
    for (const n of [1 + 1e-15, 1 + 0.999e-9, 1 + 1.001e-9, 1 + 1e-8]) {
      expect(work(n) / work(1)).toBeCloseTo(1, 7);
      expect(optimumDockRatio(n)).toBeCloseTo(Math.E, 7);
    }
  });

  test('yields most work at the optimum dock ratio', () => {
    forSamples((between) => {
      const n = between(1, 1.4);
      const p1 = between(1e7, 5e7);
      const work = (ratio: number) =>
        strokeGasWork({ mode: 'fill', V: 1000, p1, p2: p1 / ratio, n });
      const best = work(optimumDockRatio(n));
      expect(best).toBeGreaterThan(work(optimumDockRatio(n) * 1.01));
      expect(best).toBeGreaterThan(work(optimumDockRatio(n) / 1.01));
    });
  });

  test('starts part-filled, more so for a stiffer gas', () => {
    forSamples((between) => {
      const p2 = between(2e5, 5e6);
      const p1 = p2 * between(1.05, 20);
      const n = between(1, 1.39);
      const fraction = fillFraction(p1, p2, n);
      expect(fraction).toBeGreaterThan(0);
      expect(fraction).toBeLessThan(1);
      expect(fillFraction(p1, p2, n + 0.01)).toBeGreaterThan(fraction);
    });
  });
});

describe('forces', () => {
  const atDock = { rho: 1029.4, vAir: 1000, mAir: 48_423.7, submergedWeight: 852_200 };

  test('the tether of the reference vessel pulls 8.77 MN at the dock', () => {
    expect(tetherForce(atDock) / 1e6).toBeCloseTo(8.77, 2);
  });

  test('rejects a vessel heavier than water', () => {
    expect(() => tetherForce({ ...atDock, submergedWeight: 1e8 })).toThrow(PhysicsError);
    expect(() => tetherForce({ ...atDock, submergedWeight: 1e8 })).toThrow(/does not float/);
  });

  test('drag balances the force at terminal velocity', () => {
    forSamples((between) => {
      const body = { rho: between(990, 1080), cd: between(0.05, 2), area: between(1, 100) };
      const force = between(0, 1e5);
      const v = terminalVelocity({ force, ...body });
      expect(dragForce({ v, ...body })).toBeCloseTo(force, 6);
    });
  });
});

test('a vessel full of air holds no water, and an empty one all that it can', () => {
  expect(waterInside({ rho: 1030, V: 1000, vAir: 1000 })).toBe(0);
  expect(waterInside({ rho: 1030, V: 1000, vAir: 0 })).toBe(1_030_000);
  expect(() => waterInside({ rho: 1030, V: 1000, vAir: 1001 })).toThrow(
    expect.objectContaining({ code: 'INCONSISTENT', field: 'vAir' }),
  );
});
