import { C2K } from './constants.ts';
import { PhysicsError, requireInRange, type Limits } from './errors.ts';
import { requireInput, type InputRange } from './inputs.ts';
import { satProps } from './steam.ts';

/** Storage medium of a thermal store. */
export type StoreType = 'water' | 'packedBed' | 'salt';

const COMMON = {
  heat: { unit: 'J', min: 3.6e8, max: 3.6e14, default: 1168 * 3.6e9 },
  hours: { unit: 'h', min: 0, max: 720, default: 12 },
  tauHours: { unit: 'h', min: 10, max: 1e4, default: 600 },
} as const;
/** Below 260 °C the salt is close to freezing, above 600 °C it decomposes. */
const MOLTEN = { unit: '°C', min: 260, max: 600 } as const;

/** Inputs of thermalStore by storage medium; the default heat is the reference plant's, rounded. */
export const STORE_INPUTS = {
  water: {
    ...COMMON,
    hotC: { unit: '°C', min: 20, max: 340, default: 190 },
    coldC: { unit: '°C', min: 0, max: 340, default: 30 },
  },
  packedBed: {
    ...COMMON,
    hotC: { unit: '°C', min: 20, max: 800, default: 190 },
    coldC: { unit: '°C', min: 0, max: 800, default: 30 },
  },
  salt: {
    ...COMMON,
    hotC: { ...MOLTEN, default: 384 },
    coldC: { ...MOLTEN, default: 291 },
  },
} as const satisfies Record<StoreType, Record<string, InputRange>>;

const MASS: Limits = [0, 1e12];
const VOIDS: Limits = [0.25, 0.6];

/**
 * Sensible heat stored in pressurised water: `m (hf(hot) - hf(cold))`, kept liquid at or above the
 * saturation pressure at `hotC`.
 *
 * Source: IAPWS R7-97(2012); equation E15.
 *
 * @param options.m - mass, kg, 0 to 1e12
 * @param options.hotC - temperature when full, °C, 20 to 340
 * @param options.coldC - temperature when empty, °C, 0 to 340
 * @returns heat, J
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` unless `coldC < hotC`
 */
export function pressurisedWaterHeat(options: { m: number; hotC: number; coldC: number }): number {
  const { m, hotC, coldC } = options;
  requireInRange('m', m, MASS);
  requireInput('hotC', hotC, STORE_INPUTS.water.hotC);
  requireInput('coldC', coldC, STORE_INPUTS.water.coldC);
  requireColder(coldC, hotC);
  return m * (satProps(hotC + C2K).hf - satProps(coldC + C2K).hf);
}

/**
 * Sensible heat stored in a packed bed of stones: `V (1 - eps) rho cp dT util`.
 *
 * For constant specific heat. Source: heat balance; equation E15.
 *
 * @param options.V - volume of the bed, m3, 0.01 to 1e6
 * @param options.eps - void fraction of the bed, 0.25 to 0.6
 * @param options.rho - density of the stone, kg/m3, 500 to 8000
 * @param options.cp - specific heat of the stone, J/(kg K), 100 to 5000
 * @param options.dT - temperature difference between full and empty, K, 0 to 1000
 * @param options.util - share of the bed on the useful side of the thermocline, 0 to 1
 * @returns heat, J
 * @throws {@link PhysicsError} outside the ranges
 */
export function packedBedHeat(options: {
  V: number;
  eps: number;
  rho: number;
  cp: number;
  dT: number;
  util?: number;
}): number {
  const { V, eps, rho, cp, dT, util = 1 } = options;
  requireInRange('V', V, [0.01, 1e6]);
  requireInRange('eps', eps, VOIDS);
  requireInRange('rho', rho, [500, 8000]);
  requireInRange('cp', cp, [100, 5000]);
  requireInRange('dT', dT, [0, 1000]);
  requireInRange('util', util, [0, 1]);
  return V * (1 - eps) * rho * cp * dT * util;
}

/**
 * Sensible heat stored in solar salt (60 % sodium nitrate, 40 % potassium nitrate):
 * `m (1443 (hot - cold) + 0.086 (hot^2 - cold^2))`, °C.
 *
 * Valid from 260 to 600 °C; it freezes near 220 to 240 °C. Source: Zavoico (2001), Solar power tower
 * design basis, SAND2001-2100: cp = 1443 + 0.172 t.
 *
 * @param options.m - mass, kg, 0 to 1e12
 * @param options.hotC - temperature when full, °C
 * @param options.coldC - temperature when empty, °C
 * @returns heat, J
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` unless `coldC < hotC`
 */
