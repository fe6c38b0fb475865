import {
  airDensity,
  closedExergyPerM3,
  compressTrain,
  diabaticEfficiency,
  expandTrain,
  flowExergyPerM3,
  isentropicTemperatureRatio,
  isentropicWork,
  isothermalWork,
} from '../air.ts';
import { absolutePressure } from '../ocean.ts';
import { checksOf } from './check-value.ts';

const REG = 'independent implementation';

export const air = checksOf('air', [
  {
    id: 'D22',
    expression: 'airDensity(101325, 288.15)',
    compute: () => airDensity(101325, 288.15),
    expected: 1.225,
    tolerance: { abs: 5e-5 },
    source: 'U.S. Standard Atmosphere 1976, sea level',
  },
  {
    id: 'D23',
    expression: 'isentropicTemperatureRatio(1 / 0.5283)',
    compute: () => isentropicTemperatureRatio(1 / 0.5283),
    expected: 1.20004800192,
    tolerance: { rel: 0.0002 },
    source: 'isentropic flow table, Mach 1',
  },
  {
    id: 'D24',
    expression: 'isothermalWork(288.15, 100)',
    compute: () => isothermalWork(288.15, 100),
    expected: 380913.625003,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D25',
    expression: 'isentropicWork(288.15, 100)',
    compute: () => isentropicWork(288.15, 100),
    expected: 789638.926149,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D26',
    expression:
      'compressTrain({ t1: 288.15, ratio: 100, stages: 3, etaP: 0.85, tIc: 303.15 }).work',
    compute: () =>
      compressTrain({ t1: 288.15, ratio: 100, stages: 3, etaP: 0.85, tIc: 303.15 }).work,
    expected: 606842.147421,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D27',
    expression:
      'compressTrain({ t1: 288.15, ratio: 100, stages: 3, etaP: 0.85, tIc: 303.15 }).tOut[1]',
    compute: () =>
      compressTrain({ t1: 288.15, ratio: 100, stages: 3, etaP: 0.85, tIc: 303.15 }).tOut[1]!,
    expected: 507.863742173,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D28',
    expression: 'expandTrain({ tIn: 448.15, ratio: 32, stages: 3, etaP: 0.86 }).work',
    compute: () => expandTrain({ tIn: 448.15, ratio: 32, stages: 3, etaP: 0.86 }).work,
    expected: 333808.311911,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D29',
    expression: 'expandTrain({ tIn: 448.15, ratio: 32, stages: 3, etaP: 0.86 }).tExhaust',
    compute: () => expandTrain({ tIn: 448.15, ratio: 32, stages: 3, etaP: 0.86 }).tExhaust,
    expected: 337.399512035,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D30',
    expression: 'flowExergyPerM3(absolutePressure(600, 45)) / 1e6',
    compute: () => flowExergyPerM3(absolutePressure(600, 45)) / 1e6,
    expected: 25,
    tolerance: { rel: 0.03 },
    source: 'Garvey 2008',
    note: 'about 25\u00a0MJ/m³ at 600\u00a0m',
  },
  {
    id: 'D31',
    expression: 'closedExergyPerM3(10187213.6) / 3.6e6',
    compute: () => closedExergyPerM3(10187213.6) / 3.6e6,
    expected: 10.2452291126,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
  {
    id: 'D32',
    expression: 'diabaticEfficiency(0.8, 1.6)',
    compute: () => diabaticEfficiency(0.8, 1.6),
    expected: 0.42,
    tolerance: { abs: 0.005 },
    source: 'Huntorf',
    note: 'quoted as 42\u00a0%',
  },
]);
