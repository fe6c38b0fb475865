import { smooth, type Point } from '../path';

/** Where a basin lies, and how large it is drawn. */
export interface Basin {
  x: number;
  y: number;
  radius: number;
  /** How much wider it is than high. */
  stretch: number;
}

const turn = -0.32;

/** The uneven shape that all contours of the basin share. */
const shape = (angle: number) =>
  1 +
  0.15 * Math.sin(2 * angle + 0.8) +
  0.07 * Math.sin(3 * angle + 2.2) +
  0.045 * Math.sin(5 * angle + 0.7);

/** The point of the basin in a direction, `share` of its radius from the middle. */
export function basinPoint(basin: Basin, angle: number, share: number): Point {
  const r = basin.radius * share * shape(angle);
  const x = Math.cos(angle) * r * basin.stretch;
  const y = Math.sin(angle) * r;
  return [
    basin.x + x * Math.cos(turn) - y * Math.sin(turn),
    basin.y + x * Math.sin(turn) + y * Math.cos(turn),
  ];
}

/** A closed line of one depth. */
export const contour = (basin: Basin, share: number) =>
  smooth(
    Array.from({ length: 28 }, (_, index) => basinPoint(basin, (index / 14) * Math.PI, share)),
    true,
  );
