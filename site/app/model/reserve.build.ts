import { fastReserve, SIZE_INPUTS } from '@hadal/physics';
import { rise, size } from './reference';
import { schedule } from './schedule.build';
import { MWH, TONNE } from './units';

const offered = fastReserve(size, rise, { waiting: schedule.waiting });
const outputMwh = (SIZE_INPUTS.P.default * SIZE_INPUTS.hDis.default) / 1e6;

/** Reserve that the plant offers within seconds, by its operating state. */
export const reserve = {
  /** While it charges: the load of the compressors, shed. */
  shedMw: offered.shed / 1e6,
  /** While it holds: vessels that wait with air in them. */
  vesselsMw: offered.power / 1e6,
  minutes: offered.time / 60,
  vesselsMwh: offered.energy / MWH,
  airT: offered.air / TONNE,
  /** Share of a discharge that waits with them, per cent, and what is left of it to sell. */
  heldBack: 100 * offered.heldBack,
  heldBackMwh: outputMwh * offered.heldBack,
  soldMwh: outputMwh * (1 - offered.heldBack),
  /** The control battery: an allowance. */
  batteryMwh: 2,
};
