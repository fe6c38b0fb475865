export interface Term {
  slug: string;
  term: string;
  symbol?: string;
  unit?: string;
  definition: string;
}

/** The words a reader meets first. */
export const glossary: Term[] = [
  {
    slug: 'absolute-pressure',
    term: 'Absolute pressure',
    symbol: 'p',
    unit: 'Pa',
    definition: 'Pressure counted from vacuum: that of the sea and of the atmosphere on it.',
  },
  {
    slug: 'adiabatic',
    term: 'Adiabatic',
    definition: 'Said of a change that lets no heat in or out.',
  },
  {
    slug: 'air-store',
    term: 'Air store',
    symbol: 'V',
    unit: 'm³',
    definition:
      'Bags on the sea bed that hold compressed air at the pressure of the water around them.',
  },
  {
    slug: 'anchor',
    term: 'Anchor',
    unit: 'N',
    definition: 'What keeps a buoyant thing down: a mass, or a pile in the sea bed.',
  },
  {
    slug: 'ballast',
    term: 'Ballast',
    unit: 'kg',
    definition: 'Weight added so that something stays down, such as rock on a full air bag.',
  },
  {
    slug: 'black-start',
    term: 'Black start',
    definition: 'Bringing power back when nothing outside can help.',
  },
  {
    slug: 'buoyancy',
    term: 'Buoyancy',
    symbol: 'F',
    unit: 'N',
    definition: 'The upward force on a body in water: the weight of the water it pushes aside.',
  },
  {
    slug: 'caes',
    term: 'CAES',
    definition:
      'Compressed-air energy storage: power kept by compressing air and returned by letting it expand.',
  },
  {
    slug: 'capacity',
    term: 'Capacity',
    symbol: 'E',
    unit: 'MWh',
    definition: 'The energy a full store can give back.',
  },
  {
    slug: 'charge',
    term: 'Charge',
    definition: 'Taking power in, and keeping it as pressure and heat.',
  },
  {
    slug: 'curtailment',
    term: 'Curtailment',
    unit: 'MWh',
    definition: 'Turning wind or sun off because nobody can use the power.',
  },
  { slug: 'discharge', term: 'Discharge', definition: 'Giving stored energy back as power.' },
  { slug: 'dispatchable', term: 'Dispatchable', definition: 'There when it is asked for.' },
  {
    slug: 'dock',
    term: 'Dock',
    unit: 'm',
    definition:
      'The station, 355 m down in our model, where a vessel ends its stroke and hands over its air.',
  },
  {
    slug: 'drag',
    term: 'Drag',
    symbol: 'F',
    unit: 'N',
    definition: 'The resistance of water to something that moves through it.',
  },
  {
    slug: 'exergy',
    term: 'Exergy',
    unit: 'J',
    definition: 'The part of an energy that could become work in given surroundings.',
  },
  {
    slug: 'expander',
    term: 'Expander',
    unit: 'W',
    definition: 'A turbine driven by air that expands.',
  },
  {
    slug: 'fast-reserve',
    term: 'Fast reserve',
    unit: 'MW',
    definition: 'Power that answers within seconds, to steady a grid.',
  },
  {
    slug: 'fill-fraction',
    term: 'Fill fraction',
    symbol: 'φ',
    definition: 'How much of the vessel holds air when its stroke begins: 39 % in our model.',
  },
  {
    slug: 'hydrostatic-pressure',
    term: 'Hydrostatic pressure',
    unit: 'Pa',
    definition: 'The pressure that comes from the weight of the water above.',
  },
  {
    slug: 'intercooler',
    term: 'Intercooler',
    definition: 'A cooler between two stages of a compressor.',
  },
  {
    slug: 'isobaric-store',
    term: 'Isobaric store',
    definition: 'A store whose pressure stays the same as it empties, as it does under the sea.',
  },
  { slug: 'isothermal', term: 'Isothermal', definition: 'At a temperature that does not change.' },
  {
    slug: 'lcos',
    term: 'LCOS',
    unit: '$/MWh',
    definition: 'Levelised cost of storage: everything spent, for each megawatt-hour given back.',
  },
  {
    slug: 'polytropic-index',
    term: 'Polytropic index',
    symbol: 'n',
    definition:
      'How a gas exchanges heat as it expands: 1 if it keeps its temperature, 1.4 if it gets none.',
  },
  {
    slug: 'power-stroke',
    term: 'Power stroke',
    definition: 'The rise of a filled vessel against its tether.',
  },
  {
    slug: 'return-stroke',
    term: 'Return stroke',
    definition: 'The flooded vessel sinking back to where it is filled.',
  },
  {
    slug: 'round-trip-efficiency',
    term: 'Round-trip efficiency',
    unit: '%',
    definition: 'Power out over power in, for one whole cycle.',
  },
  {
    slug: 'saturator',
    term: 'Saturator',
    definition: 'A column in which hot water evaporates into compressed air.',
  },
  { slug: 'sheave', term: 'Sheave', definition: 'A grooved wheel that turns a rope.' },
  {
    slug: 'stage-gate',
    term: 'Stage gate',
    definition: 'A test to be passed before more money is spent: G0 to G3.',
  },
  {
    slug: 'terminal-velocity',
    term: 'Terminal velocity',
    symbol: 'v',
    unit: 'm/s',
    definition: 'The speed at which drag has grown to equal buoyancy.',
  },
  {
    slug: 'tes',
    term: 'TES',
    unit: 'MWh',
    definition: 'Thermal energy storage: here, water that keeps the heat of compression.',
  },
  {
    slug: 'tether',
    term: 'Tether',
    unit: 'N',
    definition: 'The ropes between a vessel and its winch.',
  },
];
