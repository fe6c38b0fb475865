import { EPS, R_V } from './constants.ts';
import { PhysicsError, requireInRange, type Limits } from './errors.ts';
import {
  LIQUID,
  SATURATION,
  STEAM_BOUNDARY,
  STEAM_IDEAL,
  STEAM_RESIDUAL,
} from './steam-coefficients.ts';

/** From the freezing point of water to its critical point. */
const SATURATED_K: Limits = [273.15, 647.096];
/** The results of {@link pSat} at both ends: IAPWS prints 611.213 Pa and 22.064 MPa, which cut them off. */
const SATURATED_PA: Limits = [611.212677, 22_064_000.001];
/** Above this temperature liquid and steam meet in a dense fluid with equations of its own. */
const T_DENSE = 623.15;
const PUMP_EFFICIENCY = 0.75;

/** Water or steam at one temperature and pressure. */
export interface SteamState {
  /** Specific volume, m3/kg. */
  v: number;
  /** Specific enthalpy, J/kg; 0 for liquid at the triple point, within 1 J/kg. */
  h: number;
  /** Specific entropy, J/(kg K); 0 for liquid at the triple point. */
  s: number;
}

/** Boiling water and the steam above it. */
export interface Saturation {
  /** Absolute pressure, Pa. */
  p: number;
  /** Specific volume of the liquid, m3/kg. */
  vf: number;
  /** Specific volume of the steam, m3/kg. */
  vg: number;
  /** Specific enthalpy of the liquid, J/kg. */
  hf: number;
  /** Specific enthalpy of the steam, J/kg. */
  hg: number;
  /** Specific entropy of the liquid, J/(kg K). */
  sf: number;
  /** Specific entropy of the steam, J/(kg K). */
  sg: number;
}

/**
 * Pressure at which water boils: region 4 of IF97, a quadratic of `p^(1/4)` and
 * `theta = T + n9/(T - n10)`.
 *
 * Valid from 273.15 to 647.096 K. Source: IAPWS R7-97(2012), equation 30; E16.
 *
 * @param T - temperature, K
 * @returns absolute pressure, Pa
 * @throws {@link PhysicsError} outside the range
 */
export function pSat(T: number): number {
  requireInRange('T', T, SATURATED_K);
  const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = SATURATION;
  const theta = T + n9 / (T - n10);
  const A = theta ** 2 + n1 * theta + n2;
  const B = n3 * theta ** 2 + n4 * theta + n5;
  const C = n6 * theta ** 2 + n7 * theta + n8;
  return 1e6 * ((2 * C) / (-B + Math.sqrt(B ** 2 - 4 * A * C))) ** 4;
}

/**
 * Temperature at which water boils: {@link pSat} solved for T.
 *
 * Valid from 611.213 Pa to 22.064 MPa. Source: IAPWS R7-97(2012), equation 31; E16.
 *
 * @param p - absolute pressure, Pa
 * @returns temperature, K
 * @throws {@link PhysicsError} outside the range
 */
export function tSat(p: number): number {
  requireInRange('p', p, SATURATED_PA);
  const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = SATURATION;
  const beta = (p / 1e6) ** 0.25;
  const E = beta ** 2 + n3 * beta + n6;
  const F = n1 * beta ** 2 + n4 * beta + n7;
  const G = n2 * beta ** 2 + n5 * beta + n8;
  const D = (2 * G) / (-F - Math.sqrt(F ** 2 - 4 * E * G));
  return (n10 + D - Math.sqrt((n10 + D) ** 2 - 4 * (n9 + n10 * D))) / 2;
}

/**
 * Liquid water: region 1 of IF97, `gamma = sum n (7.1 - pi)^I (tau - 1.222)^J` with
 * `pi = p / 16.53 MPa` and `tau = 1386 K / T`.
 *
 * Valid from 273.15 to 623.15 K, from saturation to 100 MPa. Source: IAPWS R7-97(2012), section 5.
 *
 * @param T - temperature, K
 * @param p - absolute pressure, Pa
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` where the water would boil
 */
export function region1(T: number, p: number): SteamState {
  requireInRange('T', T, [SATURATED_K[0], T_DENSE]);
  requireInRange('p', p, [SATURATED_PA[0], 100e6]);
  if (p < pSat(T)) {
    throw new PhysicsError(
      'INCONSISTENT',
      'p',
      `Water at ${T} K boils below ${pSat(T).toFixed(0)} Pa; at ${p} Pa it is steam. Raise p or use region2.`,
    );
  }
  return liquid(T, p);
}

/**
 * Steam: region 2 of IF97, `gamma = ln pi + sum n0 tau^J0 + sum n pi^I (tau - 0.5)^J` with
 * `pi = p / 1 MPa` and `tau = 540 K / T`.
 *
 * Valid from 273.15 to 1073.15 K, from 1 Pa to saturation, or to 100 MPa where there is none.
 * Source: IAPWS R7-97(2012), section 6.
 *
 * @param T - temperature, K
 * @param p - absolute pressure, Pa
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` where the steam would condense
 */
