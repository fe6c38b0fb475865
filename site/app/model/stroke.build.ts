import {
  airDensity,
  C2K,
  G0,
  isothermalWork,
  P_ATM,
  strokeGasWork,
  VESSEL_INPUTS,
} from '@hadal/physics';
import { chain, rise, seaK, size } from './reference';
import { gasWork, station } from './station';
import { BAR, KWH, MWH, TONNE } from './units';

const { zStart, nPoly, fDrag, fSpray } = chain.options;
const V = VESSEL_INPUTS.V.default;

/** The reference plant's vessel and the results of one stroke. */
export const vessel = {
  volumeM3: V,
  diameterM: VESSEL_INPUTS.D.default,
  /** A dome on an open-bottomed cylinder: drawn, not computed. */
  heightM: 17.2,
  steelT: VESSEL_INPUTS.mSteel.default / TONNE,
  weightMn: rise.Wsub / 1e6,
  startM: zStart,
  /** Polytropic index of the rising air: 1 would be isothermal. */
  index: nPoly,
  strokeS: size.strokeTime,
  cycleMin: size.cycleTime / 60,
  /** Shares of the gas work that drag and spraying take. */
  drag: fDrag,
  spray: fSpray,
  ascentMwh: rise.Eascent / MWH,
  ascentMw: rise.Eascent / size.strokeTime / 1e6,
  returnMwh: rise.Ereturn / MWH,
  netMwh: rise.Enet / MWH,
  /** Speed if the tether parts with the vessel full. */
  freeSpeedMs: rise.vFree,
  /** Strokes of one vessel in a year of 300 discharges. */
  strokesPerYear: (300 * 8 * 3600) / size.cycleTime,
};

/** One power stroke of one vessel. */
export const stroke = {
  startM: zStart,
  dockM: chain.zDock,
  wayM: rise.L,
  startBar: chain.pStart / BAR,
  dockBar: chain.pDock / BAR,
  /** Share of the vessel that holds air at the start. */
  startFill: chain.fill,
  /** Expansion ratio: volume of the air at the dock over its initial volume. */
  expansion: 1 / chain.fill,
  gasWorkMwh: rise.Wgas / MWH,
  /** The same vessel filled to the brim, its expanding air spilt. */
  spillWorkMwh: strokeGasWork({ mode: 'spill', V, p1: chain.pStart, p2: chain.pDock }) / MWH,
  dockAirC: chain.tDock - C2K,
  dockPullT: rise.Fdock / G0 / TONNE,
  dockPullMn: rise.Fdock / 1e6,
  /** Weight of the air in the vessel. */
  airWeightMn: (rise.m * G0) / 1e6,
};

/** Air needed by one stroke, tonnes: part-filled, or filled to the brim. */
export const strokeAirT = {
  fill: rise.m / TONNE,
  spill: (V * airDensity(chain.pStart, seaK)) / TONNE,
};

const workPerTonne = (ratio: number) => (isothermalWork(seaK, ratio) / KWH) * TONNE;

/**
 * Least work, kWh, to bring a tonne of air to the start, and the most that both ways of recovery
 * return.
 */
export const noFreeLunch = {
  paid: workPerTonne(chain.pStart / P_ATM),
  stroke: workPerTonne(chain.pStart / chain.pDock),
  exhaust: workPerTonne(chain.pDock / P_ATM),
};

/** Mechanical power of the rise, MW, held constant. */
export const risePowerMw = rise.Pmech / 1e6;

/** The vessel at its start, half-way and at the dock. */
export const stations = {
  start: station(zStart),
  halfway: station(600),
  dock: station(chain.zDock),
};

/** Work of the air from the start to half-way. */
export const halfwayWorkKwh = gasWork(stations.halfway.depth) / KWH;

/** The stroke at eight depths, from the start to the dock. */
export const strokeTable = [zStart, 900, 800, 700, 600, 500, 400, chain.zDock].map(station);

/** The stroke at six depths, for the drawing. */
export const drawnStations = [zStart, 850, 720, 600, 480, chain.zDock].map(station);

/** The stroke every 25 m, for the charts. */
export const strokeCurve = [
  zStart,
  ...Array.from({ length: 24 }, (_, step) => 950 - 25 * step),
  chain.zDock,
].map(station);
