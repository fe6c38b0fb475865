/** Axis of round-trip efficiency, with one decimal: the model is no more accurate. */
export const roundTripAxis = {
  label: 'round-trip efficiency',
  unit: '%',
  format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const;

/** Axis of depth, downward as in the sea. */
export const depthAxis = {
  label: 'depth',
  unit: 'm',
  reverse: true,
  format: { maximumFractionDigits: 0 },
} as const;

export const pressureAxis = {
  label: 'absolute pressure',
  unit: 'bar',
  format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const;

export const costAxis = {
  label: 'levelised cost of storage',
  shortLabel: 'cost',
  unit: '$/MWh',
  format: { maximumFractionDigits: 0 },
} as const;
