import { type Point, smooth } from '@hadal/ui/drawing';

const turn = -0.32;
/** The basin's aspect ratio, width to height. */
const stretch = 1.42;

/** The uneven shape that all contours of the basin share. */
const shape = (angle: number) =>
  1 +
  0.15 * Math.sin(2 * angle + 0.8) +
  0.07 * Math.sin(3 * angle + 2.2) +
  0.045 * Math.sin(5 * angle + 0.7);

/** Returns a point on the contour of this radius, in a direction from the centre of the basin. */
export function basinPoint(angle: number, radius: number): Point {
  const x = Math.cos(angle) * radius * shape(angle) * stretch;
  const y = Math.sin(angle) * radius * shape(angle);
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}

/** A closed contour around the centre of the basin. */
export const contour = (radius: number) =>
  smooth(
    Array.from({ length: 28 }, (_, index) => basinPoint((index / 14) * Math.PI, radius)),
    true,
  );
