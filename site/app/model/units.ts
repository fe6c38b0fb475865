// The package computes in SI; each of these is the SI value of a unit printed on our pages.
export const BAR = 1e5;
export const KWH = 3.6e6;
export const MWH = 3.6e9;
export const TONNE = 1000;
