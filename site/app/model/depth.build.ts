import { absolutePressure, flowExergyPerM3, isothermalWork, P_ATM } from '@hadal/physics';
import { seaK } from './reference';
import { pressureBar, sea, seaDensity } from './sea';
import { KWH, TONNE } from './units';

const rowAt = (depth: number) => {
  const p = absolutePressure(depth, sea.latitude);
  return {
    depth,
    pressureBar: pressureBar(depth),
    seaDensity: seaDensity(depth),
    exergyKwhPerM3: flowExergyPerM3(p) / KWH,
    isothermalKwhPerTonne: (isothermalWork(seaK, p / P_ATM) / KWH) * TONNE,
  };
};

/** Effect of depth on stored air, each row computed at its depth in metres. */
export const depthTable = [100, 300, 500, 700, 1000, 1500, 2000, 3000, 4000].map(rowAt);

/** The same for a chart, with more points where it bends. */
export const depthCurve = [
  50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000, 3500, 4000,
].map(rowAt);

/** The same at the depth of the store. */
export const atStore = rowAt(1000);

/** Pressure from the surface down, for a chart. */
export const pressurePoints = [0, 250, 500, 750, 1000].map((depth) => ({
  depth,
  bar: pressureBar(depth),
}));
