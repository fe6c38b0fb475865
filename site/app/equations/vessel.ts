import type { Equation } from './equation';

const startP = { symbol: 'p_1', meaning: 'pressure at the start of the stroke', unit: 'Pa' };
const dockP = { symbol: 'p_d', meaning: 'pressure at the dock', unit: 'Pa' };
const water = { symbol: 'ρ_w', meaning: 'density of the water around it', unit: 'kg/m³' };
const weight = { symbol: 'W', meaning: 'weight of the vessel in water', unit: 'N' };

/** Equations of a vessel's lift, its yield, and its resistance. */
export const vessel: readonly Equation[] = [
  {
    number: 'E9',
    subject: 'vessel',
    name: 'Pull on the tether',
    from: ['E3', 'E4'],
    relations: [
      {
        key: 'E9',
        label:
          'The force equals the mass of the water displaced by the air, less the mass of the air, times gravity, less the weight of the vessel in water.',
        text: 'F = (ρ_w V_a − m_a) g − W',
      },
    ],
    variables: [
      { symbol: 'F', meaning: 'pull on the tether', unit: 'N' },
      water,
      { symbol: 'V_a', meaning: 'volume of the air in the vessel', unit: 'm³' },
      { symbol: 'm_a', meaning: 'mass of that air', unit: 'kg' },
      { symbol: 'g', meaning: 'gravity', unit: 'm/s²' },
      weight,
    ],
    validFor: 'Slow, steady motion: drag and inertia stand in E13 and E22.',
    source: 'Archimedes.',
    calculator: 'C2',
  },
  {
    number: 'E10',
    subject: 'vessel',
    name: 'Work of one stroke',
    from: ['E1', 'E9'],
    relations: [
      {
        key: 'E10',
        label:
          'The work of the stroke is the integral of volume over pressure from the dock to the start. That is dock pressure times vessel volume, times the pressure ratio to the power k less one, over k.',
        text: 'W_s = p_d V [(p₁/p_d)ᵏ − 1] / k',
      },
      {
        key: 'E10 spilt',
        label:
          'For a vessel full all the way, it is the volume times the difference of the pressures.',
        text: 'W_s = V (p₁ − p_d)',
      },
    ],
    variables: [
      { symbol: 'W_s', meaning: 'work of the gas', unit: 'J' },
      { symbol: 'V', meaning: 'volume of the vessel', unit: 'm³' },
      startP,
      dockP,
      { symbol: 'k', meaning: '(n − 1)/n; as it goes to 0, the first form is p_d V ln(p₁/p_d)' },
    ],
    validFor:
      'Any density of the sea. First form: no air is spilt. Second: a full vessel, whose expanding air escapes and is lost.',
    source: 'This work: the integral of V\u00a0dp.',
    calculator: 'C2',
  },
  {
    number: 'E11',
    subject: 'vessel',
    name: 'The dock that yields most',
    from: ['E10'],
    relations: [
      {
        key: 'E11',
        label:
          'The best ratio of start to dock pressure is one minus k to the power of minus one over k, where k is n minus one over n.',
        text: 'p₁/p_d = (1 − k)^(−1/k), k = (n − 1)/n',
      },
    ],
    variables: [
      startP,
      dockP,
      {
        symbol: 'n',
        meaning:
          'index of the rising air: 1 if the sea keeps it warm, 1.4 if not at all; assumed, not measured',
        value: '1.05',
      },
    ],
    validFor: 'Most work from one vessel without spilling air. For n\u00a0=\u00a01 it is e, 2.718.',
    source: 'The maximum of E10.',
    calculator: 'C2',
  },
  {
    number: 'E12',
    subject: 'vessel',
    name: 'No free lunch',
    from: ['E5'],
    relations: [
      {
        key: 'E12',
        label:
          'The work to compress from the atmosphere to the start pressure equals the work of expanding from there to the dock, plus the work from the dock back to the atmosphere.',
        text: 'RT ln(p₁/p₀) = RT ln(p₁/p_d) + RT ln(p_d/p₀)',
      },
    ],
    variables: [
      { symbol: 'R', meaning: 'gas constant of dry air', value: '287.05', unit: 'J/(kg K)' },
      { symbol: 'T', meaning: 'temperature throughout', unit: 'K' },
      { symbol: 'p_0', meaning: 'pressure of the atmosphere', value: '101,325', unit: 'Pa' },
      startP,
      dockP,
    ],
    validFor:
      'Perfect machines at one temperature. Stroke and turbines then return what was paid, and no more; every real step loses.',
    source: 'E5, divided at the dock.',
    calculator: 'C3',
  },
  {
    number: 'E13',
    subject: 'vessel',
    name: 'Drag, and a vessel torn loose',
    from: ['E9'],
    relations: [
      {
        key: 'E13',
        label:
          'Drag equals half the density of the water times the drag coefficient, times the frontal area, times speed squared.',
        text: 'F_D = ½ ρ_w C_D A v²',
      },
      {
        key: 'E13 free',
        label:
          'The free speed is the square root of twice the force over density times drag coefficient times area.',
        text: 'v_t = √(2F / (ρ_w C_D A))',
      },
    ],
    variables: [
      { symbol: 'F_D', meaning: 'drag', unit: 'N' },
      water,
      { symbol: 'C_D', meaning: 'drag coefficient, assumed', value: '1.0' },
      { symbol: 'A', meaning: 'frontal area', unit: 'm²' },
      { symbol: 'v', meaning: 'speed', unit: 'm/s' },
      { symbol: 'v_t', meaning: 'steady speed without a tether', unit: 'm/s' },
      { symbol: 'F', meaning: 'pull from E9', unit: 'N' },
    ],
    validFor: 'A blunt body in steady motion.',
    source: 'Fluid mechanics.',
    calculator: 'C2',
  },
  {
    number: 'E22',
    subject: 'vessel',
    name: 'Motion of the rising vessel',
    from: ['E9', 'E13'],
    relations: [
      {
        key: 'E22',
        label:
          'The mass of vessel, air and the water that moves along times the change of speed with time equals the buoyancy of the air, less the weight of the vessel in water, less drag, less the pull of the tether.',
        text: '(m_v + m_a + m_w) dv/dt = (ρ_w V_a − m_a) g − W − F_D − F_T',
      },
    ],
    variables: [
      { symbol: 'm_v', meaning: 'mass of the vessel', unit: 'kg' },
      { symbol: 'm_a', meaning: 'mass of the air', unit: 'kg' },
      {
        symbol: 'm_w',
        meaning:
          'mass of the water inside the vessel, ρ_w (V − V_a), and of the water around it that moves along, half as much as the vessel could hold',
        unit: 'kg',
      },
      { symbol: 'v', meaning: 'speed, upward', unit: 'm/s' },
      { symbol: 't', meaning: 'time', unit: 's' },
      water,
      { symbol: 'V_a', meaning: 'volume of the air, growing as pressure falls', unit: 'm³' },
      { symbol: 'g', meaning: 'gravity', unit: 'm/s²' },
      weight,
      { symbol: 'F_D', meaning: 'drag, from E13', unit: 'N' },
      { symbol: 'F_T', meaning: 'pull of the tether, set by the generator', unit: 'N' },
    ],
    validFor:
      'One vessel on a straight way up in still water. The water inside weighs more than four times as much as vessel and air at the release, and is gone at the dock. Ignored: stretch of the rope; currents and waves.',
    source: 'Newton’s second law; the demo integrates it.',
  },
];
