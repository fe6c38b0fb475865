import { P_ATM } from './constants.ts';
import { requireInRange, type Limits } from './errors.ts';
import { requireInput, type InputRange } from './inputs.ts';

/** Inputs of the seawater formulas; the defaults are the site of the reference plant. */
export const OCEAN_INPUTS = {
  z: { unit: 'm', min: 0, max: 10_000, default: 1000 },
  lat: { unit: '°', min: -90, max: 90, default: 20 },
  S: { unit: '1', min: 0, max: 42, default: 35 },
  tC: { unit: '°C', min: -2, max: 40, default: 4 },
} as const satisfies Record<string, InputRange>;

// The depth formula was fitted to 10 000 dbar. This end lets every depth to 10 000 m in at any
// latitude: EOS-80 integrated that far stays within the fit's own 0.1 m of it.
const COLUMN_DBAR: Limits = [0, 10_400];

const GRAVITY_PER_DBAR = 1.092e-6;

// The specific volume of the standard ocean (S 35, 0 °C) integrated over pressure, and its slope:
// a depth times the average gravity, m2/s2.
const COLUMN = [0, 9.72659, -2.2512e-5, 2.279e-10, -1.82e-15] as const;
const COLUMN_SLOPE = [9.72659, 2 * -2.2512e-5, 3 * 2.279e-10, 4 * -1.82e-15] as const;

const T68_PER_T90 = 1.00024;
/** The range of {@link t68FromT90}: 40 °C of today is 40.0096 °C on EOS-80's scale. */
const T68: Limits = [OCEAN_INPUTS.tC.min * T68_PER_T90, OCEAN_INPUTS.tC.max * T68_PER_T90];

/**
 * A temperature on IPTS-68, the scale of EOS-80, from one on today's ITS-90: `1.00024 t90`.
 *
 * Valid from -2 to 40 °C. Source: IOC, SCOR and IAPSO (2010), TEOS-10.
 *
 * @param t90 - temperature, °C on ITS-90
 * @returns temperature, °C on IPTS-68
 * @throws {@link PhysicsError} outside the range
 */
export function t68FromT90(t90: number): number {
  requireInput('t90', t90, OCEAN_INPUTS.tC);
  return T68_PER_T90 * t90;
}

/**
 * Density of seawater by EOS-80: `rho = rho0(S, t) / (1 - p / K(S, t, p))`, the UNESCO polynomials.
 *
 * Valid for S 0 to 42, -2 to 40 °C, 0 to 10 000 dbar. TEOS-10 is today's standard; the two differ
 * by less than 0.01 kg/m3 in the first 1000 m of the open ocean.
 * Source: Fofonoff and Millard (1983), UNESCO Tech. Pap. Mar. Sci. 44, pp. 15-24.
 *
 * @param S - practical salinity
 * @param t68 - temperature, °C on IPTS-68: see {@link t68FromT90}, whose whole range it takes
 * @param pDbar - sea pressure (0 at the surface), dbar
 * @returns density, kg/m3
 * @throws {@link PhysicsError} outside the range
 */
export function densityEos80(S: number, t68: number, pDbar: number): number {
  requireInput('S', S, OCEAN_INPUTS.S);
  requireInRange('t68', t68, T68);
  requireInRange('pDbar', pDbar, [0, 10_000]);

  const t = t68;
  const S15 = S ** 1.5;
  const bar = pDbar / 10;

  const rhoSurface =
    polynomial(t, 999.842594, 6.793952e-2, -9.09529e-3, 1.001685e-4, -1.120083e-6, 6.536332e-9) +
    S * polynomial(t, 0.824493, -4.0899e-3, 7.6438e-5, -8.2467e-7, 5.3875e-9) +
    S15 * polynomial(t, -5.72466e-3, 1.0227e-4, -1.6546e-6) +
    4.8314e-4 * S ** 2;

  // The secant bulk modulus K = K0 + A p + B p2, in bar.
  const K0 =
    polynomial(t, 19652.21, 148.4206, -2.327105, 1.360477e-2, -5.155288e-5) +
    S * polynomial(t, 54.6746, -0.603459, 1.09987e-2, -6.167e-5) +
    S15 * polynomial(t, 7.944e-2, 1.6483e-2, -5.3009e-4);
  const A =
    polynomial(t, 3.239908, 1.43713e-3, 1.16092e-4, -5.77905e-7) +
    S * polynomial(t, 2.2838e-3, -1.0981e-5, -1.6078e-6) +
    1.91075e-4 * S15;
  const B =
    polynomial(t, 8.50935e-5, -6.12293e-6, 5.2787e-8) +
    S * polynomial(t, -9.9348e-7, 2.0816e-8, 9.1697e-10);

  return rhoSurface / (1 - bar / polynomial(bar, K0, A, B));
}

