/** The props of a hero's drawing. */
export const hero = {
  title:
    'A vessel half full of air rises on its tether between two guide lines, below a floating hub beside two wind turbines.',
  fill: 0.61,
  depth: 600,
  dockDepth: 355,
  zoneDepth: 200,
  labels: {
    zone: '200\u00a0m, end of sunlight',
    air: 'air, 612\u00a0m³',
    airNote: 'at 600\u00a0m and 61.5\u00a0bar',
    water: 'sea water',
    waterNote: 'pushed out through the base',
    tether: 'tether',
    tetherNote: 'turns a generator on the hub',
    guides: 'guides go on to 1,000\u00a0m',
  },
};

/** The same for a hero whose bell can be moved. */
export const bell = {
  ...hero,
  startDepth: 980,
  step: 5,
  label: 'Depth of the bell',
  valueText: '600\u00a0m',
  cue: { name: 'Take the\u00a0bell', note: 'drag, or use the arrow keys' },
};
