import { describe, expect, test } from 'vitest';
import { plantChain } from './chain.ts';
import {
  addedHourCost,
  breakEvenCapital,
  capitalRecoveryFactor,
  COST_INPUTS,
  dieselCost,
  lcos,
  lcosParts,
} from './economics.ts';
import { fastReserve } from './reserve.ts';
import { ropeReplacement } from './rope.ts';
import { sizePlant } from './sizing.ts';
import { forSamples } from './test/samples.ts';
import { vesselStroke } from './vessel.ts';

const firstPlant = {
  capex: 471e6,
  rate: 0.08,
  years: 30,
  om: 11.775e6,
  replacement: 9.6e6,
  price: 25,
  rte: 0.590756,
  eOut: 234_000,
};
/** Every cycle sold whole, on ropes that last. */
const asBefore = { ...firstPlant, replacement: 0, rte: 0.595145, eOut: 240_000 };

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
  test('is capital 179, operation 50, ropes 41 and bought energy 42 $/MWh for the first plant', () => {
    const { capital, operation, replacement, energy } = lcosParts(firstPlant);
    const parts = [capital, operation, replacement, energy];
    expect(parts.map(Math.round)).toEqual([179, 50, 41, 42]);
    expect(capital + operation + replacement + energy).toBe(lcos(firstPlant));
  });

  test('was 265 $/MWh without ropes, reserve and dissolved air', () => {
    expect(Math.round(lcos(asBefore))).toBe(265);
    const { replacement: _, ...leftOut } = asBefore;
    expect(lcos(leftOut)).toBe(lcos(asBefore));
  });

  test('has as defaults what the plant of the package computes, rounded', () => {
    const chain = plantChain();
    const size = sizePlant(chain);
    const stroke = vesselStroke(chain, { tStroke: size.strokeTime });
    const { heldBack } = fastReserve(size, stroke, { waiting: 4 });
    const discharges = 300 * (1 - heldBack);
    const { costPerYear } = ropeReplacement(chain, size, { discharges });
    const { rte, eOut, replacement } = COST_INPUTS;
    expect(rte.default / chain.rte).toBeCloseTo(1, 5);
    expect(eOut.default / (discharges * 800)).toBeCloseTo(1, 3);
    expect(Math.abs(replacement.default / costPerYear - 1)).toBeLessThan(2e-3);
  });

  test('is 215 $/MWh without stroke units, at the efficiency of the plant without them', () => {
    const without = { ...asBefore, capex: 368e6, om: 0.025 * 368e6, rte: 0.614 };
    expect(Math.round(lcos(without))).toBe(215);
  });

  test('was 112 $/MWh under the conditions the brief names, on ropes that last', () => {
    const capex = 0.45 * 471e6;
    const hoped = { ...asBefore, capex, om: 0.025 * capex, rate: 0.06, price: 20, eOut: 264_000 };
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

describe('rivals', () => {
  const battery = { rate: 0.08, years: 20, omShare: 0.025, price: 25, rte: 0.82, eOut: 240_000 };

  test('a battery at its break-even capital costs what it was asked to', () => {
    const capex = breakEvenCapital({ cost: 312, ...battery });
    const { omShare, ...store } = battery;
    expect(lcos({ ...store, capex, om: omShare * capex })).toBeCloseTo(312, 9);
    expect(breakEvenCapital({ cost: 20, ...battery })).toBeLessThan(0);
  });

  test('a battery meets 265 $/MWh at 555 $/kWh, as the review of 2026 found', () => {
    expect(breakEvenCapital({ cost: 265, ...battery }) / 800_000).toBeCloseTo(556, -1);
  });

  test('one more hour costs what a store of that hour alone would', () => {
    const hour = { capexPerKwh: 28, rate: 0.08, years: 30, omShare: 0.025, cycles: 300 };
    const capex = 28 * 100_000;
    const alone = { capex, rate: 0.08, years: 30, om: 0.025 * capex, eOut: 300 * 100 };
    const bought = { price: 25, rte: 0.59 };
    expect(addedHourCost({ ...hour, ...bought })).toBeCloseTo(lcos({ ...alone, ...bought }), 9);
  });

  test('diesel at 1 $/l and 38 % costs 262 $/MWh in fuel', () => {
    const cost = dieselCost({ pricePerLitre: 1, eta: 0.38, om: 0 });
    expect(cost).toBeCloseTo(3600 / (0.38 * 36.12), 9); // 36.12 MJ/l
    expect(Math.round(cost)).toBe(262);
    expect(dieselCost({ pricePerLitre: 0, eta: 0.38, om: 12 })).toBe(12);
  });
});
