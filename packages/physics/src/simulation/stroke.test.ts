import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { strokeGasWork, terminalVelocity } from '../buoyancy.ts';
import { G0 } from '../constants.ts';
import { PhysicsError } from '../errors.ts';
import { absolutePressure, densityEos80, pressureFromDepth, t68FromT90 } from '../ocean.ts';
import { seaColumn } from './sea-column.ts';
import { STROKE_SIMULATION_INPUTS, type StrokeSimulationOptions } from './stroke-inputs.ts';
import { strokeLedger } from './stroke-ledger.ts';
import { simulateStroke, type StrokeSimulation } from './stroke.ts';

const sea = { lat: 20, S: 35, tSeaC: 4 };
const density = (z: number) => densityEos80(sea.S, t68FromT90(sea.tSeaC), pressureFromDepth(z, 20));

const end = ({ series }: StrokeSimulation) => {
  const last = series.time.length - 1;
  return Object.fromEntries(
    Object.entries(series).map(([name, column]: [string, Float64Array]) => [name, column[last]!]),
  ) as Record<keyof typeof series, number>;
};

/** Returns the worst residual of the energy balance as a share of the gas work. */
const worstGap = ({ series }: StrokeSimulation) => {
  const { gasWork, tetherWork, drag, lift, kinetic } = series;
  return Math.max(
    ...gasWork.map((gas, i) =>
      Math.abs((gas - tetherWork[i]! - drag[i]! - lift[i]! - kinetic[i]!) / gasWork.at(-1)!),
    ),
  );
};

/** Tether work by the closed form: gas work less what air and steel gain in height. */
function closedForm(stroke: StrokeSimulation, { V = 1000, nPoly = 1.05, mSteel = 1e5 } = {}) {
  const { zDock, pStart, pDock, mAir } = stroke;
  const zStart = stroke.series.depth[0]!;
  const rho = (density(zStart) + density(zDock)) / 2;
  return (
    strokeGasWork({ mode: 'fill', V, p1: pStart, p2: pDock, n: nPoly }) -
    (mAir + mSteel * (1 - rho / 7850)) * G0 * (zStart - zDock)
  );
}

/** The worst gap, or the code of the error that refuses the inputs. */
function gapOrRefusal(options: StrokeSimulationOptions) {
  try {
    return worstGap(simulateStroke(options));
  } catch (error) {
    if (error instanceof PhysicsError) return error.code;
    throw error;
  }
}

const anyInputs: fc.Arbitrary<StrokeSimulationOptions> = fc.record({
  ...Object.fromEntries(
    Object.entries(STROKE_SIMULATION_INPUTS)
      .filter(([name]) => name !== 'steps')
      .map(([name, { min, max }]) => [name, fc.double({ min, max, noNaN: true })]),
  ),
  control: fc.constantFrom('power' as const, 'speed' as const),
  steps: fc.integer({ min: 200, max: 1000 }),
});

describe('the reference stroke', () => {
  const stroke = simulateStroke();

  test('matches the calculators', () => {
    expect(stroke.mAir / 48423.7066561).toBeCloseTo(1, 9); // D83
    expect(stroke.series.tether[0]! / 2579222.22693).toBeCloseTo(1, 3); // D84
    expect(stroke.zDock).toBeCloseTo(354.70766502, 4); // D62
    expect(stroke.held / 4046843.11419).toBeCloseTo(1, 2); // D86
  });

  test('holds its power between acceleration and braking', () => {
    const { depth, power } = stroke.series;
    const steady = power.filter((_, i) => depth[i]! < 940 && depth[i]! > 380);
    expect(Math.min(...steady) / stroke.held).toBeGreaterThan(0.995);
    expect(Math.max(...steady) / stroke.held).toBeLessThan(1.005);
  });

  test('starts from rest, rises monotonically and comes to rest at the dock', () => {
    const { depth, speed, time } = stroke.series;
    expect(depth.every((z, i) => i === 0 || z < depth[i - 1]!)).toBe(true);
    expect(speed[0]).toBe(0);
    expect(end(stroke).speed).toBeLessThan(0.2);
    expect(Math.abs(depth.at(-1)! - stroke.zDock)).toBeLessThan(1e-8);
    expect(time.at(-1)).toBe(stroke.duration);
  });

  test('takes its time, plus a little for acceleration and braking', () => {
    expect(stroke.duration).toBeGreaterThan(720);
    expect(stroke.duration).toBeLessThan(720 * 1.03);
  });

  test('has converged: halving the steps changes the energy by less than 0.1 %', () => {
    const fine = simulateStroke({ steps: 2880 });
    expect(Math.abs(end(fine).tetherWork / end(stroke).tetherWork - 1)).toBeLessThan(1e-3);
    expect(Math.abs(fine.duration / stroke.duration - 1)).toBeLessThan(1e-3);
  });
});

