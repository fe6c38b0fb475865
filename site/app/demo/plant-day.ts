import { simulateDay, type DayMode } from '@hadal/physics';
import type { Account } from '@hadal/ui';
import { MWH } from '../model/units';
import { roundToTotal } from './round-to-total';
import { days } from './days';
import { heldBack, plantOfDay } from './plant.build';

const QUARTERS = 96;
const quarter = 0.25;

/** Interpolates hourly values in MW to quarter hours in W. */
const byQuarter = (hours: readonly number[]) =>
  Array.from({ length: QUARTERS }, (_, index) => {
    const hour = Math.floor(index * quarter);
    const share = index * quarter - hour;
    return 1e6 * (hours[hour]! * (1 - share) + hours[(hour + 1) % 24]! * share);
  });

/** Simulates an invented day of the reference plant, in the reader's units. */
export function plantDay(key: string) {
  const day = days.find((each) => each.key === key) ?? days[0]!;
  const [supply, demand] = [byQuarter(day.supply), byQuarter(day.demand)];
  const { air, heat } = day;
  const run = simulateDay({
    plant: plantOfDay,
    supply,
    demand,
    interval: quarter * 3600,
    air,
    heat,
    heldBack,
  });
  const { losses } = run;
  /** Index of the quarter hour that contains an hour; the last one at 24. */
  const intervalAt = (hour: number) => Math.min(QUARTERS - 1, Math.floor(hour / quarter));
  const momentAt = (hour: number) => Math.round(hour / quarter);
  const mwh = (series: Float64Array, hour: number) => series[momentAt(hour)]! / MWH;
  const inMw = (watts: ArrayLike<number>) =>
    Array.from(watts, (value, index): [number, number] => [(index + 0.5) * quarter, value / 1e6]);
  const inPercent = (shares: Float64Array) =>
    Array.from(shares, (share, index): [number, number] => [index * quarter, 100 * share]);
  return {
    supply: inMw(supply),
    demand: inMw(demand),
    power: inMw(run.power),
    air: inPercent(run.air),
    heat: inPercent(run.heat),
    mode: (hour: number): DayMode => run.mode[intervalAt(hour)]!,
    powerAt: (hour: number) => run.power[intervalAt(hour)]! / 1e6,
    airAt: (hour: number) => 100 * run.air[momentAt(hour)]!,
    heatAt: (hour: number) => 100 * run.heat[momentAt(hour)]!,
    unmetAt: (hour: number) => mwh(run.unmet, hour),
    /**
     * Returns the energy stored at midnight and added since: to the grid, lost by cause, and in the
     * store, MWh.
     */
    energyBalance: (hour: number): Account =>
      roundToTotal([
        mwh(run.delivered, hour),
        mwh(losses.charging, hour),
        mwh(losses.discharging, hour),
        mwh(losses.heat, hour) + mwh(losses.hotel, hour),
        mwh(run.stored, hour),
      ]),
    /** Largest total of the day, MWh. */
    most: mwh(run.taken, 24) + mwh(run.stored, 0),
  };
}
