import type { Calculator } from './definition';

interface Listed {
  id: Calculator['id'];
  /** The label of its tab. */
  name: string;
}

/** The calculators in the order of the page; `all.ts` has their code. */
export const calculators: readonly Listed[] = [
  { id: 'C1', name: 'Pressure at depth' },
  { id: 'C2', name: 'Power stroke' },
  { id: 'C3', name: 'Compressed air' },
  { id: 'C4', name: 'Thermal store' },
  { id: 'C5', name: 'Round trip' },
  { id: 'C6', name: 'Steam' },
  { id: 'C7', name: 'Size of a plant' },
  { id: 'C8', name: 'Cost' },
  { id: 'C9', name: 'Carbon' },
  { id: 'C10', name: 'Long links' },
  { id: 'C11', name: 'Rivals' },
];