describe('energy', () => {
  test.each<StrokeSimulationOptions>([
    {},
    { control: 'speed' },
    { nPoly: 1 },
    { nPoly: 1.3 },
    { zStart: 300 },
    { zStart: 3000, dockRatio: 5 },
    { V: 200, D: 5, mSteel: 2e4 },
  ])('without drag matches the closed form within 0.5 %: %j', (options) => {
    const stroke = simulateStroke({ ...options, cd: 0 });
    expect(Math.abs(end(stroke).tetherWork / closedForm(stroke, options) - 1)).toBeLessThan(0.005);
  });

  test('of the gas equals the integral of V dp, but for standard gravity', () => {
    const stroke = simulateStroke({ lat: 45 });
    const { pStart: p1, pDock: p2 } = stroke;
    const work = strokeGasWork({ mode: 'fill', V: 1000, p1, p2, n: 1.05 });
    expect(Math.abs(end(stroke).gasWork / work - 1)).toBeLessThan(1e-3);
  });

  test('balances at every step, for all inputs', () => {
    fc.assert(
      fc.property(anyInputs, (options) => {
        const gap = gapOrRefusal(options);
        fc.pre(gap !== 'INCONSISTENT');
        expect(gap).toBeLessThan(1e-6);
      }),
      { numRuns: 500 },
    );
  });

  test('goes only to drag and speed once the tether parts', () => {
    const stroke = simulateStroke({ zPart: 980 });
    expect(end(stroke).tetherWork).toBe(0);
    expect(worstGap(stroke)).toBeLessThan(1e-6);
  });
});

describe('the ledger', () => {
  const stroke = simulateStroke();

  test('balances at every moment', () => {
    for (const index of stroke.series.time.keys()) {
      const { gasWork, electricity, drivetrain, spray, drag, lift, kinetic } = strokeLedger(
        stroke,
        index,
      );
      const rest = gasWork - electricity - drivetrain - spray - drag - lift - kinetic;
      expect(Math.abs(rest)).toBeLessThan(1e-6 * end(stroke).gasWork);
    }
  });

  test('ends with 0.713 MWh on the way up, near the 0.712 of the brief, 0.023 of it for the spray', () => {
    const { electricity, spray } = strokeLedger(stroke, stroke.series.time.length - 1);
    expect((electricity + spray) / 3.6e9).toBeCloseTo(0.713, 3);
    expect(spray / 3.6e9).toBeCloseTo(0.023, 3);
  });

  test('rejects a moment after the dock', () => {
    expect(() => strokeLedger(stroke, stroke.series.time.length)).toThrow(PhysicsError);
  });
});

describe('a vessel whose tether parts', () => {
  const stroke = simulateStroke({ zPart: 700 });
  const { depth, speed, tether } = stroke.series;

  test('has no tension from then on', () => {
    for (const [i, pull] of tether.entries()) {
      const released = i > 0 && depth[i - 1]! <= 700;
      expect(pull > 0).toBe(!released);
    }
  });

  test('approaches the local terminal velocity', () => {
    const i = depth.findIndex((z) => z < 450);
    const rho = density(depth[i]!);
    const force = (rho * stroke.series.airVolume[i]! - stroke.mAir - 1e5 * (1 - rho / 7850)) * G0;
    const terminal = terminalVelocity({ force, rho, cd: 1, area: (Math.PI * 9 ** 2) / 4 });
    expect(speed[i]! / terminal).toBeGreaterThan(0.95);
    expect(speed[i]! / terminal).toBeLessThan(1);
  });
});

test('the sea between start and dock follows the equation of state', () => {
  const column = seaColumn([5, 4000], sea);
  for (let z = 5; z <= 4000; z += 5) {
    expect(Math.abs(column.pressure(z) / absolutePressure(z, 20) - 1)).toBeLessThan(1e-9);
    expect(Math.abs(column.density(z) / density(z) - 1)).toBeLessThan(1e-9);
  }
});

test.each<[StrokeSimulationOptions, string, string]>([
  [{ V: 1e6 }, 'OUT_OF_RANGE', 'V'],
  [{ steps: 500.5 }, 'NOT_INTEGER', 'steps'],
  [{ zPart: NaN }, 'NOT_A_NUMBER', 'zPart'],
  [{ control: 'torque' as 'power' }, 'OUT_OF_RANGE', 'control'],
  [{ D: 20 }, 'INCONSISTENT', 'D'],
  [{ zStart: 100, dockRatio: 20 }, 'INCONSISTENT', 'dockRatio'],
  [{ mSteel: 1e6 }, 'INCONSISTENT', 'mSteel'],
  [{ tStroke: 20 }, 'INCONSISTENT', 'tStroke'],
])('rejects %j: %s of %s', (options, code, field) => {
  expect(() => simulateStroke(options)).toThrow(expect.objectContaining({ code, field }));
});
