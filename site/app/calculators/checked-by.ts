import type { CheckedModule } from '@hadal/physics/check-values';

/** The calculator that works with a module of the package. */
export const checkedBy: Record<CheckedModule, `C${number}`> = {
  ocean: 'C1',
  buoyancy: 'C2',
  air: 'C3',
  tes: 'C4',
  chain: 'C5',
  solubility: 'C5',
  steam: 'C6',
  hybrid: 'C6',
  sizing: 'C7',
  economics: 'C8',
  carbon: 'C9',
  grid: 'C10',
};
