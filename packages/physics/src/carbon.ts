import { COST_INPUTS } from './economics.ts';
import { requireInputs, type InputRange } from './inputs.ts';

/** Inputs of {@link efFromFuel}; the defaults are natural gas in a peaking plant. */
export const FUEL_INPUTS = {
  kgPerGJ: { unit: 'kg/GJ', min: 0, max: 150, default: 56.1 },
  eta: { unit: '1', min: 0.05, max: 1, default: 0.38 },
} as const satisfies Record<string, InputRange>;

/** Inputs of {@link co2Avoided}; by default curtailed energy charges a plant that displaces that peaker. */
export const CARBON_INPUTS = {
  eOut: { unit: 'MWh', min: 0, max: 1e9, default: COST_INPUTS.eOut.default },
  rte: COST_INPUTS.rte,
  efDisplaced: { unit: 'kg/MWh', min: 0, max: 1500, default: 531.47 },
  efCharge: { unit: 'kg/MWh', min: 0, max: 1500, default: 0 },
} as const satisfies Record<string, InputRange>;

/**
 * Carbon dioxide from a megawatt-hour of electricity made by burning a fuel: `3.6 kgPerGJ / eta`.
 *
 * Leaves out leakage and everything upstream of the plant. Source: IPCC (2006) Guidelines, volume 2,
 * for the fuels.
 *
 * @param kgPerGJ - carbon dioxide of the fuel, kg/GJ of its lower heating value, 0 to 150
 * @param eta - efficiency of the power plant, 0.05 to 1
 * @returns kg/MWh
 * @throws {@link PhysicsError} outside the ranges
 */
export function efFromFuel(kgPerGJ: number, eta: number): number {
  requireInputs(FUEL_INPUTS, { kgPerGJ, eta });
  return (3.6 * kgPerGJ) / eta;
}

/**
 * Carbon dioxide that a storage plant spares, or adds where the result is below 0:
 * `eOut (efDisplaced - efCharge / rte)`.
 *
 * For the power plants that run more or less because of it, not the average of a grid. Leaves out
 * construction and leakage. Source: balance; equation E20.
 *
 * @param options.eOut - electricity delivered, MWh, 0 to 1e9
 * @param options.rte - round-trip efficiency, 0.001 to 0.999
 * @param options.efDisplaced - carbon dioxide of what it displaces, kg/MWh, 0 to 1500
 * @param options.efCharge - carbon dioxide of what charges it, kg/MWh, 0 to 1500
 * @returns kg
 * @throws {@link PhysicsError} outside the ranges
 */
export function co2Avoided(options: {
  eOut: number;
  rte: number;
  efDisplaced: number;
  efCharge: number;
}): number {
  requireInputs(CARBON_INPUTS, options);
  const { eOut, rte, efDisplaced, efCharge } = options;
  return eOut * (efDisplaced - efCharge / rte);
}

/**
 * Carbon dioxide of charging above which storage adds more than it spares: `rte efDisplaced`.
 *
 * Source: {@link co2Avoided} at 0, solved for `efCharge`.
 *
 * @param rte - round-trip efficiency, 0.001 to 0.999
 * @param efDisplaced - carbon dioxide of what it displaces, kg/MWh, 0 to 1500
 * @returns kg/MWh
 * @throws {@link PhysicsError} outside the ranges
 */
export function breakEvenChargeIntensity(rte: number, efDisplaced: number): number {
  const { rte: efficiency, efDisplaced: displaced } = CARBON_INPUTS;
  requireInputs({ rte: efficiency, efDisplaced: displaced }, { rte, efDisplaced });
  return rte * efDisplaced;
}
