import type { Equation } from './equation';

/** Equations of heat, steam and the whole plant. */
export const plant: readonly Equation[] = [
  {
    number: 'E15',
    subject: 'plant',
    name: 'Heat in a store, and its worth',
    relations: [
      {
        key: 'E15',
        label:
          'The heat in water equals its mass times the difference of enthalpy between hot and cold.',
        text: 'Q = m [h_f(T_h) − h_f(T_c)]',
      },
      {
        key: 'E15 rock',
        label:
          'The heat in a bed of rock equals one minus the voids, times density, times specific heat, times volume, times the difference of temperature.',
        text: 'Q = (1 − ε) ρ_s c_s V (T_h − T_c)',
      },
      {
        key: 'E15 exergy',
        label:
          'The work value of heat equals the heat times one minus the surroundings’ temperature, times the logarithm of hot over cold, over their difference.',
        text: 'E_Q = Q [1 − T₀ ln(T_h/T_c)/(T_h − T_c)]',
      },
    ],
    variables: [
      { symbol: 'Q', meaning: 'heat', unit: 'J' },
      { symbol: 'm', meaning: 'mass of the water', unit: 'kg' },
      { symbol: 'h_f', meaning: 'enthalpy of water at its boiling pressure', unit: 'J/kg' },
      { symbol: 'T_h', meaning: 'temperature of the hot end', unit: 'K' },
      { symbol: 'T_c', meaning: 'temperature of the cold end', unit: 'K' },
      { symbol: 'ε', meaning: 'share of voids between the rocks' },
      { symbol: 'ρ_s', meaning: 'density of the rock', unit: 'kg/m³' },
      { symbol: 'c_s', meaning: 'specific heat of the rock', unit: 'J/(kg K)' },
      { symbol: 'V', meaning: 'volume of the bed', unit: 'm³' },
      { symbol: 'E_Q', meaning: 'exergy of the heat', unit: 'J' },
      { symbol: 'T_0', meaning: 'temperature of the surroundings', unit: 'K' },
    ],
    validFor:
      'Water below its boiling point at the pressure of the tank; a bed used to its full height; constant specific heat for the exergy.',
    source: 'IAPWS R7-97 (2012); heat balance.',
    calculator: 'C4',
  },
  {
    number: 'E16',
    subject: 'plant',
    name: 'Boiling point at a pressure',
    relations: [
      {
        key: 'E16',
        label:
          'A polynomial of the second degree in beta and in theta, with eight coefficients n, equals zero.',
        text: 'β²ϑ² + n₁β²ϑ + n₂β² + n₃βϑ² + n₄βϑ + n₅β + n₆ϑ² + n₇ϑ + n₈ = 0',
      },
    ],
    variables: [
      { symbol: 'β', meaning: 'fourth root of the pressure in megapascals' },
      { symbol: 'ϑ', meaning: 'T + n₉/(T − n₁₀), temperature in kelvin' },
      { symbol: 'n_i', meaning: 'ten published coefficients' },
    ],
    validFor: '273.15 to 647.096\u00a0K. Solved both ways: pressure from temperature, and back.',
    source: 'IAPWS R7-97 (2012), region 4.',
    calculator: 'C6',
  },
  {
    number: 'E17',
    subject: 'plant',
    name: 'Steam carried by air',
    from: ['E16'],
    relations: [
      {
        key: 'E17',
        label:
          'The mass of steam in a kilogram of air equals 0.622 times the pressure of the vapour, over the rest of the pressure.',
        text: 'ω = 0.622 p_v / (p − p_v)',
      },
    ],
    variables: [
      { symbol: 'ω', meaning: 'steam for each kilogram of dry air', unit: 'kg/kg' },
      { symbol: 'p_v', meaning: 'pressure of the vapour', unit: 'Pa' },
      { symbol: 'p', meaning: 'pressure of the mixture', unit: 'Pa' },
    ],
    validFor: 'Air and steam as an ideal mixture.',
    source: 'Psychrometrics; Jonsson and Yan (2005) for its use in turbines.',
    calculator: 'C6',
  },
  {
    number: 'E18',
    subject: 'plant',
    name: 'Round trip',
    from: ['E7', 'E10', 'E14', 'E23'],
    relations: [
      {
        key: 'E18',
        label:
          'The round trip equals the share of air kept, times stroke work plus generator efficiency times turbine work, less the plant’s own use, over compressor work divided by motor efficiency.',
        text: 'η = η_s (w_s + η_g w_e)(1 − a) / (w_c/η_m)',
      },
    ],
    variables: [
      { symbol: 'η', meaning: 'electricity out over electricity in' },
      { symbol: 'η_s', meaning: 'share of the air kept in the store', value: '0.99' },
      { symbol: 'w_s', meaning: 'net electrical work of the stroke', unit: 'J/kg' },
      { symbol: 'η_g', meaning: 'efficiency of the generator', value: '0.965' },
      {
        symbol: 'w_e',
        meaning:
          'work of the turbines, from E14, for what spray has not dissolved, 1\u00a0−\u00a0x from E23',
        unit: 'J/kg',
      },
      { symbol: 'a', meaning: 'share the plant itself uses', value: '0.03' },
      { symbol: 'w_c', meaning: 'work of the compressors, from E7', unit: 'J/kg' },
      { symbol: 'η_m', meaning: 'efficiency of the motors', value: '0.96' },
    ],
    validFor: 'One full cycle, meter to meter.',
    source: 'Energy balance.',
    calculator: 'C5',
  },
];
