/** Depths of an inner page's sections, from the sea level down: spread one into `Section`. */
export const surface = { band: '1', joined: 'start' } as const;

export const twilightZone = {
  band: '2',
  edge: 'contour',
  edgeLabel: '200\u00a0m',
  stop: 200,
  stopLabel: '200',
} as const;

export const midnightZone = {
  band: '3',
  edge: 'contour',
  edgeLabel: '1,000\u00a0m',
  stop: 1000,
  stopLabel: '1,000',
} as const;

/** For a `CallToAction`, which brings its own band and edge. */
export const abyss = {
  edgeLabel: '4,000\u00a0m',
  stop: 4000,
  stopLabel: '4,000',
  endStop: 6000,
} as const;
