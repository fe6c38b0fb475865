import { expect, test } from 'vitest';
import { plantChain } from './chain.ts';
import { P_ATM } from './constants.ts';
import { airSolubility } from './solubility.ts';

test('cold water holds more air than warm, and fresh water more than salt', () => {
  expect(airSolubility(35, 0)).toBeGreaterThan(airSolubility(35, 20));
  expect(airSolubility(0, 4)).toBeGreaterThan(airSolubility(35, 4));
});

test.each([
  [0, 0, 38.5073629],
  [35, 4, 26.4319073],
  [35, 10, 23.193],
  [40, 40, 13.928192],
])(
  'water of salinity %d at %d °C takes up %d mg/kg of air at one atmosphere, as computed apart',
  (S, tC, mg) => {
    expect(airSolubility(S, tC) * P_ATM * 1e6).toBeCloseTo(mg, 6);
  },
);

test('deep water of the reference plant takes up 26 mg/kg under a bar of air', () => {
  expect(airSolubility(35, 4) * 1e5 * 1e6).toBeCloseTo(26.1, 1);
});

test('the spray of a stroke takes 0.9 % of its air, which is 0.4 points of the efficiency', () => {
  const [saturated, dry] = [plantChain(), plantChain({ fSat: 0 })];
  expect(100 * saturated.dissolved).toBeCloseTo(0.88, 2);
  expect(100 * (dry.rte - saturated.rte)).toBeCloseTo(0.44, 2);
  expect(dry.dissolved).toBe(0);
});

test('half as much cooling of the spray needs twice the water and loses twice the air', () => {
  const ratio = plantChain({ dTspray: 1.5 }).dissolved / plantChain().dissolved;
  expect(ratio).toBeCloseTo(2, 12);
});

test('neither air that takes no heat nor a plant without vessels loses any to spray', () => {
  expect(plantChain({ nPoly: 1.4 }).dissolved).toBeCloseTo(0, 12);
  expect(plantChain({ stroke: false }).dissolved).toBe(0);
});

test.each([2, Math.E, 5])(
  'the spray takes up air above the surface’s share by the mean pressure, at a ratio of %d',
  (dockRatio) => {
    const { pStart, pDock, options, dissolved, wGas, tDock } = plantChain({ dockRatio });
    const mean = (pStart - pDock) / Math.log(options.dockRatio);
    const water = (wGas - 1004.6858 * (277.15 - tDock)) / 3990 / 3;
    expect(water * airSolubility(35, 4) * (mean - P_ATM)).toBeCloseTo(dissolved, 7);
  },
);
