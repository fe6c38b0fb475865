import { requireInputs, type InputRange } from './inputs.ts';

/** Inputs of {@link lcos}; the defaults are the illustrative first plant, plus or minus 50 %. */
export const COST_INPUTS = {
  capex: { unit: '$', min: 0, max: 1e11, default: 471e6 },
  rate: { unit: '1', min: 0, max: 0.3, default: 0.08 },
  years: { unit: 'a', min: 1, max: 80, default: 30, integer: true },
  om: { unit: '$/a', min: 0, max: 2e10, default: 11.775e6 },
  price: { unit: '$/MWh', min: 0, max: 500, default: 25 },
  rte: { unit: '1', min: 0.001, max: 0.999, default: 0.595145 },
  eOut: { unit: 'MWh/a', min: 0.001, max: 1e9, default: 240_000 },
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
 * Levelised cost of storage by cause: `capex CRF / eOut`, `om / eOut` and `price / rte`.
 *
 * Leaves out tax, degradation, replacement, interest during construction and all revenue. Source:
 * annuity method; equation E19 of /science/physics.
 *
 * @returns $/MWh each
 * @throws {@link PhysicsError} outside the ranges
 */
export function lcosParts(options: CostOptions): LcosParts {
  requireInputs(COST_INPUTS, options);
  const { capex, rate, years, om, price, rte, eOut } = options;
  return {
    capital: (capex * capitalRecoveryFactor(rate, years)) / eOut,
    operation: om / eOut,
    energy: price / rte,
  };
}

/**
 * Levelised cost of storage: `(capex CRF + om) / eOut + price / rte`, the sum of {@link lcosParts}.
 *
 * Leaves out tax, degradation, replacement, interest during construction and all revenue. Source:
 * annuity method; equation E19 of /science/physics.
 *
 * @returns $ for each MWh delivered
 * @throws {@link PhysicsError} outside the ranges
 */
export function lcos(options: CostOptions): number {
  const { capital, operation, energy } = lcosParts(options);
  return capital + operation + energy;
}
