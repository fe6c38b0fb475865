import { plantChain } from '../chain.ts';
import { boostMode } from '../hybrid.ts';
import { checksOf } from './check-value.ts';

const REG = 'independent implementation';

export const hybrid = checksOf('hybrid', [
  {
    id: 'D71',
    expression: 'plantChain({ fSat: 0 }).omega',
    compute: () => plantChain({ fSat: 0 }).omega,
    expected: 0.0285743298966,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D72',
    expression: 'plantChain({ fSat: 0 }).rteHyb',
    compute: () => plantChain({ fSat: 0 }).rteHyb,
    expected: 0.618704694091,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D73',
    expression: 'boostMode(plantChain({ fSat: 0 }), 0.07).powerRatio',
    compute: () => boostMode(plantChain({ fSat: 0 }), 0.07).powerRatio,
    expected: 1.09695587858,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
  {
    id: 'D74',
    expression: 'boostMode(plantChain({ fSat: 0 }), 0.07).durationRatio',
    compute: () => boostMode(plantChain({ fSat: 0 }), 0.07).durationRatio,
    expected: 0.796544499344,
    tolerance: { rel: 1e-6 },
    source: REG,
  },
]);
