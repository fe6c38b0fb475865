/** The layout of one version of the scene, in units of its viewBox. */
export interface Geometry {
  width: number;
  height: number;
  /** The height of the sea level. */
  sea: number;
  /** The centre line of the vessel, and the distance of its guides. */
  x: number;
  guides: number;
  vessel: { width: number; height: number };
  /** The height of the vessel's base at rest, and units per metre above and below it. */
  base: number;
  above: number;
  below: number;
}

/** Depth of the vessel's base at rest, m. */
export const rest = 600;

/** To scale down to the vessel at rest; below it the break cuts the lines short. */
export const wide: Geometry = {
  width: 1440,
  height: 664,
  sea: 200,
  x: 1020,
  guides: 64,
  vessel: { width: 88, height: 168 },
  base: 584,
  above: 0.64,
  below: 0.3,
};

/** Not to scale, because the distance from the dock to the vessel would not fit. */
export const narrow: Geometry = {
  width: 390,
  height: 372,
  sea: 96,
  x: 226,
  guides: 50,
  vessel: { width: 64, height: 116 },
  base: 302,
  above: 0.155,
  below: 0.26,
};

/** The break of the long lines, and the lower edge of the window in which the vessel moves. */
export const breakOf = ({ height }: Geometry) => height - 17;
export const windowOf = (geometry: Geometry) => breakOf(geometry) - 8;

/** Returns the height of the vessel's base at a depth. */
export const baseAt = (depth: number, { base, above, below }: Geometry) =>
  base + (depth - rest) * (depth < rest ? above : below);
