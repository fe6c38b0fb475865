import { sea } from './c1-sea';
import { powerStroke } from './c2-stroke';
import { link } from './c10-link';
import { air } from './c3-air';
import { heatStore } from './c4-heat-store';
import { cost } from './c8-cost';
import { carbon } from './c9-carbon';
import type { Calculator } from './definition';

/** In the order of the page. */
export const calculators: readonly Calculator[] = [
  sea,
  powerStroke,
  air,
  heatStore,
  cost,
  carbon,
  link,
];
