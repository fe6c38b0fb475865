import {
  dragForce,
  fillFraction,
  optimumDockRatio,
  sphereVolume,
  strokeGasWork,
  terminalVelocity,
  voidEnergy,
} from '../buoyancy.ts';
import { checksOf } from './check-value.ts';

const REG = 'independent implementation';

export const buoyancy = checksOf('buoyancy', [
  {
    id: 'D14',
    expression: "strokeGasWork({ mode: 'fill', V: 1000, p1: 10e6, p2: 4e6, n: 1 })",
    compute: () => strokeGasWork({ mode: 'fill', V: 1000, p1: 10e6, p2: 4e6, n: 1 }),
    expected: 3665162927.5,
    tolerance: { rel: 1e-9 },
    source: REG,
    note: '= 4e9 ln 2.5',
  },
  {
    id: 'D15',
    expression: "strokeGasWork({ mode: 'fill', V: 1000, p1: 10e6, p2: 4e6, n: 1.05 })",
    compute: () => strokeGasWork({ mode: 'fill', V: 1000, p1: 10e6, p2: 4e6, n: 1.05 }),
    expected: 3746299528.14,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D16',
    expression: "strokeGasWork({ mode: 'spill', V: 1000, p1: 10e6, p2: 4e6 })",
    compute: () => strokeGasWork({ mode: 'spill', V: 1000, p1: 10e6, p2: 4e6 }),
    expected: 6000000000,
    tolerance: { rel: 1e-12 },
    source: 'analytic',
    note: 'V (p₁ − p₂)',
  },
  {
    id: 'D17',
    expression: 'optimumDockRatio(1)',
    compute: () => optimumDockRatio(1),
    expected: 2.71828182846,
    tolerance: { rel: 1e-9 },
    source: 'analytic',
    note: 'e',
  },
  {
    id: 'D18',
    expression: 'fillFraction(10e6, 4e6, 1.05)',
    compute: () => fillFraction(10e6, 4e6, 1.05),
    expected: 0.417839521563,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D19',
    expression: 'dragForce({ rho: 1030, cd: 1, area: 63.61725, v: 1 })',
    compute: () => dragForce({ rho: 1030, cd: 1, area: 63.61725, v: 1 }),
    expected: 32762.88375,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D20',
    expression: 'terminalVelocity({ force: 8.77e6, rho: 1030, cd: 1, area: 63.61725 })',
    compute: () => terminalVelocity({ force: 8.77e6, rho: 1030, cd: 1, area: 63.61725 }),
    expected: 16.3609582443,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D21',
    expression: 'voidEnergy({ V: sphereVolume(30), depth: 700, rho: 1025, eta: 1 }) / 3.6e9',
    compute: () => voidEnergy({ V: sphereVolume(30), depth: 700, rho: 1025, eta: 1 }) / 3.6e9,
    expected: 27.6313730755,
    tolerance: { rel: 1e-9 },
    source: REG,
    note: 'StEnSea publishes 20\u00a0MWh usable per 30\u00a0m sphere (0.72 of this)',
  },
]);
