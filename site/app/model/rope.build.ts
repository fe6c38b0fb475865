import { ROPE_INPUTS, ropeReplacement } from '@hadal/physics';
import { chain, size } from './reference';
import { reserve } from './reserve.build';
import { TONNE } from './units';

const { ropes, pricePerKg, life, discharges, massPerM } = ROPE_INPUTS;
const soldDischarges = discharges.default * (1 - reserve.heldBack / 100);
const used = ropeReplacement(chain, size, { discharges: soldDischarges });

/** The ropes of the reference plant: price, life and mass of a metre are assumed. */
export const rope = {
  /** Ropes of one vessel. */
  ropes: ropes.default,
  lengthM: used.length,
  kgPerM: massPerM.default,
  vesselT: used.massPerVessel / TONNE,
  dollarsPerKg: pricePerKg.default,
  lifeBends: life.default,
  bendsPerYear: used.bendsPerYear,
  lifeYears: used.yearsOfLife,
  yearlyMillions: used.costPerYear / 1e6,
};
