import type { Equation } from './equation';
import { printed } from './parts.build';

/** Equations of what the parts take: air lost to spray, anchors, ropes, and vessels kept waiting. */
export const parts: readonly Equation[] = [
  {
    number: 'E23',
    subject: 'parts',
    name: 'Air that the spray dissolves',
    from: ['E10'],
    relations: [
      {
        key: 'E23',
        label:
          'The share dissolved equals the saturation, times the heat over specific heat times cooling of the water, times solubility, times the mean pressure less the atmosphere’s.',
        text: 'x = s q/(c_s ΔT) α (p_m − p₀)',
      },
    ],
    variables: [
      {
        symbol: 'x',
        meaning: 'share of a vessel’s air that is dissolved',
        value: printed.dissolved,
      },
      {
        symbol: 's',
        meaning: 'saturation of the spray, the worst case',
        value: printed.saturation,
      },
      {
        symbol: 'q',
        meaning: 'heat that the air takes up: its work, from E10, less what its cooling gives',
        value: printed.heat,
        unit: 'J/kg',
      },
      { symbol: 'c_s', meaning: 'specific heat of sea water', value: '3,990', unit: 'J/(kg K)' },
      { symbol: 'ΔT', meaning: 'cooling of the spray, assumed', value: printed.cooling, unit: 'K' },
      {
        symbol: 'α',
        meaning: 'air that a kilogram of sea water dissolves at 4\u00a0°C',
        value: printed.solubility,
        unit: 'kg/(kg Pa)',
      },
      {
        symbol: 'p_m',
        meaning: 'mean pressure of the rise, (p₁ − p_d)/ln(p₁/p_d)',
        value: printed.meanPressure,
        unit: 'Pa',
      },
      { symbol: 'p_0', meaning: 'pressure of the atmosphere', value: '101,325', unit: 'Pa' },
    ],
    validFor:
      'Solubility in proportion to pressure, which at 100\u00a0bar is about a sixth too much.',
    source: 'Weiss (1970): nitrogen, oxygen and argon in sea water; heat balance.',
    calculator: 'C5',
  },
  {
    number: 'E24',
    subject: 'parts',
    name: 'Anchor of a sheave',
    from: ['E9'],
    relations: [
      {
        key: 'E24',
        label:
          'The mass of concrete equals the safety factor times twice the pull, over gravity times one minus the density of water over that of concrete.',
        text: 'm_c = 2 f F_d / [g (1 − ρ_w/ρ_c)]',
      },
    ],
    variables: [
      { symbol: 'm_c', meaning: 'mass of concrete', value: printed.concrete, unit: 'kg' },
      { symbol: 'f', meaning: 'safety factor, assumed', value: printed.factor },
      {
        symbol: 'F_d',
        meaning: 'pull of the tether at the dock, from E9; the sheave bears both ends',
        value: printed.pull,
        unit: 'N',
      },
      { symbol: 'g', meaning: 'gravity', value: '9.80665', unit: 'm/s²' },
      {
        symbol: 'ρ_w',
        meaning: 'density of the water',
        value: printed.waterDensity,
        unit: 'kg/m³',
      },
      {
        symbol: 'ρ_c',
        meaning: 'density of concrete, assumed',
        value: printed.concreteDensity,
        unit: 'kg/m³',
      },
    ],
    validFor: 'An anchor by weight alone: suction and friction are left out.',
    source: 'Archimedes.',
    calculator: 'C2',
  },
  {
    number: 'E25',
    subject: 'parts',
    name: 'Ropes of a vessel',
    from: ['E11'],
    relations: [
      {
        key: 'E25',
        label:
          'The mass of the ropes equals their number times the mass of a metre, times twice the depth of the store less the depth of the dock.',
        text: 'm_r = n μ (2 z_s − z_d)',
      },
    ],
    variables: [
      {
        symbol: 'm_r',
        meaning: 'mass of a vessel’s ropes',
        value: printed.ropeMass,
        unit: 'kg',
      },
      { symbol: 'n', meaning: 'ropes of a vessel, assumed', value: printed.ropes },
      { symbol: 'μ', meaning: 'mass of a metre, assumed', value: printed.kgPerM, unit: 'kg/m' },
      {
        symbol: 'z_s',
        meaning: 'depth of the store and of the sheave',
        value: printed.store,
        unit: 'm',
      },
      { symbol: 'z_d', meaning: 'depth of the dock', value: printed.dock, unit: 'm' },
    ],
    validFor:
      'From a winch at the surface to the sheave and up to the docked vessel. They wear out, as in E19.',
    source: 'This work.',
    calculator: 'C8',
  },
  {
    number: 'E26',
    subject: 'parts',
    name: 'Reserve of vessels that wait',
    from: ['E10'],
    relations: [
      {
        key: 'E26',
        label:
          'The power equals the number of waiting vessels times the electricity of an ascent, over its time.',
        text: 'P = N W_e/τ',
      },
      {
        key: 'E26 share',
        label:
          'The share held back equals that number times the air in a vessel, over the air of a discharge.',
        text: 'h = N m_v/m_d',
      },
    ],
    variables: [
      { symbol: 'P', meaning: 'power once they are released', value: printed.power, unit: 'W' },
      { symbol: 'N', meaning: 'vessels that wait', value: printed.waiting },
      {
        symbol: 'W_e',
        meaning:
          'electricity of an ascent: the work from E10 less drag, lifting and the drivetrain',
        value: printed.ascent,
        unit: 'J',
      },
      { symbol: 'τ', meaning: 'time of an ascent', value: printed.time, unit: 's' },
      { symbol: 'h', meaning: 'share of a discharge that is not sold', value: printed.heldBack },
      { symbol: 'm_v', meaning: 'air in a vessel', value: printed.air, unit: 'kg' },
      { symbol: 'm_d', meaning: 'air of a discharge', value: printed.discharge, unit: 'kg' },
    ],
    validFor:
      'A plant that holds. While it discharges, all vessels are at work; while it charges, it sheds its compressors.',
    source: 'This work.',
  },
];