export function solarSaltHeat(options: { m: number; hotC: number; coldC: number }): number {
  const { m, hotC, coldC } = options;
  requireInRange('m', m, MASS);
  requireInput('hotC', hotC, MOLTEN);
  requireInput('coldC', coldC, MOLTEN);
  requireColder(coldC, hotC);
  return m * (1443 * (hotC - coldC) + 0.086 * (hotC ** 2 - coldC ** 2));
}

/**
 * Density of molten solar salt: `2090 - 0.636 tC`.
 *
 * Valid from 260 to 600 °C. Source: Zavoico (2001), SAND2001-2100.
 *
 * @param tC - temperature, °C
 * @returns density, kg/m3
 * @throws {@link PhysicsError} outside the range
 */
export function solarSaltDensity(tC: number): number {
  requireInput('tC', tC, MOLTEN);
  return 2090 - 0.636 * tC;
}

/**
 * Pressure drop of a gas flowing through a packed bed, by the Ergun equation:
 * `L (150 mu (1 - eps)^2 u / (eps^3 d^2) + 1.75 rho (1 - eps) u^2 / (eps^3 d))`.
 *
 * For spherical stones of uniform size. Source: Ergun (1952), Chem. Eng. Prog. 48, 89-94.
 *
 * @param options.L - length of the bed, m, 0 to 1000
 * @param options.eps - void fraction of the bed, 0.25 to 0.6
 * @param options.d - diameter of the stones, m, 1e-4 to 1
 * @param options.mu - dynamic viscosity of the gas, Pa s, 1e-6 to 1e-2
 * @param options.rho - density of the gas, kg/m3, 0.01 to 2000
 * @param options.u - superficial velocity of the gas, m/s, 0 to 10
 * @returns pressure drop, Pa
 * @throws {@link PhysicsError} outside the ranges
 */
export function ergunPressureDrop(options: {
  L: number;
  eps: number;
  d: number;
  mu: number;
  rho: number;
  u: number;
}): number {
  const { L, eps, d, mu, rho, u } = options;
  requireInRange('L', L, [0, 1000]);
  requireInRange('eps', eps, VOIDS);
  requireInRange('d', d, [1e-4, 1]);
  requireInRange('mu', mu, [1e-6, 1e-2]);
  requireInRange('rho', rho, [0.01, 2000]);
  requireInRange('u', u, [0, 10]);
  const viscous = (150 * mu * (1 - eps) ** 2 * u) / (eps ** 3 * d ** 2);
  const inertial = (1.75 * rho * (1 - eps) * u ** 2) / (eps ** 3 * d);
  return L * (viscous + inertial);
}

/**
 * Share of the heat retained after standing: `exp(-hours / tauHours)`.
 *
 * Source: one tank cooling to its surroundings.
 *
 * @param options.hours - time of standing, h, 0 to 720
 * @param options.tauHours - time after which 1/e is left, h, 10 to 1e4
 * @returns fraction, 0 to 1
 * @throws {@link PhysicsError} outside the ranges
 */
export function retained(options: { hours: number; tauHours: number }): number {
  const { hours, tauHours } = options;
  requireInput('hours', hours, COMMON.hours);
  requireInput('tauHours', tauHours, COMMON.tauHours);
  return Math.exp(-hours / tauHours);
}

/**
 * Exergy of heat given off between two temperatures:
 * `heat (1 - t0 ln(hotK/coldK) / (hotK - coldK))`. Below 0 where the heat is colder than `t0`.
 *
 * For constant specific heat. Source: exergy; equation E15.
 *
 * @param options.heat - heat, J, 0 to 1e18
 * @param options.hotK - temperature when full, K, 200 to 1500
 * @param options.coldK - temperature when empty, K, 200 to 1500
 * @param options.t0 - temperature of the surroundings, K, 200 to 400
 * @returns exergy, J
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` unless `coldK < hotK`
 */
export function heatExergy(options: {
  heat: number;
  hotK: number;
  coldK: number;
  t0: number;
}): number {
  const { heat, hotK, coldK, t0 } = options;
  requireInRange('heat', heat, [0, 1e18]);
  requireInRange('hotK', hotK, [200, 1500]);
  requireInRange('coldK', coldK, [200, 1500]);
  requireInRange('t0', t0, [200, 400]);
  requireColder(coldK, hotK, 'coldK');
  // Keeps its digits where the store hardly cools, unlike the logarithm of a ratio near 1.
  const cooling = hotK - coldK;
  return heat * (1 - (t0 * Math.log1p(cooling / coldK)) / cooling);
}

function requireColder(cold: number, hot: number, field = 'coldC'): void {
  if (cold >= hot) {
    throw new PhysicsError(
      'INCONSISTENT',
      field,
      `${field} (${cold}) must be below the hot temperature (${hot}), or the store holds no heat.`,
    );
  }
}
