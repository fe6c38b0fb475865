import { simulateStroke, strokeLedger, STROKE_SIMULATION_INPUTS } from '@hadal/physics';
import { valueAt, type Account } from '@hadal/ui';
import { BAR, KWH } from '../model/units';
import { roundToTotal } from './round-to-total';

const { V, D, mSteel } = STROKE_SIMULATION_INPUTS;

/**
 * Simulates one stroke and returns it in the reader's units. A vessel of another size keeps the
 * reference vessel's proportions and its steel per cubic metre.
 */
export function climb(start: number, volume: number) {
  const size = volume / V.default;
  const stroke = simulateStroke({
    zStart: start,
    V: volume,
    D: D.default * Math.cbrt(size),
    mSteel: mSteel.default * size,
  });
  const { time, depth, airVolume, tether, speed, power, pressure, gasWork } = stroke.series;
  const last = time.length - 1;
  const per = (series: Float64Array, unit: number) => series.map((value) => value / unit);
  /**
   * Returns the energy released so far: to the grid, lost in drivetrain, spray and drag, and held
   * as height and motion, kWh.
   */
  const energyBalance = (position: number): Account => {
    const index = position >= stroke.duration ? last : Math.round(position / time[1]!);
    const ledger = strokeLedger(stroke, Math.min(last, index));
    const { electricity, drivetrain, spray, drag, lift, kinetic } = ledger;
    return roundToTotal(
      [electricity, drivetrain, spray, drag, lift + kinetic].map((joules) => joules / KWH),
    );
  };
  const series = {
    depth,
    pressure: per(pressure, BAR),
    air: airVolume,
    pull: per(tether, 1e6),
    speed,
    power: per(power, 1e6),
    work: per(gasWork, KWH),
  };
  return {
    duration: stroke.duration,
    dock: stroke.zDock,
    track: { time, depth, fill: per(airVolume, volume) },
    series,
    at: (name: keyof typeof series, position: number) => valueAt(time, series[name], position),
    energyBalance,
    gasWork: energyBalance(stroke.duration).total,
  };
}

export type Climb = ReturnType<typeof climb>;
