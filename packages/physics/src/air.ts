import { CP_AIR, P_ATM, R_AIR } from './constants.ts';
import { PhysicsError, requireInRange, type Limits } from './errors.ts';
import { requireInput, type InputRange } from './inputs.ts';
import { KAPPA } from './polytropic.ts';

/** Inputs of the air formulas; the default pressure is that of the reference plant's store. */
export const AIR_INPUTS = {
  p: { unit: 'Pa', min: 1e5, max: 5e7, default: 10_187_213.613 },
  T: { unit: 'K', min: 230, max: 600, default: 288.15 },
  stages: { unit: '1', min: 1, max: 6, default: 3, integer: true },
  etaP: { unit: '1', min: 0.5, max: 0.95, default: 0.85 },
  tIc: { unit: 'K', min: 273.15, max: 400, default: 303.15 },
} as const satisfies Record<string, InputRange>;

const RATIO: Limits = [1, 500];

/**
 * Density of dry air as an ideal gas: `p / (R_AIR T)`.
 *
 * Valid for 1e5 to 5e7 Pa, 230 to 600 K. Real air is about 3 % denser at 10 MPa and 277 K; above
 * 20 MPa use a real-gas equation. Source: ideal gas; U.S. Standard Atmosphere, 1976.
 *
 * @param p - absolute pressure, Pa
 * @param T - temperature, K
 * @returns density, kg/m3
 * @throws {@link PhysicsError} outside the ranges
 */
export function airDensity(p: number, T: number): number {
  requireInput('p', p, AIR_INPUTS.p);
  requireInput('T', T, AIR_INPUTS.T);
  return p / (R_AIR * T);
}

/**
 * Isothermal work: the minimum to compress a kilogram of air and the maximum its expansion can yield,
 * `R_AIR T ln r`.
 *
 * Valid for 230 to 600 K, r 1 to 500. Source: thermodynamics of the ideal gas; equation E5.
 *
 * @param T - temperature throughout, K
 * @param r - pressure ratio, high over low
 * @returns work, J/kg
 * @throws {@link PhysicsError} outside the ranges
 */
export function isothermalWork(T: number, r: number): number {
  requireInput('T', T, AIR_INPUTS.T);
  requireInRange('r', r, RATIO);
  return R_AIR * T * Math.log(r);
}

/**
 * Temperature ratio of an isentropic compression: `r^((GAMMA - 1)/GAMMA)`.
 *
 * Valid for r 1 to 500, constant specific heat. Source: thermodynamics of the ideal gas.
 *
 * @param r - pressure ratio, high over low
 * @returns `T2/T1`
 * @throws {@link PhysicsError} outside the range
 */
export function isentropicTemperatureRatio(r: number): number {
  requireInRange('r', r, RATIO);
  return r ** KAPPA;
}

/**
 * Specific work of an isentropic compression in one stage: `CP_AIR T (r^((GAMMA - 1)/GAMMA) - 1)`.
 *
 * Valid for 230 to 600 K at the inlet, r 1 to 500, constant specific heat. Source: thermodynamics
 * of the ideal gas.
 *
 * @param T - inlet temperature, K
 * @param r - pressure ratio, high over low
 * @returns work, J/kg
 * @throws {@link PhysicsError} outside the ranges
 */
export function isentropicWork(T: number, r: number): number {
  requireInput('T', T, AIR_INPUTS.T);
  return CP_AIR * T * (isentropicTemperatureRatio(r) - 1);
}

/**
 * Polytropic compression in stages of equal pressure ratio with intercooling: each stage ends at
 * `Tin (ratio^(1/stages))^((GAMMA - 1)/(GAMMA etaP))`, and the work is the sum of
 * `CP_AIR (Tout - Tin)`.
 *
 * For constant specific heat. An outlet above 400 °C (673 K) is beyond ordinary machines.
 * Source: polytropic efficiency of the ideal gas; equations E6 and E7.
 *
 * @param options.t1 - temperature into the first stage, K, 230 to 600
 * @param options.ratio - pressure ratio of the whole train, 1 to 500
 * @param options.stages - number of stages, 1 to 6
 * @param options.etaP - polytropic efficiency, 0.5 to 0.95
 * @param options.tIc - temperature into each later stage, K, 273.15 to 400
 * @returns work, J/kg, and the outlet temperature of each stage, K
 * @throws {@link PhysicsError} outside the ranges; `NOT_INTEGER` for a fraction of a stage
 */