export function region2(T: number, p: number): SteamState {
  requireInRange('T', T, [SATURATED_K[0], 1073.15]);
  requireInRange('p', p, [1, 100e6]);
  const [a, b, c] = STEAM_BOUNDARY;
  const highest = T <= T_DENSE ? pSat(T) : 1e6 * (a + b * T + c * T ** 2);
  if (p > highest) {
    throw new PhysicsError(
      'INCONSISTENT',
      'p',
      `Steam at ${T} K exists up to ${highest.toFixed(0)} Pa; at ${p} Pa it is denser. Lower p or use region1.`,
    );
  }
  return steam(T, p);
}

/**
 * Boiling water and the steam above it, from regions 1, 2 and 4 of IF97.
 *
 * Valid from 273.15 to 623.15 K. Source: IAPWS R7-97(2012).
 *
 * @param T - temperature, K
 * @throws {@link PhysicsError} outside the range
 */
export function satProps(T: number): Saturation {
  requireInRange('T', T, [SATURATED_K[0], T_DENSE]);
  const p = pSat(T);
  const { v: vf, h: hf, s: sf } = liquid(T, p);
  const { v: vg, h: hg, s: sg } = steam(T, p);
  return { p, vf, vg, hf, hg, sf, sg };
}

/**
 * Steam that saturated air carries: `EPS pSat / (p - pSat)`.
 *
 * Valid from 273.15 to 647.096 K, 1e3 to 5e7 Pa, as an ideal mixture. Source: psychrometrics;
 * equation E17.
 *
 * @param T - temperature, K
 * @param p - absolute pressure of the mixture, Pa
 * @returns kilograms of steam per kilogram of dry air
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` where the water boils
 */
export function humidityRatioSat(T: number, p: number): number {
  requireInRange('p', p, [1e3, 5e7]);
  const ps = pSat(T);
  if (p <= ps) {
    throw new PhysicsError(
      'INCONSISTENT',
      'p',
      `p (${p} Pa) must be above ${ps.toFixed(0)} Pa: water at ${T} K boils there and leaves no room for air.`,
    );
  }
  return (EPS * ps) / (p - ps);
}

/**
 * Condensing steam turbine on saturated steam: an isentropic drop times `etaT`, less a pump of
 * efficiency 0.75.
 *
 * Leaves out superheat, moisture losses and the generator. Source: Rankine cycle with IAPWS
 * R7-97(2012).
 *
 * @param options.pBoil - boiler pressure, Pa, 1e5 to 1.6e7
 * @param options.tCond - temperature in the condenser, K, 273.15 to 372
 * @param options.etaT - isentropic efficiency of the turbine, 0.5 to 0.95
 * @returns heat `q` and work `w`, J per kg of steam, and `eta = w/q`
 * @throws {@link PhysicsError} outside the ranges
 */
export function saturatedRankine(options: { pBoil: number; tCond: number; etaT: number }): {
  q: number;
  w: number;
  eta: number;
} {
  const { pBoil, tCond, etaT } = options;
  requireInRange('pBoil', pBoil, [1e5, 1.6e7]);
  requireInRange('tCond', tCond, [SATURATED_K[0], 372]);
  requireInRange('etaT', etaT, [0.5, 0.95]);
  const { hg: hIn, sg: sIn } = satProps(tSat(pBoil));
  const { p, vf, hf, hg, sf, sg } = satProps(tCond);
  const hIsentropic = hf + ((sIn - sf) / (sg - sf)) * (hg - hf);
  const wPump = (vf * (pBoil - p)) / PUMP_EFFICIENCY;
  const w = etaT * (hIn - hIsentropic) - wPump;
  const q = hIn - hf - wPump;
  return { q, w, eta: w / q };
}

function liquid(T: number, p: number): SteamState {
  const pi = p / 16.53e6;
  const tau = 1386 / T;
  const x = 7.1 - pi;
  const y = tau - 1.222;
  let gamma = 0;
  let gammaPi = 0;
  let gammaTau = 0;
  for (const [I, J, n] of LIQUID) {
    const term = n * x ** I * y ** J;
    gamma += term;
    gammaPi -= (I * term) / x;
    gammaTau += (J * term) / y;
  }
  return state({ T, p, pi, tau, gamma, gammaPi, gammaTau });
}

function steam(T: number, p: number): SteamState {
  const pi = p / 1e6;
  const tau = 540 / T;
  const y = tau - 0.5;
  let gamma = Math.log(pi);
  let gammaPi = 1 / pi;
  let gammaTau = 0;
  for (const [J, n] of STEAM_IDEAL) {
    const term = n * tau ** J;
    gamma += term;
    gammaTau += (J * term) / tau;
  }
  for (const [I, J, n] of STEAM_RESIDUAL) {
    const term = n * pi ** I * y ** J;
    gamma += term;
    gammaPi += (I * term) / pi;
    gammaTau += (J * term) / y;
  }
  return state({ T, p, pi, tau, gamma, gammaPi, gammaTau });
}

/** Derives the state of the water from the dimensionless Gibbs energy `gamma` and its derivatives. */
function state(gibbs: {
  T: number;
  p: number;
  pi: number;
  tau: number;
  gamma: number;
  gammaPi: number;
  gammaTau: number;
}): SteamState {
  const { T, p, pi, tau, gamma, gammaPi, gammaTau } = gibbs;
  return {
    v: (pi * gammaPi * R_V * T) / p,
    h: tau * gammaTau * R_V * T,
    s: R_V * (tau * gammaTau - gamma),
  };
}
