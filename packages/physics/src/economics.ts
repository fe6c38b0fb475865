import { requireInputs, type InputRange } from './inputs.ts';

/**
 * Inputs of {@link lcos}; the defaults are the illustrative first plant, plus or minus 50 %, which keeps
 * four vessels waiting as a reserve and so sells 780 MWh of a discharge.
 */
export const COST_INPUTS = {
  capex: { unit: '$', min: 0, max: 1e11, default: 471e6 },
  rate: { unit: '1', min: 0, max: 0.3, default: 0.08 },
  years: { unit: 'a', min: 1, max: 80, default: 30, integer: true },
  om: { unit: '$/a', min: 0, max: 2e10, default: 11.775e6 },
  replacement: { unit: '$/a', min: 0, max: 2e10, default: 9.6e6 },
  price: { unit: '$/MWh', min: 0, max: 500, default: 25 },
  rte: { unit: '1', min: 0.001, max: 0.999, default: 0.590756 },
  eOut: { unit: 'MWh/a', min: 0.001, max: 1e9, default: 234_000 },
} as const satisfies Record<string, InputRange>;

/** Cost assumptions of a storage plant. */
export interface CostOptions {
  /** Capital, $, 0 to 1e11. */
  capex: number;
  /** Yearly rate of interest, 0 to 0.3. */
  rate: number;
  /** Life of the plant, a whole number of years, 1 to 80. */
  years: number;
  /** Operation and maintenance, $ a year, 0 to 2e10. */
  om: number;
  /** Parts replaced before the plant is, such as ropes, $ a year, 0 to 2e10; none if left out. */
  replacement?: number;
  /** Price of the electricity that charges the plant, $/MWh, 0 to 500. */
  price: number;
  /** Round-trip efficiency, above 0 and below 1: 0.001 to 0.999. */
  rte: number;
  /** Electricity delivered, MWh a year, 0.001 to 1e9. */
  eOut: number;
}

/** Levelised cost of a delivered megawatt-hour, by cause. */
export interface LcosParts {
  /** Interest and repayment, $/MWh. */
  capital: number;
  /** Operation and maintenance, $/MWh. */
  operation: number;
  /** Parts replaced, $/MWh. */
  replacement: number;
  /** Electricity bought, its losses included, $/MWh. */
  energy: number;
}

/**
 * Yearly payment that repays a unit of capital with interest: `r (1 + r)^n / ((1 + r)^n - 1)`;
 * `1/n` at r = 0.
 *
 * Valid for 0 to 30 % and 1 to 80 years. Source: annuity method; ASHRAE 2013 tables.
 *
 * @param rate - yearly rate of interest, 0 to 0.3
 * @param years - number of payments, a whole number from 1 to 80
 * @returns share of the capital, 1/a
 * @throws {@link PhysicsError} outside the ranges
 */
export function capitalRecoveryFactor(rate: number, years: number): number {
  requireInputs({ rate: COST_INPUTS.rate, years: COST_INPUTS.years }, { rate, years });
  // The published form divides next to nothing by next to nothing as r goes to 0.
  return rate === 0 ? 1 / years : rate / -Math.expm1(-years * Math.log1p(rate));
}

/**
 * Levelised cost of storage by cause: `capex CRF / eOut`, `om / eOut`, `replacement / eOut` and
 * `price / rte`.
 *
 * Leaves out tax, degradation, interest during construction and all revenue. Source:
 * annuity method; equation E19.
 *
 * @returns $/MWh each
 * @throws {@link PhysicsError} outside the ranges
 */
export function lcosParts(options: CostOptions): LcosParts {
  const inputs = { replacement: 0, ...options };
  requireInputs(COST_INPUTS, inputs);
  const { capex, rate, years, om, replacement, price, rte, eOut } = inputs;
  return {
    capital: (capex * capitalRecoveryFactor(rate, years)) / eOut,
    operation: om / eOut,
    replacement: replacement / eOut,
    energy: price / rte,
  };
}

/**
 * Levelised cost of storage: `(capex CRF + om + replacement) / eOut + price / rte`, the sum of
 * {@link lcosParts}.
 *
 * Leaves out tax, degradation, interest during construction and all revenue. Source:
 * annuity method; equation E19.
 *
 * @returns $ for each MWh delivered
 * @throws {@link PhysicsError} outside the ranges
 */
export function lcos(options: CostOptions): number {
  const { capital, operation, replacement, energy } = lcosParts(options);
  return capital + operation + replacement + energy;
}

/** Inputs of {@link breakEvenCapital}; the defaults are an example, and no market price. */
export const BREAK_EVEN_INPUTS = {
  cost: { unit: '$/MWh', min: 0, max: 1e5, default: 300 },
  rate: COST_INPUTS.rate,
  years: COST_INPUTS.years,
  omShare: { unit: '1/a', min: 0, max: 0.2, default: 0.025 },
  price: COST_INPUTS.price,
  rte: COST_INPUTS.rte,
  eOut: COST_INPUTS.eOut,
} as const satisfies Record<string, InputRange>;

