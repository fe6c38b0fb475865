import { platformLoad } from '@hadal/physics';
import { chain, rise, size } from './reference';

const vessels = Math.round((size.cycleTime * size.massFlow) / size.mStroke);
/** A stroke takes a third of a vessel's cycle. */
const rising = Math.round((vessels * size.strokeTime) / size.cycleTime);
const tStroke = size.strokeTime;
const load = (together: number) => {
  const { least, most, interval } = platformLoad(chain, { rising, together, tStroke });
  return { leastMn: least / 1e6, mostMn: most / 1e6, everyMin: interval / 60 };
};

/** Schedule of the vessels: one record for every page that states it. */
export const schedule = {
  vessels,
  rising,
  /** Vessels released at once: one leaves as another docks, and not four together. */
  together: 1,
  /** One berth over each sheave, all on one manifold to the riser: no vessel waits for another's. */
  docks: vessels,
  /** Latched at the start with air in them while the plant holds. */
  waiting: rising,
  everyMin: tStroke / 60 / rising,
  /** Hours of the planned day. */
  charge: { from: 9, to: 19 },
  discharge: { from: 19, to: 3 },
  hold: { from: 3, to: 9 },
};

/** Pull of all tethers on the platform in discharge, MN. */
export const platform = {
  staggered: load(1),
  grouped: load(rising),
  /** All vessels that rise, at their dock together: what to build for, if the schedule fails. */
  worstMn: (rising * rise.Fdock) / 1e6,
  swingsPerYearGrouped: (300 * 8 * 3600) / tStroke,
};
