import { describe, expect, test } from 'vitest';
import * as model from '.';
import { about, number, quantity } from './format';

/** Rounds a value as the technology brief prints it. */
const printed = <T>(rows: T[], value: (row: T) => number, digits: number) =>
  rows.map((row) => value(row).toFixed(digits));

describe('the computed quantities match the brief', () => {
  test('with depth', () => {
    const rows = model.depthTable;
    expect(printed(rows, (row) => row.pressureBar, 1)).toEqual([
      '11.1',
      '31.2',
      '51.4',
      '71.6',
      '101.9',
      '152.5',
      '203.2',
      '305.0',
      '407.3',
    ]);
    expect(printed(rows, (row) => row.seaDensity, 1)).toEqual([
      '1028.3',
      '1029.2',
      '1030.1',
      '1031.0',
      '1032.4',
      '1034.7',
      '1037.0',
      '1041.5',
      '1045.9',
    ]);
    expect(printed(rows, (row) => row.exergyKwhPerM3, 2)).toEqual([
      '0.74',
      '2.97',
      '5.60',
      '8.46',
      '13.05',
      '21.24',
      '29.92',
      '48.36',
      '67.85',
    ]);
    expect(printed(rows, (row) => row.isothermalKwhPerTonne, 1)).toEqual([
      '52.9',
      '75.8',
      '86.8',
      '94.1',
      '101.9',
      '110.8',
      '117.1',
      '126.1',
      '132.5',
    ]);
  });

  test('along the stroke', () => {
    const rows = model.strokeTable;
    expect(printed(rows, (row) => row.depth, 0)).toEqual([
      '980',
      '900',
      '800',
      '700',
      '600',
      '500',
      '400',
      '355',
    ]);
    expect(printed(rows, (row) => row.pressureBar, 1)).toEqual([
      '99.9',
      '91.8',
      '81.7',
      '71.6',
      '61.5',
      '51.4',
      '41.3',
      '36.7',
    ]);
    expect(printed(rows, (row) => row.airM3, 0)).toEqual([
      '386',
      '418',
      '467',
      '530',
      '612',
      '726',
      '894',
      '1000',
    ]);
    expect(printed(rows, (row) => row.tetherMn, 2)).toEqual([
      '2.58',
      '2.90',
      '3.40',
      '4.03',
      '4.86',
      '6.01',
      '7.70',
      '8.77',
    ]);
    expect(printed(rows, (row) => row.speedMs, 2)).toEqual([
      '1.58',
      '1.41',
      '1.20',
      '1.01',
      '0.84',
      '0.68',
      '0.53',
      '0.47',
    ]);
  });

  test('at constant power over time', () => {
    const minutes = model.strokeTable.map((row) => row.elapsedMin);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.at(0)).toBe(0);
    expect(minutes.at(-1)).toBeCloseTo(11.9, 1);
  });

  test('of one stroke', () => {
    const { stroke, strokeAirT } = model;
    expect(stroke.gasWorkMwh).toBeCloseTo(1.045, 3);
    expect(stroke.spillWorkMwh).toBeCloseTo(1.75, 2);
    expect(stroke.startFill).toBeCloseTo(0.39, 2);
    expect(stroke.dockAirC).toBeCloseTo(-8.9, 1);
    expect(model.risePowerMw).toBeCloseTo(4.08, 2);
    expect(strokeAirT.fill).toBeCloseTo(48.4, 1);
    expect(strokeAirT.spill).toBeCloseTo(125.5, 1);
  });
});

test('the output of stroke and exhaust stays below the input', () => {
  const { paid, stroke, exhaust } = model.noFreeLunch;
  expect(stroke + exhaust).toBeCloseTo(paid, 9);
  expect(stroke / paid).toBeCloseTo(0.22, 2);
});

describe('an illustrated day', () => {
  /** Ratio of output to input: a row above 0 is output. */
  const roundTrip = (row: number[]) => {
    const sum = (sign: number) => row.reduce((all, v) => all + Math.max(0, sign * v), 0);
    return sum(1) / sum(-1);
  };

  test('returns at most as much as the model', () => {
    const { illustrativeDay, plant, plantDay } = model;
    expect(100 * roundTrip(plantDay)).toBeCloseTo(plant.roundTrip, 1);
    expect(100 * roundTrip(illustrativeDay.store)).toBeLessThan(plant.roundTripHigh);
    const short = illustrativeDay.demand.map((d, i) => d - illustrativeDay.supply[i]!);
    const fromMorning = short.slice(5);
    expect(100 * roundTrip(fromMorning)).toBeLessThan(plant.roundTripHigh);
  });
});

describe('energy balances close', () => {
  const { plant, energyAccount, lossSteps } = model;

  test('over a cycle', () => {
    expect(energyAccount.reduce((sum, { mwh }) => sum + mwh, 0)).toBeCloseTo(plant.inputMwh);
    expect((100 * plant.outputMwh) / plant.inputMwh).toBeCloseTo(plant.roundTrip);
  });

  test('for each loss', () => {
    let left = 100;
    for (const step of lossSteps) {
      left -= step.lost;
      expect(left).toBeCloseTo(step.left);
    }
    expect(left).toBeCloseTo(plant.roundTrip);
  });

  test('in the vessel: ascent and return less the spray equal the net work', () => {
    const { ascentMwh, returnMwh, netMwh, spray } = model.vessel;
    const sprayed = 0.88 * spray * model.stroke.gasWorkMwh;
    expect(ascentMwh + returnMwh - sprayed).toBeCloseTo(netMwh);
  });
});

test('a leak shows at the start of a stroke, cold air at its end', () => {
  const { twinCurve } = model;
  const missing = (at: number, fault: 'leakMn' | 'coldMn') => {
    const row = twinCurve.at(at)!;
    return 1 - row[fault] / row.soundMn;
  };
  expect(missing(0, 'leakMn')).toBeGreaterThan(0.05);
  expect(missing(0, 'coldMn')).toBeCloseTo(0, 9);
  expect(missing(-1, 'coldMn')).toBeGreaterThan(missing(-1, 'leakMn'));
});

test('no change of an input makes the round trip exceed 100 %', () => {
  for (const { worse, better } of model.sensitivity) {
    // The reference plant already takes the worst of one: spray that is saturated with air.
    expect(worse).toBeLessThanOrEqual(model.plant.roundTrip);
    expect(better).toBeGreaterThan(model.plant.roundTrip);
    expect(better).toBeLessThan(100);
  }
});

test('air leaves at its inlet pressure, with more entropy', () => {
  const [first, last] = [model.airPath[0]!, model.airPath.at(-1)!];
  expect(model.airPath).toHaveLength(15);
  expect(last.bar).toBeCloseTo(first.bar, 1);
  expect(last.entropy).toBeGreaterThan(first.entropy);
});

test('formats numbers with commas, a true minus sign and a non-breaking space before the unit', () => {
  expect(number(54321)).toBe('54,321');
  expect(number(-8.94, 1)).toBe('−8.9');
  expect(quantity(1344, 'MWh')).toBe('1,344\u00a0MWh');
  expect(about(61_187, 'm³')).toBe('61,200\u00a0m³');
  expect(about(894.2, 't', 1)).toBe('900\u00a0t');
});
