import { co2Avoided, efFromFuel } from '../carbon.ts';
import { checksOf } from './check-value.ts';

const REG = 'independent implementation';

export const carbon = checksOf('carbon', [
  {
    id: 'D56',
    expression: 'efFromFuel(56.1, 0.38)',
    compute: () => efFromFuel(56.1, 0.38),
    expected: 531.473684211,
    tolerance: { rel: 1e-9 },
    source: 'IPCC 2006',
    note: 'default of natural gas, 56.1\u00a0kg CO₂/GJ',
  },
  {
    id: 'D57',
    expression:
      'co2Avoided({ eOut: 240000, rte: 0.595145, efDisplaced: 531.4737, efCharge: 0 }) / 1e3',
    compute: () =>
      co2Avoided({ eOut: 240000, rte: 0.595145, efDisplaced: 531.4737, efCharge: 0 }) / 1e3,
    expected: 127553.688,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D58',
    expression:
      'co2Avoided({ eOut: 240000, rte: 0.595145, efDisplaced: 531.4737, efCharge: 390 }) / 1e3',
    compute: () =>
      co2Avoided({ eOut: 240000, rte: 0.595145, efDisplaced: 531.4737, efCharge: 390 }) / 1e3,
    expected: -29718.9094342,
    tolerance: { rel: 1e-9 },
    source: REG,
    note: 'negative = more CO₂',
  },
]);
