import type { Equation } from './equation';

/** Equations of pressure and density of the sea. */
export const sea: readonly Equation[] = [
  {
    number: 'E1',
    subject: 'sea',
    name: 'Pressure gained with depth',
    from: ['E3'],
    relations: [
      {
        key: 'E1',
        label: 'The change of pressure with depth equals the density of the water times gravity.',
        text: 'dp/dz = ρ(S, t, p) g',
      },
    ],
    variables: [
      { symbol: 'p', meaning: 'pressure', unit: 'Pa' },
      { symbol: 'z', meaning: 'depth, counted downward', unit: 'm' },
      { symbol: 'ρ', meaning: 'density of sea water, from E3', unit: 'kg/m³' },
      { symbol: 'g', meaning: 'gravity at that latitude', unit: 'm/s²' },
    ],
    validFor: 'A sea at rest.',
    source: 'Hydrostatics.',
    calculator: 'C1',
  },
  {
    number: 'E2',
    subject: 'sea',
    name: 'Depth at a pressure',
    from: ['E1'],
    relations: [
      {
        key: 'E2',
        label:
          'Depth is a polynomial of the fourth degree in pressure, divided by gravity at the latitude plus c five times pressure.',
        text: 'z = (9.72659 p − 2.2512e-5 p² + 2.279e-10 p³ − 1.82e-15 p⁴) / (g(φ) + 1.092e-6 p)',
      },
    ],
    variables: [
      { symbol: 'z', meaning: 'depth', unit: 'm' },
      { symbol: 'p', meaning: 'pressure of the sea, without the atmosphere', unit: 'dbar' },
      { symbol: 'φ', meaning: 'latitude', unit: '°' },
      { symbol: 'c_1', meaning: 'first coefficient', value: '9.72659' },
      { symbol: 'c_2', meaning: 'second', value: '−2.2512 × 10⁻⁵' },
      { symbol: 'c_3', meaning: 'third', value: '2.279 × 10⁻¹⁰' },
      { symbol: 'c_4', meaning: 'fourth', value: '−1.82 × 10⁻¹⁵' },
      { symbol: 'c_5', meaning: 'growth of gravity with pressure', value: '1.092 × 10⁻⁶' },
    ],
    validFor:
      'Salinity 35 and 0\u00a0°C throughout, to 10,000\u00a0dbar, within 0.1\u00a0m. The package solves it for the pressure by Newton’s method.',
    source:
      'Fofonoff and Millard (1983), UNESCO Technical Papers in Marine Science 44; Saunders (1981).',
    calculator: 'C1',
  },
  {
    number: 'E3',
    subject: 'sea',
    name: 'Density of sea water',
    relations: [
      {
        key: 'E3',
        label:
          'Density equals the density at the surface, divided by one minus pressure over the bulk modulus.',
        text: 'ρ = ρ₀(S, t) / (1 − p/K(S, t, p))',
      },
    ],
    variables: [
      { symbol: 'ρ', meaning: 'density in place', unit: 'kg/m³' },
      { symbol: 'ρ_0', meaning: 'density under one atmosphere, a polynomial', unit: 'kg/m³' },
      { symbol: 'K', meaning: 'secant bulk modulus, a polynomial', unit: 'bar' },
      { symbol: 'S', meaning: 'practical salinity' },
      { symbol: 't', meaning: 'temperature on the scale of 1968', unit: '°C' },
      { symbol: 'p', meaning: 'pressure of the sea', unit: 'bar' },
    ],
    validFor:
      'Salinity 0 to 42, −2 to 40\u00a0°C, to 10,000\u00a0dbar. Today’s standard, TEOS-10, differs by less than 0.01\u00a0kg/m³ down to 1,000\u00a0m.',
    source: 'UNESCO 44 (1983), the equation of state of 1980.',
    calculator: 'C1',
  },
];
