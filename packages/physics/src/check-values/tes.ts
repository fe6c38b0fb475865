import {
  ergunPressureDrop,
  packedBedHeat,
  pressurisedWaterHeat,
  retained,
  solarSaltHeat,
} from '../tes.ts';
import { checksOf } from './check-value.ts';

const REG = 'independent implementation';

export const tes = checksOf('tes', [
  {
    id: 'D47',
    expression: 'solarSaltHeat({ m: 28.5e6, coldC: 291, hotC: 384 }) / 3.6e9',
    compute: () => solarSaltHeat({ m: 28.5e6, coldC: 291, hotC: 384 }) / 3.6e9,
    expected: 1105.1480625,
    tolerance: { rel: 1e-9 },
    source: REG,
    note: 'Andasol (28,500\u00a0t) is reported at 1,010\u00a0MWh usable (0.914 of this)',
  },
  {
    id: 'D48',
    expression: 'packedBedHeat({ V: 1000, eps: 0.38, rho: 2650, cp: 850, dT: 280 }) / 3.6e9',
    compute: () => packedBedHeat({ V: 1000, eps: 0.38, rho: 2650, cp: 850, dT: 280 }) / 3.6e9,
    expected: 108.620555556,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D49',
    expression: 'pressurisedWaterHeat({ m: 1e6, hotC: 190, coldC: 30 }) / 3.6e9',
    compute: () => pressurisedWaterHeat({ m: 1e6, hotC: 190, coldC: 30 }) / 3.6e9,
    expected: 189.394680345,
    tolerance: { rel: 1e-8 },
    source: REG,
  },
  {
    id: 'D50',
    expression: 'ergunPressureDrop({ L: 5, eps: 0.38, d: 0.03, mu: 2.6e-5, rho: 10, u: 0.3 })',
    compute: () => ergunPressureDrop({ L: 5, eps: 0.38, d: 0.03, mu: 2.6e-5, rho: 10, u: 0.3 }),
    expected: 3011.52864849,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D51',
    expression: 'retained({ hours: 12, tauHours: 600 })',
    compute: () => retained({ hours: 12, tauHours: 600 }),
    expected: 0.980198673307,
    tolerance: { rel: 1e-9 },
    source: 'analytic',
    note: 'exp(−0.02)',
  },
]);
