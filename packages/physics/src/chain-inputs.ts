import type { InputRange } from './inputs.ts';

/** A plant, from the grid to the seabed and back. Fractions are from 0 to 1. */
export interface ChainOptions {
  /** Depth of the air store, m, 100 to 4000. */
  zStore: number;
  /** Depth where the stroke starts, m, 50 to `zStore`. */
  zStart: number;
  /** Latitude, degrees, -60 to 60. */
  lat: number;
  /** Temperature of the sea at depth, °C, -1 to 30. */
  tSeaC: number;
  /** Temperature of the air taken in, °C, -10 to 45. */
  tAmbC: number;
  /** Compressor stages, 1 to 6. */
  nComp: number;
  /** Polytropic efficiency of the compressors, 0.6 to 0.92. */
  etaC: number;
  /** Efficiency of the compressors' motors and converters, 0.8 to 0.985. */
  etaMotor: number;
  /** Temperature into each compressor stage after the first, °C, `tSeaC` to 60. */
  tIcC: number;
  /** Temperature at which air leaves the heat exchangers, °C, `tIcC` to 90. */
  tRetC: number;
  /** Approach temperature of the heat exchangers, charged each way, K, 3 to 40. */
  dThx: number;
  /** Share of the pressure lost while charging, 0 to 0.2. */
  dpCh: number;
  /** Mean temperature of the air column down to the store, K, 270 to 330. */
  tColChK: number;
  /** Share of the stored heat that comes back, 0.5 to 0.995. */
  etaTes: number;
  /** Share of the stored air that comes back, 0.8 to 1. */
  etaStore: number;
  /** True if vessels lift the air; otherwise it rises through a pipe from the store. */
  stroke: boolean;
  /** Pressure at the start of the stroke over that at the dock, 1.05 to 20. */
  dockRatio: number;
  /** Polytropic index of the rising air, 1 to 1.4. */
  nPoly: number;
  /** Share of the gas work spent on spraying sea water into the vessel, 0 to 0.1. */
  fSpray: number;
  /** Cooling of that water by the expanding air, K, 0.5 to 10: the less, the more of it is sprayed. */
  dTspray: number;
  /** Share of saturation with air that the water reaches before it leaves the vessel, 0 to 1. */
  fSat: number;
  /** Share of the gas work lost to drag, up and down, 0 to 0.1. */
  fDrag: number;
  /** Efficiency from the tether to the grid, 0.4 to 0.97. */
  etaDt: number;
  /** Expander stages, each reheated, 1 to 5. */
  nExp: number;
  /** Polytropic efficiency of the expanders, 0.6 to 0.92. */
  etaE: number;
  /** Efficiency of the expanders' generators, 0.8 to 0.99. */
  etaGen: number;
  /** Share of the pressure lost while discharging, 0 to 0.3. */
  dpDis: number;
  /** Mean temperature of the air column up from the dock, K, 270 to 330. */
  tColDisK: number;
  /** Absolute pressure at the exhaust, Pa, 101 325 to 150 000. */
  pExh: number;
  /** Share of the output that pumps and controls take, 0 to 0.15. */
  aux: number;
  /** Temperature of the water that the saturator evaporates, °C, 1 to 60. */
  tFeedC: number;
}

/** Inputs of plantChain other than `stroke`; the defaults are the reference plant EE-100. */
export const CHAIN_INPUTS = {
  zStore: { unit: 'm', min: 100, max: 4000, default: 1000 },
  zStart: { unit: 'm', min: 50, max: 4000, default: 980, atMost: 'zStore' },
  lat: { unit: '°', min: -60, max: 60, default: 20 },
  tSeaC: { unit: '°C', min: -1, max: 30, default: 4 },
  tAmbC: { unit: '°C', min: -10, max: 45, default: 15 },
  nComp: { unit: '1', min: 1, max: 6, default: 3, integer: true },
  etaC: { unit: '1', min: 0.6, max: 0.92, default: 0.85 },
  etaMotor: { unit: '1', min: 0.8, max: 0.985, default: 0.96 },
  tIcC: { unit: '°C', min: -1, max: 60, default: 30, atLeast: 'tSeaC' },
  tRetC: { unit: '°C', min: -1, max: 90, default: 45, atLeast: 'tIcC' },
  dThx: { unit: 'K', min: 3, max: 40, default: 15 },
  dpCh: { unit: '1', min: 0, max: 0.2, default: 0.03 },
  tColChK: { unit: 'K', min: 270, max: 330, default: 290 },
  etaTes: { unit: '1', min: 0.5, max: 0.995, default: 0.93 },
  etaStore: { unit: '1', min: 0.8, max: 1, default: 0.99 },
  dockRatio: { unit: '1', min: 1.05, max: 20, default: Math.E },
  nPoly: { unit: '1', min: 1, max: 1.4, default: 1.05 },
  fSpray: { unit: '1', min: 0, max: 0.1, default: 0.025 },
  dTspray: { unit: 'K', min: 0.5, max: 10, default: 3 },
  fSat: { unit: '1', min: 0, max: 1, default: 1 },
  fDrag: { unit: '1', min: 0, max: 0.1, default: 0.01 },
  etaDt: { unit: '1', min: 0.4, max: 0.97, default: 0.88 },
  nExp: { unit: '1', min: 1, max: 5, default: 3, integer: true },
  etaE: { unit: '1', min: 0.6, max: 0.92, default: 0.86 },
  etaGen: { unit: '1', min: 0.8, max: 0.99, default: 0.965 },
  dpDis: { unit: '1', min: 0, max: 0.3, default: 0.06 },
  tColDisK: { unit: 'K', min: 270, max: 330, default: 280 },
  pExh: { unit: 'Pa', min: 101_325, max: 150_000, default: 103_351.5 },
  aux: { unit: '1', min: 0, max: 0.15, default: 0.03 },
  tFeedC: { unit: '°C', min: 1, max: 60, default: 25 },
} as const satisfies Record<Exclude<keyof ChainOptions, 'stroke'>, InputRange>;
