import { expect, test } from 'vitest';
import * as physics from './index.ts';

const text = '0.1' as unknown as number;
const train = { t1: 288.15, ratio: 100, stages: 2.5, etaP: 0.85, tIc: 303.15 };
const level = { mode: 'fill', V: 1000, p1: 4e6, p2: 4e6, n: 1.05 } as const;
const cost = { capex: 471e6, rate: 0.08, years: 30, om: 11.775e6, price: 25, eOut: 240_000 };

test.each<[call: string, code: string, field: string, compute: () => unknown]>([
  ['densityEos80(NaN, 5, 0)', 'NOT_A_NUMBER', 'S', () => physics.densityEos80(NaN, 5, 0)],
  ['densityEos80(35, 50, 0)', 'OUT_OF_RANGE', 't68', () => physics.densityEos80(35, 50, 0)],
  ['pressureFromDepth(-1, 20)', 'OUT_OF_RANGE', 'z', () => physics.pressureFromDepth(-1, 20)],
  ['pSat(700)', 'OUT_OF_RANGE', 'T', () => physics.pSat(700)],
  ['compressTrain in 2.5 stages', 'NOT_INTEGER', 'stages', () => physics.compressTrain(train)],
  ['a stroke between equal pressures', 'INCONSISTENT', 'p2', () => physics.strokeGasWork(level)],
  [
    'plantChain with its dock above the sea',
    'INCONSISTENT',
    'dockRatio',
    () => physics.plantChain({ dockRatio: 20, zStore: 120, zStart: 100 }),
  ],
  ['plantChain({ etaC: 1.1 })', 'OUT_OF_RANGE', 'etaC', () => physics.plantChain({ etaC: 1.1 })],
  ['lcos at rte 0', 'OUT_OF_RANGE', 'rte', () => physics.lcos({ ...cost, rte: 0 })],
  [
    "capitalRecoveryFactor('0.1', 10)",
    'NOT_A_NUMBER',
    'rate',
    () => physics.capitalRecoveryFactor(text, 10),
  ],
])('%s is rejected: %s, %s', (_, code, field, compute) => {
  expect(compute).toThrow(physics.PhysicsError);
  expect(compute).toThrow(expect.objectContaining({ code, field }));
});
