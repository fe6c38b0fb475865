import { chain } from './reference';
import { gasWork, station } from './station';
import { KWH } from './units';

const { zDock } = chain;
const { zStart } = chain.options;

/** The distance between two positions, m. */
const step = 5;
const steps = Math.round((zStart - zDock) / step);

/**
 * The bell from its start up to the dock, rounded as it is printed: pressure, bar; volume of its
 * air, m³; work of the air so far, kWh.
 */
export const bellPositions = Array.from({ length: steps + 1 }, (_, index) => {
  const depth = index < steps ? zStart - index * step : zDock;
  const { pressureBar, airM3 } = station(depth);
  return {
    depth: Math.round(depth),
    bar: Number(pressureBar.toFixed(1)),
    airM3: Math.round(airM3),
    workKwh: Math.round(gasWork(depth) / KWH),
  };
});
