// The package reckons in SI; these are one of what our pages print.
export const BAR = 1e5;
export const KWH = 3.6e6;
export const MWH = 3.6e9;
export const TONNE = 1000;
