/** Length of the line. An x unit is 10 px, a y unit a tenth of one, so that integers are precise enough. */
export const length = 216;
/** The part of it that a divider shows, with the contours below. */
const view = { width: 162, height: 600 };

/**
 * Returns the viewBox of a seed's stretch of the line. All dividers draw the same line, so that a page with five of
 * them takes hardly more bytes than one with one.
 */
export function stretch(seed: number): string {
  const starts = length - view.width + 1;
  // Spreads small seeds, and the usual depths of 200, 1,000 and 4,000 metres.
  const start = (((Math.trunc(seed) * 14) % starts) + starts) % starts;
  return `${start} 0 ${view.width} ${view.height}`;
}

interface Wave {
  height: number;
  /** Frequency in radians per px. */
  frequency: number;
  phase: number;
}

const waves = (below: number): Wave[] => [
  { height: 7 - below, frequency: 0.0061, phase: -below * 0.34 },
  { height: 4.5, frequency: 0.0137, phase: -below * 0.4 },
  // Only the edge itself has the finest ripple, so that the lines below need half the points.
  ...(below === 0 ? [{ height: 2.2, frequency: 0.031, phase: 0 }] : []),
];

/**
 * Returns the line, smooth, as path data. `below` counts contour intervals under the edge.
 * Points are sparse and carry their slope; coordinates are integers, so that server and browser
 * produce the same markup despite differences in the last digit of a sine.
 */
export function contour(below = 0) {
  const parts = waves(below);
  const y = (x: number) =>
    10 *
    parts.reduce(
      (sum, { height, frequency, phase }) => sum + height * Math.sin(x * 10 * frequency + phase),
      20 + below * 13,
    );
  const slope = (x: number) =>
    100 *
    parts.reduce(
      (sum, { height, frequency, phase }) =>
        sum + height * frequency * Math.cos(x * 10 * frequency + phase),
      0,
    );
  const step = below === 0 ? 9 : 18;
  const third = step / 3;

  let from = Math.round(y(0));
  let path = `M0 ${from}c${third} ${Math.round(slope(0) * third)}`;
  for (let x = step; x <= length; x += step) {
    const to = Math.round(y(x));
    const control = Math.round(y(x) - slope(x) * third);
    // `s` mirrors the last control point, which evenly spaced points make correct.
    path += `${x === step ? ' ' : 's'}${step - third} ${control - from} ${step} ${to - from}`;
    from = to;
  }
  return path;
}