/**
 * Capital at which a store delivers at a given cost: `(cost - price / rte) eOut / (CRF + omShare)`,
 * {@link lcos} solved for the capital, with upkeep as a share of it. Below 0 where the electricity
 * alone costs more.
 *
 * Source: equation E19.
 *
 * @param options.cost - levelised cost to meet, $/MWh, 0 to 1e5
 * @param options.rate - yearly rate of interest, 0 to 0.3
 * @param options.years - life, a whole number of years, 1 to 80
 * @param options.omShare - upkeep in a year as a share of the capital, 0 to 0.2
 * @param options.price - of the electricity that charges it, $/MWh, 0 to 500
 * @param options.rte - round-trip efficiency, 0.001 to 0.999
 * @param options.eOut - electricity delivered, MWh a year, 0.001 to 1e9
 * @returns $
 * @throws {@link PhysicsError} outside the ranges
 */
export function breakEvenCapital(options: {
  cost: number;
  rate: number;
  years: number;
  omShare: number;
  price: number;
  rte: number;
  eOut: number;
}): number {
  requireInputs(BREAK_EVEN_INPUTS, options);
  const { cost, rate, years, omShare, price, rte, eOut } = options;
  return ((cost - price / rte) * eOut) / (capitalRecoveryFactor(rate, years) + omShare);
}

/**
 * Inputs of {@link addedHourCost}; the default capital is of bags and rock of the illustrative first
 * plant alone, a lower bound, since the heat to be stored grows with the hours too.
 */
export const ADDED_HOUR_INPUTS = {
  capexPerKwh: { unit: '$/kWh', min: 0, max: 10_000, default: 28 },
  rate: COST_INPUTS.rate,
  years: COST_INPUTS.years,
  omShare: BREAK_EVEN_INPUTS.omShare,
  cycles: { unit: '1/a', min: 1, max: 1000, default: 300 },
  price: COST_INPUTS.price,
  rte: COST_INPUTS.rte,
} as const satisfies Record<string, InputRange>;

/**
 * Cost of each megawatt-hour that one more hour of storage delivers, where the machines stand already:
 * `1000 capexPerKwh (CRF + omShare) / cycles + price / rte`.
 *
 * For hours that are used in every cycle. Source: equation E19, of the added capital alone.
 *
 * @param options.capexPerKwh - capital of what grows with the hours, $/kWh, 0 to 10 000
 * @param options.rate - yearly rate of interest, 0 to 0.3
 * @param options.years - life, a whole number of years, 1 to 80
 * @param options.omShare - upkeep in a year as a share of the capital, 0 to 0.2
 * @param options.cycles - discharges a year, 1 to 1000
 * @param options.price - of the electricity that charges it, $/MWh, 0 to 500
 * @param options.rte - round-trip efficiency, 0.001 to 0.999
 * @returns $/MWh
 * @throws {@link PhysicsError} outside the ranges
 */
export function addedHourCost(options: {
  capexPerKwh: number;
  rate: number;
  years: number;
  omShare: number;
  cycles: number;
  price: number;
  rte: number;
}): number {
  requireInputs(ADDED_HOUR_INPUTS, options);
  const { capexPerKwh, rate, years, omShare, cycles, price, rte } = options;
  return (
    (1000 * capexPerKwh * (capitalRecoveryFactor(rate, years) + omShare)) / cycles + price / rte
  );
}

/** Inputs of {@link dieselCost}; the defaults are assumptions. */
export const DIESEL_INPUTS = {
  pricePerLitre: { unit: '$/l', min: 0, max: 20, default: 1 },
  eta: { unit: '1', min: 0.1, max: 0.6, default: 0.38 },
  om: { unit: '$/MWh', min: 0, max: 1000, default: 0 },
} as const satisfies Record<string, InputRange>;

/** Energy of a litre of diesel, MWh: 43 MJ/kg (IPCC 2006, vol. 2, table 1.2) at an assumed 0.84 kg. */
const MWH_PER_LITRE = (43 * 0.84) / 3600;

/**
 * Cost of a megawatt-hour from a diesel set that stands already: `pricePerLitre / (eta 0.01003) + om`.
 *
 * Leaves out the set itself, its start and part load. Source: net calorific value of IPCC (2006)
 * Guidelines, vol. 2, table 1.2.
 *
 * @param options.pricePerLitre - of fuel at the plant, $/l, 0 to 20
 * @param options.eta - electricity over the fuel's net calorific value, 0.1 to 0.6
 * @param options.om - running costs besides fuel, $/MWh, 0 to 1000
 * @returns $/MWh
 * @throws {@link PhysicsError} outside the ranges
 */
export function dieselCost(options: { pricePerLitre: number; eta: number; om: number }): number {
  requireInputs(DIESEL_INPUTS, options);
  const { pricePerLitre, eta, om } = options;
  return pricePerLitre / (eta * MWH_PER_LITRE) + om;
}
