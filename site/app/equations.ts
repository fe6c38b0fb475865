export interface Equation {
  number: string;
  /** What it gives. */
  name: string;
  relation: string;
  holdsFor: string;
  source: string;
}

/** The relations behind our figures, by subject (§9 of the technology brief). */
export const equations = {
  sea: [
    {
      number: 'E1',
      name: 'Pressure gained with depth',
      relation: 'dp/dz = ρ g',
      holdsFor: 'Still sea.',
      source: 'Hydrostatics.',
    },
    {
      number: 'E2',
      name: 'Depth at a pressure',
      relation: 'z = polynomial(p) / mean gravity',
      holdsFor: 'Salinity 35 and 0\u00a0°C, to 10,000 decibar, within 0.1\u00a0m.',
      source: 'UNESCO Technical Papers in Marine Science 44, 1983.',
    },
    {
      number: 'E3',
      name: 'Density of sea water',
      relation: 'ρ = ρ₀(S, t) / (1 − p/K(S, t, p))',
      holdsFor: 'Salinity 0 to 42, −2 to 40\u00a0°C.',
      source: 'UNESCO 44, the 1980 equation of state.',
    },
  ],
  vessel: [
    {
      number: 'E9',
      name: 'Pull on the tether',
      relation: 'F = (ρ V − m) g − W',
      holdsFor: 'Slow motion. V and m are the air’s, W is the vessel’s weight in water.',
      source: 'Archimedes.',
    },
    {
      number: 'E10',
      name: 'Work of one stroke',
      relation: 'W = p₂ V [(p₁/p₂)ᵏ − 1] / k',
      holdsFor:
        'No air spilt, any density of the sea, k\u00a0=\u00a0(n\u00a0−\u00a01)/n. As k goes to 0, p₂\u00a0V\u00a0ln(p₁/p₂).',
      source: 'This work: the integral of V\u00a0dp.',
    },
    {
      number: 'E11',
      name: 'The dock that gives most work',
      relation: 'p₁/p₂ = (1 − k)^(−1/k)',
      holdsFor: 'No air spilt. It is e, 2.718, when n is 1.',
      source: 'From E10.',
    },
    {
      number: 'E12',
      name: 'No free lunch',
      relation: 'R T ln(p₁/p₀) = R T ln(p₁/p₂) + R T ln(p₂/p₀)',
      holdsFor: 'Perfect machines. Stroke and turbines return what was paid, and no more.',
      source: 'From E5.',
    },
    {
      number: 'E13',
      name: 'Drag',
      relation: 'F = ½ ρ c A v²',
      holdsFor: 'Blunt body, steady, c of 1.0 assumed. Also the speed of a vessel torn loose.',
      source: 'Fluid mechanics.',
    },
  ],
  air: [
    {
      number: 'E4',
      name: 'Density of air',
      relation: 'ρ = p / (R T)',
      holdsFor: 'Within 3\u00a0% at 100\u00a0bar and 4\u00a0°C.',
      source: 'Ideal gas.',
    },
    {
      number: 'E5',
      name: 'Least work to compress',
      relation: 'w = R T ln(p₁/p₀)',
      holdsFor: 'One temperature throughout. It is also the most to get back.',
      source: 'Thermodynamics.',
    },
    {
      number: 'E6',
      name: 'Temperature after a stage',
      relation: 'T₂ = T₁ (p₂/p₁)^((γ − 1)/(γ η))',
      holdsFor: 'One stage, constant specific heat.',
      source: 'Thermodynamics.',
    },
    {
      number: 'E7',
      name: 'Work of the compressors',
      relation: 'w = Σ c (T out − T in)',
      holdsFor: 'Equal stages, constant specific heat c.',
      source: 'Thermodynamics.',
    },
    {
      number: 'E8',
      name: 'Work held in a cubic metre',
      relation: 'e = p ln(p/p₀)',
      holdsFor: 'A store open to the sea, at ambient temperature.',
      source: 'Exergy. Agrees within 1.2\u00a0% with Garvey, 2008.',
    },
    {
      number: 'E14',
      name: 'Work of the turbines',
      relation: 'w = N c T [1 − r^(−(γ − 1) η/(γ N))]',
      holdsFor: 'N equal stages over the ratio r, each reheated to T.',
      source: 'Thermodynamics.',
    },
  ],
  plant: [
    {
      number: 'E15',
      name: 'Heat in the tanks',
      relation: 'Q = m [h(hot) − h(cold)]',
      holdsFor: 'Water below its boiling point at the pressure of the tank.',
      source: 'IAPWS R7-97.',
    },
    {
      number: 'E16',
      name: 'Boiling point at a pressure',
      relation: 'a quadratic in p^¼ and T',
      holdsFor: '0 to 374\u00a0°C.',
      source: 'IAPWS R7-97.',
    },
    {
      number: 'E17',
      name: 'Steam carried by air',
      relation: 'ω = 0.622 pᵥ / (p − pᵥ)',
      holdsFor: 'Ideal mixture.',
      source: 'Psychrometrics.',
    },
    {
      number: 'E18',
      name: 'Round trip',
      relation: 'energy out / energy in, over one full cycle',
      holdsFor: 'Air lost in the store and the plant’s own use counted.',
      source: 'Energy balance.',
    },
    {
      number: 'E19',
      name: 'Cost of storage',
      relation: '(CRF · C + O) / E + c / η',
      holdsFor: 'Capital C, upkeep O, power bought at c. No tax, no wear.',
      source: 'Annuity method.',
    },
    {
      number: 'E20',
      name: 'Carbon avoided',
      relation: 'E (f displaced − f charging / η)',
      holdsFor: 'Marginal factors f. Below zero it is carbon added.',
      source: 'Balance.',
    },
  ],
} satisfies Record<string, Equation[]>;
