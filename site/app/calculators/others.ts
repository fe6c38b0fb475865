import { powerStroke } from './c2-stroke';
import { air } from './c3-air';
import { heatStore } from './c4-heat-store';
import { roundTrip } from './c5-round-trip';
import { steam } from './c6-steam';
import { size } from './c7-size';
import { cost } from './c8-cost';
import { carbon } from './c9-carbon';
import { link } from './c10-link';
import { rivals } from './c11-rivals';
import type { Calculator } from './definition';

/** The calculators but for the first, which alone is shown at first. */
export const others: readonly Calculator[] = [
  powerStroke,
  air,
  heatStore,
  roundTrip,
  steam,
  size,
  cost,
  carbon,
  link,
  rivals,
];
