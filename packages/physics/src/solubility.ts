import type { ChainOptions } from './chain-inputs.ts';
import { C2K, P_ATM } from './constants.ts';
import { requireInput, type InputRange } from './inputs.ts';

/** Inputs of {@link airSolubility}; the defaults are the deep water of the reference plant. */
export const SOLUBILITY_INPUTS = {
  S: { unit: '1', min: 0, max: 40, default: 35 },
  tC: { unit: '°C', min: -1, max: 40, default: 4 },
} as const satisfies Record<string, InputRange>;

/** Specific heat of sea water near 4 °C, J/(kg K). Source: UNESCO Tech. Pap. Mar. Sci. 44 (1983). */
const CP_SEA = 3990;
/** Volume of a mole of gas at 0 °C and one atmosphere, ml. */
const MOLAR_VOLUME = 22_414;

/** A gas of the air: g/mol, and its coefficients A1 to A4 and B1 to B3 in ml/kg, from Weiss (1970). */
const gases = [
  {
    molarMass: 28.0134,
    a: [-177.0212, 254.6078, 146.3611, -22.0933],
    b: [-0.054052, 0.027266, -0.003843],
  },
  {
    molarMass: 31.9988,
    a: [-177.7888, 255.5907, 146.4813, -22.204],
    b: [-0.037362, 0.016504, -0.0020564],
  },
  {
    molarMass: 39.948,
    a: [-178.1725, 251.8139, 145.2337, -22.2046],
    b: [-0.038729, 0.017171, -0.0021281],
  },
] as const;

/**
 * Air that sea water holds in solution under each pascal of air: nitrogen, oxygen and argon,
 * `ln c = A1 + A2 (100/T) + A3 ln(T/100) + A4 T/100 + S (B1 + B2 T/100 + B3 (T/100)^2)` at one atmosphere.
 *
 * Measured under moist air at one atmosphere and taken in proportion to pressure (Henry): at 100 bar
 * about a sixth too much, since a mole of dissolved nitrogen takes some 33 ml, `exp(p v/(R T)) = 1.15`, and
 * compressed air is a few per cent less active than an ideal gas. Of that atmosphere 0.8 % is vapour at
 * 4 °C, 7 % at 40 °C. Source: Weiss (1970), Deep-Sea Research 17, 721-735.
 *
 * @param S - practical salinity, 0 to 40
 * @param tC - temperature, °C, -1 to 40
 * @returns kg of air in a kg of sea water, 1/Pa
 * @throws {@link PhysicsError} outside the ranges
 */
export function airSolubility(S: number, tC: number): number {
  requireInput('S', S, SOLUBILITY_INPUTS.S);
  requireInput('tC', tC, SOLUBILITY_INPUTS.tC);
  const t = (tC + C2K) / 100;
  const perAtmosphere = gases.reduce((sum, { molarMass, a, b }) => {
    const ln =
      a[0] + a[1] / t + a[2] * Math.log(t) + a[3] * t + S * (b[0] + b[1] * t + b[2] * t ** 2);
    return sum + (Math.exp(ln) / MOLAR_VOLUME) * (molarMass / 1000);
  }, 0);
  return perAtmosphere / P_ATM;
}

/**
 * Share of a vessel's air that its spray takes into solution: the water that gives the air its heat,
 * `heat / (CP_SEA dTspray)` for each kilogram, times what it takes up from one atmosphere to the mean
 * pressure of the stroke.
 */
export function dissolvedShare(
  { dTspray, fSat, tSeaC }: Pick<ChainOptions, 'dTspray' | 'fSat' | 'tSeaC'>,
  { heat, p }: { heat: number; p: number },
): number {
  const water = heat / (CP_SEA * dTspray);
  return fSat * water * airSolubility(SOLUBILITY_INPUTS.S.default, tSeaC) * Math.max(0, p - P_ATM);
}
