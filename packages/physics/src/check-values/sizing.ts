import { plantChain } from '../chain.ts';
import { sizePlant } from '../sizing.ts';
import { vesselStroke } from '../vessel.ts';
import { checksOf } from './check-value.ts';

const REG = 'independent implementation';

export const sizing = checksOf('sizing', [
  {
    id: 'D75',
    expression: 'sizePlant(plantChain({ fSat: 0 }), {}).massFlow',
    compute: () => sizePlant(plantChain({ fSat: 0 }), {}).massFlow,
    expected: 269.327159534,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D76',
    expression: 'sizePlant(plantChain({ fSat: 0 }), {}).vStore',
    compute: () => sizePlant(plantChain({ fSat: 0 }), {}).vStore,
    expected: 61186.9933573,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D77',
    expression: 'sizePlant(plantChain({ fSat: 0 }), {}).ballast',
    compute: () => sizePlant(plantChain({ fSat: 0 }), {}).ballast,
    expected: 108786739.45,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D78',
    expression: 'sizePlant(plantChain({ fSat: 0 }), {}).cycleTime',
    compute: () => sizePlant(plantChain({ fSat: 0 }), {}).cycleTime,
    expected: 2157.54133701,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D79',
    expression: 'sizePlant(plantChain({ fSat: 0 }), {}).Pch',
    compute: () => sizePlant(plantChain({ fSat: 0 }), {}).Pch,
    expected: 134420973.476,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D80',
    expression: 'sizePlant(plantChain({ fSat: 0 }), {}).Qtes',
    compute: () => sizePlant(plantChain({ fSat: 0 }), {}).Qtes,
    expected: 4.17328776431e12,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D81',
    expression: 'sizePlant(plantChain({ fSat: 0 }), {}).mWater',
    compute: () => sizePlant(plantChain({ fSat: 0 }), {}).mWater,
    expected: 6115860.69236,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D82',
    expression: 'sizePlant(plantChain({ fSat: 0 }), {}).kwhPerM3',
    compute: () => sizePlant(plantChain({ fSat: 0 }), {}).kwhPerM3,
    expected: 13.074674144,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D83',
    expression: 'vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).m',
    compute: () => vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).m,
    expected: 48423.7066561,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D84',
    expression: 'vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).Fstart',
    compute: () => vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).Fstart,
    expected: 2579222.22693,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D85',
    expression: 'vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).Fdock',
    compute: () => vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).Fdock,
    expected: 8768633.45661,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D86',
    expression: 'vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).Pmech',
    compute: () => vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).Pmech,
    expected: 4046843.11419,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D87',
    expression: 'vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).vFree',
    compute: () => vesselStroke(plantChain({ fSat: 0 }), { tStroke: 720 }).vFree,
    expected: 16.3641078212,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
]);
