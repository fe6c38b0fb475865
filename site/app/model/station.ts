import {
  absolutePressure,
  fillFraction,
  G0,
  strokeGasWork,
  tetherForce,
  VESSEL_INPUTS,
} from '@hadal/physics';
import { chain, rise } from './reference';
import { sea, seaDensity } from './sea';
import { BAR } from './units';

// One vessel on its way up, for the *.build.ts files beside this one.

const { zStart, nPoly, fDrag } = chain.options;
const V = VESSEL_INPUTS.V.default;

const pressureAt = (depth: number) => Math.max(absolutePressure(depth, sea.latitude), chain.pDock);

const airVolume = (p: number) => V * (p > chain.pDock ? fillFraction(p, chain.pDock, nPoly) : 1);

/** Work of the air from the start up to a depth, J. */
export function gasWork(depth: number) {
  const p = pressureAt(depth);
  return p < chain.pStart
    ? strokeGasWork({ mode: 'fill', V: airVolume(p), p1: chain.pStart, p2: p, n: nPoly })
    : 0;
}

/** Work at the tether from the start up to a depth, J: gas work less drag and lifting. */
const riseWork = (depth: number) =>
  gasWork(depth) * (1 - fDrag / 2) - (rise.m * G0 + rise.Wsub) * (zStart - depth);

/** The vessel at a depth between start and dock. */
export function station(depth: number) {
  const p = pressureAt(depth);
  const airM3 = airVolume(p);
  const tetherN = tetherForce({
    rho: seaDensity(depth),
    vAir: airM3,
    mAir: rise.m,
    submergedWeight: rise.Wsub,
  });
  return {
    depth,
    pressureBar: p / BAR,
    fill: airM3 / V,
    airM3,
    tetherMn: tetherN / 1e6,
    speedMs: rise.Pmech / tetherN,
    elapsedMin: riseWork(depth) / rise.Pmech / 60,
  };
}
