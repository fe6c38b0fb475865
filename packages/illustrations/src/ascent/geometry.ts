/** The layout of the scene, in units of its viewBox. */
export const geometry = {
  width: 340,
  height: 480,
  /** The heights of the sea level and the sea bed. */
  sea: 84,
  bed: 452,
  /** The start of the depth axis. */
  axis: 46,
  /** The vessel's centre line. */
  x: 194,
  vessel: { width: 52, height: 96 },
  /** Distance from the centre line to each guide, and to the end of the platform's deck. */
  guides: 38,
  reach: 68,
  sheave: 20,
  /** The air store: its centre, the size of its bag, and the air line down to it. */
  store: { x: 88, radius: 22, line: 120 },
  /** The point at which the grid cable leaves the picture. */
  cable: 336,
};

/** Returns the height of a depth in the scene. */
export const heightOf = (depth: number, seabed: number) =>
  geometry.sea + (depth / seabed) * (geometry.bed - geometry.sea);
