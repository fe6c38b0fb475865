import type { Equation } from './equation';

const gas = { symbol: 'R', meaning: 'gas constant of dry air', value: '287.05', unit: 'J/(kg K)' };
const heat = {
  symbol: 'c_p',
  meaning: 'specific heat of air',
  value: '1,004.7',
  unit: 'J/(kg K)',
};
const ratioOfHeats = { symbol: 'γ', meaning: 'ratio of specific heats', value: '1.4' };
const atmosphere = {
  symbol: 'p_0',
  meaning: 'pressure of the atmosphere',
  value: '101,325',
  unit: 'Pa',
};

/** Equations of the compression, storage and expansion of air. */
export const air: readonly Equation[] = [
  {
    number: 'E4',
    subject: 'air',
    name: 'Density of air',
    relations: [
      {
        key: 'E4',
        label: 'The density of air equals pressure divided by the gas constant times temperature.',
        text: 'ρ_a = p / (R T)',
      },
    ],
    variables: [
      { symbol: 'ρ_a', meaning: 'density of air', unit: 'kg/m³' },
      { symbol: 'p', meaning: 'absolute pressure', unit: 'Pa' },
      gas,
      { symbol: 'T', meaning: 'temperature', unit: 'K' },
    ],
    validFor:
      'Dry air as an ideal gas. At 100\u00a0bar and 4\u00a0°C real air is about 3\u00a0% denser; above 200\u00a0bar a real-gas equation is needed.',
    source: 'Ideal gas; U.S. Standard Atmosphere, 1976.',
    calculator: 'C3',
  },
  {
    number: 'E5',
    subject: 'air',
    name: 'Least work to compress',
    from: ['E4'],
    relations: [
      {
        key: 'E5',
        label:
          'The least work equals the gas constant times temperature, times the logarithm of the pressure ratio.',
        text: 'w_T = R T ln(p₁/p₀)',
      },
    ],
    variables: [
      { symbol: 'w_T', meaning: 'work at one temperature', unit: 'J/kg' },
      gas,
      { symbol: 'T', meaning: 'temperature throughout', unit: 'K' },
      { symbol: 'p_1', meaning: 'higher pressure', unit: 'Pa' },
      atmosphere,
    ],
    validFor: 'One temperature throughout. It is also the most the air can give back.',
    source: 'Thermodynamics of the ideal gas.',
    calculator: 'C3',
  },
  {
    number: 'E6',
    subject: 'air',
    name: 'Temperature after a stage',
    from: ['E4'],
    relations: [
      {
        key: 'E6',
        label:
          'The temperature after a stage equals that before it, times the pressure ratio to the power of gamma minus one over gamma times efficiency.',
        text: 'T₂ = T₁ (p₂/p₁)^((γ − 1)/(γ η_p))',
      },
    ],
    variables: [
      { symbol: 'T_1', meaning: 'temperature before', unit: 'K' },
      { symbol: 'T_2', meaning: 'temperature after', unit: 'K' },
      { symbol: 'p_1', meaning: 'pressure before', unit: 'Pa' },
      { symbol: 'p_2', meaning: 'pressure after', unit: 'Pa' },
      ratioOfHeats,
      { symbol: 'η_p', meaning: 'polytropic efficiency of the compressor', value: '0.85' },
    ],
    validFor: 'One stage, constant specific heat.',
    source: 'Thermodynamics: polytropic compression.',
    calculator: 'C3',
  },
  {
    number: 'E7',
    subject: 'air',
    name: 'Work of the compressors',
    from: ['E6'],
    relations: [
      {
        key: 'E7',
        label:
          'The work of the compressors is the sum over the stages of specific heat times the rise of temperature.',
        text: 'w_c = Σ c_p (T_out,i − T_in,i)',
      },
    ],
    variables: [
      { symbol: 'w_c', meaning: 'work of the whole train', unit: 'J/kg' },
      { symbol: 'N', meaning: 'number of stages', value: '3' },
      heat,
      { symbol: 'T_out', meaning: 'temperature after a stage, from E6', unit: 'K' },
      { symbol: 'T_in', meaning: 'temperature before it', unit: 'K' },
    ],
    validFor: 'Stages of equal pressure ratio, constant specific heat.',
    source: 'First law for steady flow.',
    calculator: 'C3',
  },
  {
    number: 'E8',
    subject: 'air',
    name: 'Work held in a cubic metre',
    from: ['E4', 'E5'],
    relations: [
      {
        key: 'E8',
        label:
          'The work held in a cubic metre equals pressure times the logarithm of pressure over the atmosphere’s.',
        text: 'e = p ln(p/p₀)',
      },
    ],
    variables: [
      { symbol: 'e', meaning: 'flow exergy of the stored air', unit: 'J/m³' },
      { symbol: 'p', meaning: 'pressure in the store', unit: 'Pa' },
      atmosphere,
    ],
    validFor: 'A store open to the sea, at ambient temperature; ideal gas.',
    source:
      'Exergy of steady flow. Agrees within 1.2\u00a0% with Garvey (2008): 25\u00a0MJ/m³ at 600\u00a0m.',
    calculator: 'C3',
  },
  {
    number: 'E14',
    subject: 'air',
    name: 'Work of the turbines',
    from: ['E6'],
    relations: [
      {
        key: 'E14',
        label:
          'The work of the turbines equals the number of stages times specific heat times the inlet temperature, times one minus the pressure ratio to a negative power.',
        text: 'w_e = N c_p T_i [1 − r^(−(γ − 1) η_p/(γ N))]',
      },
    ],
    variables: [
      { symbol: 'w_e', meaning: 'work of the whole train', unit: 'J/kg' },
      { symbol: 'N', meaning: 'number of stages', value: '3' },
      heat,
      { symbol: 'T_i', meaning: 'temperature into each stage', unit: 'K' },
      { symbol: 'r', meaning: 'pressure ratio of the whole train' },
      ratioOfHeats,
      { symbol: 'η_p', meaning: 'polytropic efficiency of the turbines', value: '0.86' },
    ],
    validFor: 'Equal stages, the air warmed to the same temperature before each.',
    source: 'Thermodynamics: polytropic expansion.',
    calculator: 'C3',
  },
];
