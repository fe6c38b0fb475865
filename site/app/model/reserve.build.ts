import { fastReserve } from '@hadal/physics';
import { plant } from './plant.build';
import { rise, size } from './reference';
import { schedule } from './schedule.build';
import { MWH, TONNE } from './units';

const reserve4 = fastReserve(size, rise, { waiting: schedule.waiting });

/** What the plant can do within seconds, by the hour of its day. */
export const reserve = {
  /** While it charges: the load of the compressors, shed. */
  shedMw: reserve4.shed / 1e6,
  /** While it holds: vessels that wait with air in them. */
  vesselsMw: reserve4.power / 1e6,
  minutes: reserve4.time / 60,
  vesselsMwh: reserve4.energy / MWH,
  airT: reserve4.air / TONNE,
  /** Share of a discharge that waits with them, per cent, and what is left of it to sell. */
  heldBack: 100 * reserve4.heldBack,
  soldMwh: plant.outputMwh * (1 - reserve4.heldBack),
  heldBackMwh: plant.outputMwh * reserve4.heldBack,
  /** The control battery: an allowance. */
  batteryMwh: 2,
};
