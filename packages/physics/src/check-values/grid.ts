import { linkEfficiency } from '../grid.ts';
import { checksOf } from './check-value.ts';

const REG = 'independent implementation';

export const grid = checksOf('grid', [
  {
    id: 'D59',
    expression:
      'linkEfficiency({ km: 800, lossPer1000km: 0.03, converterLoss: 0.009, converters: 2 })',
    compute: () =>
      linkEfficiency({ km: 800, lossPer1000km: 0.03, converterLoss: 0.009, converters: 2 }),
    expected: 0.958439483375,
    tolerance: { rel: 1e-9 },
    source: REG,
  },
]);
