import { describe, expect, test } from 'vitest';
import { capitalRecoveryFactor, COST_INPUTS, lcos, lcosParts } from './economics.ts';
import { forSamples } from './test/samples.ts';

const firstPlant = {
  capex: 471e6,
  rate: 0.08,
  years: 30,
  om: 11.775e6,
  price: 25,
  rte: 0.595145,
  eOut: 240_000,
};

describe('the capital recovery factor', () => {
  test('is continuous at zero interest', () => {
    for (const rate of [1e-300, 1e-18, 1e-12]) {
      expect(capitalRecoveryFactor(rate, 25)).toBeCloseTo(1 / 25, 9);
    }
  });

  test('repays the capital: its payments have that present value', () => {
    forSamples((between) => {
      const rate = between(0, 0.3);
      const years = Math.round(between(1, 80));
      const payment = capitalRecoveryFactor(rate, years);
      let worth = 0;
      for (let year = 1; year <= years; year++) worth += payment / (1 + rate) ** year;
      expect(worth).toBeCloseTo(1, 9);
    });
  });

  test('rejects text, fractional years and a rate beyond its range', () => {
    const factor = (rate: unknown, years = 10) => capitalRecoveryFactor(rate as number, years);
    expect(() => factor('0.1')).toThrow(
      expect.objectContaining({ code: 'NOT_A_NUMBER', field: 'rate' }),
    );
    expect(() => factor(0.1, 2.5)).toThrow(
      expect.objectContaining({ code: 'NOT_INTEGER', field: 'years' }),
    );
    expect(() => factor(0.31)).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'rate', min: 0, max: 0.3 }),
    );
  });
});

describe('the cost of storage', () => {
  test('is capital 174, operation 49 and bought energy 42 $/MWh for the first plant', () => {
    const { capital, operation, energy } = lcosParts(firstPlant);
    expect([capital, operation, energy].map(Math.round)).toEqual([174, 49, 42]);
    expect(capital + operation + energy).toBe(lcos(firstPlant));
  });

  test('is 215 $/MWh without stroke units, at the efficiency of the plant without them', () => {
    const without = { ...firstPlant, capex: 368e6, om: 0.025 * 368e6, rte: 0.614 };
    expect(Math.round(lcos(without))).toBe(215);
  });

  test('is 112 $/MWh under the conditions the brief names', () => {
    const capex = 0.45 * 471e6;
    const hoped = { ...firstPlant, capex, om: 0.025 * capex, rate: 0.06, price: 20, eOut: 264_000 };
    expect(Math.round(lcos(hoped))).toBe(112);
  });

  test('rejects an efficiency of zero, or of one', () => {
    for (const rte of [0, 1]) {
      expect(() => lcos({ ...firstPlant, rte })).toThrow(
        expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'rte' }),
      );
    }
    expect(() => lcos({ ...firstPlant, eOut: 0 })).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'eOut' }),
    );
  });

  test('exports its ranges as data, with the first plant as defaults', () => {
    const defaults = Object.entries(COST_INPUTS).map(([field, input]) => [field, input.default]);
    expect(Object.fromEntries(defaults)).toEqual(firstPlant);
  });
});
