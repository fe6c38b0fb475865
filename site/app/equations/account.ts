import type { Equation } from './equation';

/** Equations of cost, avoided emissions, and cable losses. */
export const account: readonly Equation[] = [
  {
    number: 'E19',
    subject: 'account',
    name: 'Cost of storage',
    from: ['E18'],
    relations: [
      {
        key: 'E19',
        label:
          'The cost of a stored megawatt-hour equals the yearly payment for the capital plus upkeep plus new parts, over the energy of a year, plus the price of power over the round trip.',
        text: 'L = (R C + O + X)/E + c/η',
      },
      {
        key: 'E19 annuity',
        label:
          'The yearly payment for each dollar equals the interest rate times one plus the rate to the power of N, over one plus the rate to the power of N less one.',
        text: 'R = r (1 + r)ᴺ / [(1 + r)ᴺ − 1]',
      },
    ],
    variables: [
      { symbol: 'L', meaning: 'levelised cost of storage', unit: '$/MWh' },
      { symbol: 'R', meaning: 'capital recovery factor', unit: '1/year' },
      { symbol: 'C', meaning: 'capital', unit: '$' },
      { symbol: 'O', meaning: 'upkeep', unit: '$/year' },
      { symbol: 'X', meaning: 'new parts, such as ropes', unit: '$/year' },
      { symbol: 'E', meaning: 'energy given back', unit: 'MWh/year' },
      { symbol: 'c', meaning: 'price of the power bought', unit: '$/MWh' },
      { symbol: 'η', meaning: 'round trip, from E18' },
      { symbol: 'r', meaning: 'rate of interest' },
      { symbol: 'N', meaning: 'years' },
    ],
    validFor: 'No tax, no wear but that of the ropes, no interest while building.',
    source: 'Annuity method.',
    calculator: 'C8',
  },
  {
    number: 'E20',
    subject: 'account',
    name: 'Carbon avoided',
    from: ['E18'],
    relations: [
      {
        key: 'E20',
        label:
          'The carbon dioxide avoided equals the energy given back, times the factor of what it displaces less the factor of what charged it over the round trip.',
        text: 'Δm = E (f_d − f_c/η)',
      },
    ],
    variables: [
      { symbol: 'Δm', meaning: 'carbon dioxide avoided; below zero, added', unit: 'kg' },
      { symbol: 'E', meaning: 'energy given back', unit: 'MWh' },
      { symbol: 'f_d', meaning: 'emissions of the power displaced', unit: 'kg/MWh' },
      { symbol: 'f_c', meaning: 'emissions of the power that charges', unit: 'kg/MWh' },
      { symbol: 'η', meaning: 'round trip, from E18' },
    ],
    validFor: 'Marginal factors. Emissions of building the plant are left out.',
    source: 'Balance.',
    calculator: 'C9',
  },
  {
    number: 'E21',
    subject: 'account',
    name: 'Efficiency of a long link',
    relations: [
      {
        key: 'E21',
        label:
          'The efficiency of a link equals one minus the line’s loss to the power of its length in thousands of kilometres, times one minus the converter’s loss to the power of the number of converters.',
        text: 'η_l = (1 − λ)^(s/1000) (1 − κ)ᴺ',
      },
    ],
    variables: [
      { symbol: 'η_l', meaning: 'power out over power in' },
      { symbol: 'λ', meaning: 'lost over 1,000\u00a0km of line, assumed', value: '0.03' },
      { symbol: 's', meaning: 'length', unit: 'km' },
      { symbol: 'κ', meaning: 'lost in one converter, assumed', value: '0.009' },
      { symbol: 'N', meaning: 'number of converters', value: '2' },
    ],
    validFor: 'Full load, to 20,000\u00a0km.',
    source: 'This work; both losses are assumptions.',
    calculator: 'C10',
  },
];
