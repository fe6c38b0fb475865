import { air } from './air.ts';
import { buoyancy } from './buoyancy.ts';
import { carbon } from './carbon.ts';
import type { CheckValue } from './check-value.ts';
import { chain } from './chain.ts';
import { economics } from './economics.ts';
import { grid } from './grid.ts';
import { hybrid } from './hybrid.ts';
import { ocean } from './ocean.ts';
import { sizing } from './sizing.ts';
import { solubility } from './solubility.ts';
import { steam } from './steam.ts';
import { tes } from './tes.ts';

export { agrees, toleranceOf, type CheckedModule, type CheckValue } from './check-value.ts';

/** Every check value, in the order of its name. */
export const checkValues: readonly CheckValue[] = [
  ...ocean,
  ...buoyancy,
  ...air,
  ...steam,
  ...tes,
  ...economics,
  ...carbon,
  ...grid,
  ...chain,
  ...hybrid,
  ...sizing,
  ...solubility,
];