/**
 * Gravity at a latitude, averaged from the surface down to `pDbar`:
 * `9.780318 (1 + (5.2788e-3 + 2.36e-5 x) x) + 1.092e-6 pDbar`, `x = sin2(lat)`.
 *
 * The average is what a depth needs; at `pDbar` itself gravity has grown twice as much.
 * Valid for -90 to 90 degrees, 0 to 10 400 dbar.
 * Source: Fofonoff and Millard (1983), UNESCO Tech. Pap. Mar. Sci. 44, pp. 25-28.
 *
 * @param lat - latitude, degrees
 * @param pDbar - sea pressure at the foot of the water column, dbar
 * @returns gravity, m/s2
 * @throws {@link PhysicsError} outside the range
 */
export function gravity(lat: number, pDbar = 0): number {
  requireInput('lat', lat, OCEAN_INPUTS.lat);
  requireInRange('pDbar', pDbar, COLUMN_DBAR);
  const x = Math.sin((lat * Math.PI) / 180) ** 2;
  return 9.780318 * polynomial(x, 1, 5.2788e-3, 2.36e-5) + GRAVITY_PER_DBAR * pDbar;
}

/**
 * Depth at a sea pressure in the standard ocean (S 35, 0 °C):
 * `(((-1.82e-15 p + 2.279e-10) p - 2.2512e-5) p + 9.72659) p / gravity(lat, p)`.
 *
 * Fitted for 0 to 10 000 dbar to 0.1 m, accepted to 10 400. Leaves out dynamic height (up to
 * about 2 m), tides and the weather's air pressure.
 * Source: Fofonoff and Millard (1983), UNESCO Tech. Pap. Mar. Sci. 44, pp. 25-28.
 *
 * @param pDbar - sea pressure, dbar
 * @param lat - latitude, degrees
 * @returns depth, m
 * @throws {@link PhysicsError} outside the range
 */
export function depthFromPressure(pDbar: number, lat: number): number {
  requireInRange('pDbar', pDbar, COLUMN_DBAR); // gravity alone would take none for the surface
  const meanGravity = gravity(lat, pDbar);
  return polynomial(pDbar, ...COLUMN) / meanGravity;
}

/**
 * Sea pressure at a depth in the standard ocean: {@link depthFromPressure} inverted by Newton's
 * method to 1e-10 dbar.
 *
 * Valid for 0 to 10 000 m, -90 to 90 degrees. Source: as {@link depthFromPressure}.
 *
 * @param z - depth, m, positive down
 * @param lat - latitude, degrees
 * @returns sea pressure (0 at the surface), dbar
 * @throws {@link PhysicsError} outside the range
 */
export function pressureFromDepth(z: number, lat: number): number {
  requireInput('z', z, OCEAN_INPUTS.z);
  const surfaceGravity = gravity(lat);
  let p = 1.01 * z;
  let step: number;
  do {
    const excess = polynomial(p, ...COLUMN) - z * (surfaceGravity + GRAVITY_PER_DBAR * p);
    step = excess / (polynomial(p, ...COLUMN_SLOPE) - z * GRAVITY_PER_DBAR);
    p -= step;
  } while (Math.abs(step) > 1e-10);
  return p;
}

/**
 * Absolute pressure at a depth under a standard atmosphere:
 * `P_ATM + 1e4 pressureFromDepth(z, lat)`.
 *
 * Valid for 0 to 10 000 m, -90 to 90 degrees. Source: as {@link depthFromPressure}.
 *
 * @param z - depth, m, positive down
 * @param lat - latitude, degrees
 * @returns absolute pressure, Pa
 * @throws {@link PhysicsError} outside the range
 */
export function absolutePressure(z: number, lat: number): number {
  return P_ATM + 1e4 * pressureFromDepth(z, lat);
}

/** `c0 + c1 x + c2 x2 + …`, by Horner's rule. */
function polynomial(x: number, ...coefficients: number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
