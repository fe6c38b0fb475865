import { pressureBar } from './sea';

/** A balloon of air at five depths: the pressure, and the share of its volume that is left, per cent. */
export const columnMarks = [0, 100, 300, 600, 1000].map((depth) => {
  const bar = pressureBar(depth);
  return { depth, bar, share: (100 * pressureBar(0)) / bar };
});
