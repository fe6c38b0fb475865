import { GAMMA } from './constants.ts';

/** `T` varies as `p^KAPPA` along an isentrope. */
export const KAPPA = (GAMMA - 1) / GAMMA;

/** Below this exponent the quotient divides by next to nothing; its isothermal limit holds. */
const ISOTHERMAL = 1e-9;

/** `k` such that `T` varies as `p^k`. */
export function polytropicExponent(n: number): number {
  return (n - 1) / n;
}

/** `(r^k - 1) / k` for `logRatio = ln r`, which goes to `ln r` as `k` goes to 0. */
export function polytropicWork(k: number, logRatio: number): number {
  return Math.abs(k) < ISOTHERMAL ? logRatio : Math.expm1(k * logRatio) / k;
}
