import { C2K, CP_AIR, CP_V, EPS, R_AIR, R_V } from './constants.ts';
import type { AirCycle } from './cycle.ts';
import { requireInRange } from './errors.ts';
import { requireInput, type InputRange } from './inputs.ts';
import { satProps, tSat } from './steam.ts';

/** Inputs of {@link humidExpansion} and {@link boostMode}: kilograms of steam per kilogram of air. */
export const HYBRID_INPUTS = {
  om: { unit: '1', min: 0, max: 0.12, default: 0.07 },
} as const satisfies Record<string, InputRange>;

/** Below this partial pressure water freezes before it condenses, Pa. */
const FREEZING = 611.3;

/** Air and steam through the expanders, per kg of dry air that the store gave. */
export interface HumidExpansion {
  /** Work of the expanders, J. */
  w: number;
  /** Heat that they and the saturator take, J. */
  q: number;
  /** Temperature ratio of an expander, outlet over inlet. */
  f: number;
  /** Partial pressure of the steam before the first expander, Pa. */
  pv: number;
  /** Temperature out of the saturator, K; missing where the steam is too little to condense. */
  ts?: number;
}

/**
 * The expanders with `om` kilograms of steam in each kilogram of air, at the cycle's own expander
 * inlet: `w = nExp cp tIn (1 - f)` with `R = R_AIR + om R_V` and `cp = CP_AIR + om CP_V`; the heat is
 * that of the air and its reheats, and `om (hg(Ts) - hf(tFeed) + CP_V (tIn - Ts))` for the steam.
 *
 * Valid for om 0 to 0.12, as an ideal mixture. Source: ideal mixture with IAPWS R7-97(2012); equation
 * E17.
 *
 * @param om - kilograms of steam per kilogram of dry air
 * @param chain - the plant, from {@link plantChain}
 * @throws {@link PhysicsError} outside the range
 */
export function humidExpansion(om: number, chain: AirCycle): HumidExpansion {
  requireInput('om', om, HYBRID_INPUTS.om);
  return expanders(chain)(om);
}

/** Result of raising steam with the surplus heat. */
export interface HybridMode {
  /**
   * Kilograms of steam per kilogram of air that the surplus heat makes; 0 without a surplus. At most
   * 0.12, and then heat may be left over.
   */
  omega: number;
  /** Temperature out of the saturator, K; missing without steam. */
  tSatOut?: number;
  /** Temperature at the exhaust, K. */
  tExhHyb: number;
  /** Dew point of the exhaust, K; missing where it is below freezing. */
  tDewExh?: number;
  /** Electricity out, J per kg of dry air. */
  eOutHyb: number;
}

/** Returns the most steam, up to 0.12, that the surplus heat can raise, and the output with it. */
export function saturate(chain: AirCycle): HybridMode {
  const omega = chain.heatLimited ? 0 : mostSteam(chain);
  const { w, f, ts } = humidExpansion(omega, chain);
  const pvExh = (chain.options.pExh * omega) / (EPS + omega);
  return {
    omega,
    ...(ts !== undefined && { tSatOut: ts }),
    tExhHyb: chain.tIn * f,
    ...(pvExh > FREEZING && { tDewExh: tSat(pvExh) }),
    eOutHyb: outputWith(w, chain),
  };
}

/**
 * More steam than the left-over heat can make: more power for fewer hours. The steam is made from
 * stored heat in the surface saturator; none enters a vessel, where it would condense.
 *
 * @param chain - the plant, from {@link plantChain}
 * @param om - kilograms of steam per kilogram of dry air, from `chain.omega` to 0.12
 * @returns power over that on dry air, and the share of the discharge for which the heat lasts
 * @throws {@link PhysicsError} outside the range
 */
export function boostMode(
  chain: AirCycle & Pick<HybridMode, 'omega'>,
  om: number,
): { powerRatio: number; durationRatio: number } {
  requireInRange('om', om, [chain.omega, HYBRID_INPUTS.om.max]);
  const { w, q } = humidExpansion(om, chain);
  return {
    powerRatio: outputWith(w, chain) / chain.eOut,
    durationRatio: Math.min(1, chain.qAvail / q),
  };
}

function outputWith(wExp: number, { wStroke, options }: AirCycle): number {
  return (wStroke + options.etaGen * wExp) * (1 - options.aux);
}

/** Prepares {@link humidExpansion} for one plant, since {@link mostSteam} evaluates it many times. */
function expanders(chain: AirCycle): (om: number) => HumidExpansion {
  const { tIn, tDock, pIn, rExp, dissolved } = chain;
  const { nExp, etaE, tFeedC } = chain.options;
  const hFeed = satProps(tFeedC + C2K).hf;
  return (om) => {
    const cp = CP_AIR + om * CP_V;
    const f = rExp ** ((-(R_AIR + om * R_V) * etaE) / (cp * nExp));
    const w = (1 - dissolved) * nExp * cp * tIn * (1 - f);
    const q = (1 - dissolved) * (CP_AIR * (tIn - tDock) + (nExp - 1) * cp * tIn * (1 - f));
    const pv = (pIn * om) / (EPS + om);
    if (pv <= FREEZING) return { w, q, f, pv };
    const ts = tSat(pv);
    const steam = om * (satProps(ts).hg - hFeed + CP_V * (tIn - ts));
    return { w, q: q + (1 - dissolved) * steam, f, pv, ts };
  };
}

/** Bisects until the bracket is one floating-point step wide. */
function mostSteam(chain: AirCycle): number {
  const withSteam = expanders(chain);
  let { min, max }: { min: number; max: number } = HYBRID_INPUTS.om;
  for (;;) {
    const middle = (min + max) / 2;
    if (middle <= min || middle >= max) return min;
    if (withSteam(middle).q > chain.qAvail) max = middle;
    else min = middle;
  }
}
