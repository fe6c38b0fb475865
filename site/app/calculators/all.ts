import { sea } from './c1-sea';
import type { Calculator } from './definition';
import { others } from './others';

/** The calculators with their code, in the order of the page. */
export const definitions: readonly Calculator[] = [sea, ...others];
