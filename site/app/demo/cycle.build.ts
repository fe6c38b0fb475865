import { simulateStroke } from '@hadal/physics';
import { size } from '../model/reference';

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

/** Time between two releases of a vessel, min, and the share of it spent rising. */
export const cycleMin = size.cycleTime / 60;
export const turnMin = size.strokeTime / 60;
