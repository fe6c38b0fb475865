import { number } from '../model/format';

/** Returns about five round depths down to the seabed. */
export function depthTicks(seabed: number) {
  const step = [100, 200].find((each) => seabed / each <= 6) ?? 500;
  return Array.from({ length: Math.floor(seabed / step) + 1 }, (_, index) => ({
    depth: index * step,
    label: number(index * step),
  }));
}
