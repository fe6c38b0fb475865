import { absolutePressure, densityEos80, pressureFromDepth, t68FromT90 } from '../ocean.ts';

const NODES = 7;

/** Properties of the sea by depth in m, which a simulation evaluates thousands of times. */
export interface SeaColumn {
  /** Absolute pressure, Pa. */
  pressure: (z: number) => number;
  /** Density, kg/m3. */
  density: (z: number) => number;
}

/**
 * Fits polynomials through Chebyshev nodes to the sea between two depths, because the equation of state
 * is far too slow to evaluate at each step. Over any stroke they agree with it to 1e-9.
 */
export function seaColumn(
  [top, bottom]: readonly [number, number],
  { lat, S, tSeaC }: { lat: number; S: number; tSeaC: number },
): SeaColumn {
  const t68 = t68FromT90(tSeaC);
  return {
    pressure: interpolate(top, bottom, (z) => absolutePressure(z, lat)),
    density: interpolate(top, bottom, (z) => densityEos80(S, t68, pressureFromDepth(z, lat))),
  };
}

/** The polynomial through Chebyshev nodes of a smooth function, by Newton's divided differences. */
function interpolate(from: number, to: number, value: (x: number) => number) {
  const [centre, half] = [(from + to) / 2, (to - from) / 2];
  const nodes = Array.from({ length: NODES }, (_, index) =>
    Math.cos(((index + 0.5) * Math.PI) / NODES),
  );
  const differences = nodes.map((node) => value(centre + half * node));
  for (let order = 1; order < NODES; order++) {
    for (let index = NODES - 1; index >= order; index--) {
      differences[index] =
        (differences[index]! - differences[index - 1]!) / (nodes[index]! - nodes[index - order]!);
    }
  }
  return (x: number) => {
    const at = (x - centre) / half;
    let sum = differences[NODES - 1]!;
    for (let index = NODES - 2; index >= 0; index--) {
      sum = differences[index]! + (at - nodes[index]!) * sum;
    }
    return sum;
  };
}
