import { simulateDay } from '@hadal/physics';
import { plantOfDay } from '../demo/plant.build';
import { plantDay } from './day';
import { reserve } from './reserve.build';
import { MWH } from './units';

const QUARTERS = 96;
/** Number of identical days simulated, so that the initial state no longer affects the last. */
const DAYS = 3;
const plan = Array.from({ length: DAYS * QUARTERS }, (_, quarter) => {
  const megawatts = plantDay[Math.floor(quarter / 4) % 24]!;
  return 1e6 * megawatts;
});
const run = simulateDay({
  plant: plantOfDay,
  supply: plan.map((watts) => Math.max(0, -watts)),
  demand: plan.map((watts) => Math.max(0, watts)),
  interval: 900,
  air: reserve.heldBack / 100,
  heat: 0,
  heldBack: reserve.heldBack / 100,
});

const first = (DAYS - 1) * QUARTERS;
const over = (series: Float64Array) => (series.at(-1)! - series[first]!) / MWH;
const levels = (shares: Float64Array) =>
  Array.from(shares.slice(first), (share, quarter): [number, number] => [quarter / 4, 100 * share]);
const power = Array.from(run.power.slice(first), (watts, quarter): [number, number] => [
  (quarter + 0.5) / 4,
  watts / 1e6,
]);
const heat = levels(run.heat);
const air = levels(run.air);
const [takenMwh, deliveredMwh] = [over(run.taken), over(run.delivered)];

/**
 * A day on which the reference plant follows its plan, by the quarter hour: MW, and levels in per
 * cent.
 */
export const operatingDay = {
  power,
  air,
  /** Hour to which it charges: the bags, which were not empty, are full before the plan ends. */
  chargesTo: power.findLast(([, mw]) => mw < -0.99 * reserve.shedMw)![0] + 1 / 8,
  heat,
  takenMwh,
  deliveredMwh,
  hotelMwh: over(run.losses.hotel),
  returned: (100 * deliveredMwh) / takenMwh,
  /** Kept for the vessels that wait, per cent of the air. */
  leastAir: Math.min(...air.map(([, share]) => share)),
  /** Left in the tanks when all that is for sale is sold. */
  heatLeft: Math.min(...heat.map(([, share]) => share)),
};
