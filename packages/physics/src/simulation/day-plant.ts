import type { InputRange } from '../inputs.ts';

/** A plant as {@link simulateDay} runs it. */
export interface DayPlant {
  /** Most that charging takes from the grid, W. */
  chargePower: number;
  /** Most that it delivers, W: in discharge, and in boost. */
  outputPower: number;
  boostPower: number;
  /** What it takes while it does neither, W. */
  hotelPower: number;
  /** Electricity into each kg of air, J/kg. */
  chargeEnergy: number;
  /** Electricity out of each kg of air expanded, J/kg: in discharge, and in boost. */
  outputEnergy: number;
  boostEnergy: number;
  /** Heat put into the store with each kg of air, J/kg. */
  heatStored: number;
  /** Heat taken out of it with each kg expanded, J/kg: in discharge, and in boost. */
  heatUsed: number;
  boostHeat: number;
  /** Air in the full store, kg. */
  airCapacity: number;
  /** Share of the air that does not leak. */
  airKept: number;
  /** Work value of stored air, J/kg. */
  airExergy: number;
  /** Work value of stored heat, as a share of it. */
  heatExergy: number;
  /** Time after which the standing store would keep 1/e of its heat, s. */
  heatTau: number;
}

const POWER = { unit: 'W', min: 1e3, max: 1e11 } as const;
const PER_KG = { unit: 'J/kg', min: 1e4, max: 1e7 } as const;

/** The numbers of a {@link DayPlant}; the defaults are those of the reference plant, rounded. */
export const DAY_PLANT_INPUTS = {
  chargePower: { ...POWER, default: 134.42e6 },
  outputPower: { ...POWER, default: 100e6 },
  boostPower: { ...POWER, default: 109.7e6 },
  hotelPower: { unit: 'W', min: 0, max: 1e10, default: 0.5e6 },
  chargeEnergy: { ...PER_KG, default: 617.6e3 },
  outputEnergy: { ...PER_KG, default: 371.3e3 },
  boostEnergy: { ...PER_KG, default: 407.3e3 },
  heatStored: { ...PER_KG, default: 532.6e3 },
  heatUsed: { ...PER_KG, default: 429.4e3 },
  boostHeat: { ...PER_KG, default: 655.5e3 },
  airCapacity: { unit: 'kg', min: 1, max: 1e10, default: 7.835e6 },
  airKept: { unit: '1', min: 0.8, max: 1, default: 0.99 },
  airExergy: { ...PER_KG, default: 366.9e3 },
  heatExergy: { unit: '1', min: 0, max: 1, default: 0.2369 },
  heatTau: { unit: 's', min: 3600, max: 3.6e7, default: 600 * 3600 },
} as const satisfies Record<keyof DayPlant, InputRange>;
