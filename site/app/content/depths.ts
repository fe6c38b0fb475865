/** Depths of an inner page's sections, from the sea level down: spread one into `Section`. */
export const surface = { band: '1', joined: 'start' } as const;

export const twilightZone = {
  band: '2',
  edge: 'isobath',
  edgeLabel: '200\u00a0m',
  depth: 200,
  depthLabel: '200',
} as const;

export const midnightZone = {
  band: '3',
  edge: 'isobath',
  edgeLabel: '1,000\u00a0m',
  depth: 1000,
  depthLabel: '1,000',
} as const;

/** For a `CallToAction`, which brings its own band and edge. */
export const abyss = {
  edgeLabel: '4,000\u00a0m',
  depth: 4000,
  depthLabel: '4,000',
  seabed: 6000,
} as const;
