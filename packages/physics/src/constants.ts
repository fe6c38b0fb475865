/** Standard gravity, m/s2. Source: 3rd CGPM (1901). */
export const G0 = 9.80665;

/** Standard atmosphere, Pa. Source: 10th CGPM (1954). */
export const P_ATM = 101_325;

/** Gas constant of dry air, J/(kg K). Source: U.S. Standard Atmosphere, 1976 (R* over molar mass). */
export const R_AIR = 8314.32 / 28.9644;

/** Ratio of specific heats of air, taken as an ideal diatomic gas. */
export const GAMMA = 1.4;

/** Specific heat of air at constant pressure, J/(kg K): `GAMMA R_AIR / (GAMMA - 1)`. */
export const CP_AIR = (GAMMA * R_AIR) / (GAMMA - 1);

/** Gas constant of water vapour, J/(kg K). Source: IAPWS R7-97(2012). */
export const R_V = 461.526;

/** Specific heat of water vapour at constant pressure, J/(kg K): mean of low-pressure steam, 100 to 180 °C. */
export const CP_V = 1900;

/** Molar mass of water over that of dry air: `R_AIR / R_V`. */
export const EPS = R_AIR / R_V;

/** 0 °C in K. */
export const C2K = 273.15;