export function compressTrain(options: {
  t1: number;
  ratio: number;
  stages: number;
  etaP: number;
  tIc: number;
}): { work: number; tOut: number[] } {
  const { t1, ratio, stages, etaP, tIc } = options;
  requireInput('t1', t1, AIR_INPUTS.T);
  requireTrain(ratio, stages, etaP);
  requireInput('tIc', tIc, AIR_INPUTS.tIc);
  const rise = ratio ** (KAPPA / (etaP * stages));
  const tIn = Array.from({ length: stages }, (_, stage) => (stage === 0 ? t1 : tIc));
  return {
    work: tIn.reduce((sum, t) => sum + CP_AIR * t * (rise - 1), 0),
    tOut: tIn.map((t) => t * rise),
  };
}

/**
 * Polytropic expansion in stages of equal pressure ratio, reheated to `tIn` before each: each exhausts at
 * `Te = tIn (ratio^(1/stages))^(-(GAMMA - 1) etaP/GAMMA)`, and the work `stages CP_AIR (tIn - Te)`.
 *
 * For constant specific heat. Source: polytropic efficiency of the ideal gas; equation E14.
 *
 * @param options.tIn - temperature into each stage, K, 230 to 600
 * @param options.ratio - pressure ratio of the whole train, 1 to 500
 * @param options.stages - number of stages, 1 to 6
 * @param options.etaP - polytropic efficiency, 0.5 to 0.95
 * @returns work, J/kg, and the temperature after each stage, K
 * @throws {@link PhysicsError} outside the ranges; `NOT_INTEGER` for a fraction of a stage
 */
export function expandTrain(options: {
  tIn: number;
  ratio: number;
  stages: number;
  etaP: number;
}): { work: number; tExhaust: number } {
  const { tIn, ratio, stages, etaP } = options;
  requireInput('tIn', tIn, AIR_INPUTS.T);
  requireTrain(ratio, stages, etaP);
  const tExhaust = tIn * ratio ** ((-KAPPA * etaP) / stages);
  return { work: stages * CP_AIR * (tIn - tExhaust), tExhaust };
}

/**
 * Flow exergy of a cubic metre of air stored at constant pressure and ambient temperature, as in a
 * bag or bell open to the sea: `p ln(p / P_ATM)`. Negative below one atmosphere.
 *
 * Valid for 1e5 to 5e7 Pa, ideal gas. Source: flow exergy; equation E8.
 *
 * @param p - absolute pressure, Pa
 * @returns exergy, J/m3
 * @throws {@link PhysicsError} outside the range
 */
export function flowExergyPerM3(p: number): number {
  requireInput('p', p, AIR_INPUTS.p);
  return p * Math.log(p / P_ATM);
}

/**
 * Closed-system exergy of a cubic metre of air in a rigid tank at ambient temperature:
 * `p (ln(p / P_ATM) - 1 + P_ATM / p)`.
 *
 * Valid for 1e5 to 5e7 Pa, ideal gas. Source: exergy of a closed system.
 *
 * @param p - absolute pressure, Pa
 * @returns exergy, J/m3
 * @throws {@link PhysicsError} outside the range
 */
export function closedExergyPerM3(p: number): number {
  return flowExergyPerM3(p) - p + P_ATM;
}

/**
 * Efficiency of a plant that burns fuel to reheat its air, such as Huntorf:
 * `1 / (elIn + fuelIn)`, all energy in counted alike.
 *
 * Source: energy balance; Budt et al. (2016), Appl. Energy 170, 250-268.
 *
 * @param elIn - electricity in per unit of electricity out, 0 to 10
 * @param fuelIn - fuel heat in per unit of electricity out, 0 to 10
 * @returns efficiency, below 1
 * @throws {@link PhysicsError} outside the ranges; `SECOND_LAW` if no more goes in than comes out
 */
export function diabaticEfficiency(elIn: number, fuelIn: number): number {
  requireInRange('elIn', elIn, [0, 10]);
  requireInRange('fuelIn', fuelIn, [0, 10]);
  if (elIn + fuelIn <= 1) {
    throw new PhysicsError(
      'SECOND_LAW',
      'elIn',
      `elIn and fuelIn must add up to more than 1, the energy that comes out; they make ${elIn + fuelIn}.`,
    );
  }
  return 1 / (elIn + fuelIn);
}

function requireTrain(ratio: number, stages: number, etaP: number): void {
  requireInRange('ratio', ratio, RATIO);
  requireInput('stages', stages, AIR_INPUTS.stages);
  requireInput('etaP', etaP, AIR_INPUTS.etaP);
}
