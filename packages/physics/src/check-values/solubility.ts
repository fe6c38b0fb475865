import { P_ATM } from '../constants.ts';
import { airSolubility } from '../solubility.ts';
import { checksOf } from './check-value.ts';

export const solubility = checksOf('solubility', [
  {
    id: 'D88',
    expression: 'airSolubility(35, 10) * P_ATM * 1e6',
    compute: () => airSolubility(35, 10) * P_ATM * 1e6,
    expected: 23.3565,
    tolerance: { rel: 0.01 },
    source: 'Hamme and Emerson (2004) and Garcia and Gordon (1992), check values',
    note: 'mg/kg: nitrogen 500.885, argon 13.4622 and oxygen 274.610 µmol/kg; the package has the older fit of Weiss (1970)',
  },
]);
