import { simulateStroke } from '@hadal/physics';
import { rise, size } from '../model/reference';

const stroke = simulateStroke({ tStroke: size.strokeTime });
const { time, depth } = stroke.series;
const everyMinute = Math.round(60 / time[1]!);
const last = time.length - 1;
const indices = [
  ...Array.from({ length: last }, (_, i) => i).filter((i) => i % everyMinute === 0),
  last,
];

/** Rise of the reference vessel by the minute: min since its release, and depth, m. */
export const climbByMinute = indices.map((i): [number, number] => [time[i]! / 60, depth[i]!]);

/** Minutes between two releases of a vessel, and those of them in which it rises. */
export const cycleMin = size.cycleTime / 60;
export const turnMin = size.strokeTime / 60;

const mostPull = Math.max(...stroke.series.tether);
/** The most that the tether bears in the demo, MN. */
export const mostPullMn = mostPull / 1e6;
/** Share of it beyond the pull at rest in the dock, per cent: the vessel is braked. */
export const braking = { percent: 100 * (mostPull / rise.Fdock - 1) };
