import { capitalRecoveryFactor, lcos } from '../economics.ts';
import { checksOf } from './check-value.ts';

const REG = 'independent implementation';

export const economics = checksOf('economics', [
  {
    id: 'D52',
    expression: 'capitalRecoveryFactor(0.08, 18)',
    compute: () => capitalRecoveryFactor(0.08, 18),
    expected: 0.1067,
    tolerance: { abs: 6e-6 },
    source: 'ASHRAE 2013, CRF table',
  },
  {
    id: 'D53',
    expression: 'capitalRecoveryFactor(0.1, 10)',
    compute: () => capitalRecoveryFactor(0.1, 10),
    expected: 0.16275,
    tolerance: { abs: 6e-6 },
    source: 'ASHRAE 2013, CRF table',
  },
  {
    id: 'D54',
    expression: 'capitalRecoveryFactor(0, 25)',
    compute: () => capitalRecoveryFactor(0, 25),
    expected: 0.04,
    tolerance: { rel: 1e-12 },
    source: 'analytic',
    note: 'limit 1/n',
  },
  {
    id: 'D55',
    expression:
      'lcos({ capex: 471e6, rate: 0.08, years: 30, om: 11.775e6, price: 25, rte: 0.595145, eOut: 240000 })',
    compute: () =>
      lcos({
        capex: 471e6,
        rate: 0.08,
        years: 30,
        om: 11.775e6,
        price: 25,
        rte: 0.595145,
        eOut: 240000,
      }),
    expected: 265.39290785,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
]);
