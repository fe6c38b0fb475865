import { sea } from './c1-sea';
import type { Calculator } from './definition';

/** In the order of the page. */
export const calculators: readonly Calculator[] = [sea];
