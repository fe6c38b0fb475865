import { absolutePressure, densityEos80, pressureFromDepth, t68FromT90 } from '@hadal/physics';
import { BAR } from './units';

/** The sea the plant is modelled in. */
export const sea = { latitude: 20, salinity: 35, temperatureC: 4 };

/** Absolute pressure at a depth in metres, bar. */
export const pressureBar = (depth: number) => absolutePressure(depth, sea.latitude) / BAR;

/** Density of sea water at a depth in metres, kg/m³. */
export const seaDensity = (depth: number) =>
  densityEos80(sea.salinity, t68FromT90(sea.temperatureC), pressureFromDepth(depth, sea.latitude));
