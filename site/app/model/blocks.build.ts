import { G0, isothermalWork, P_ATM } from '@hadal/physics';
import { plant } from './plant.build';
import { chain, rise, seaK, size } from './reference';
import { MWH, TONNE } from './units';

const { airExergyMwh: air, heatExergyMwh: heat, inputMwh, outputMwh } = plant;
const leaked = air * (1 - chain.options.etaStore);
/** Available work of the air at the dock, at the temperature of the sea, MWh. */
const docked = (size.mAir * isothermalWork(seaK, chain.pDock / P_ATM)) / MWH;
const fromVessels = outputMwh * chain.strokeShare;
const fromTurbines = outputMwh - fromVessels;

/** Exergy each block of the plant passes to the next in one cycle, MWh. */
export const handedOnMwh = {
  air,
  heat,
  leaked,
  docked,
  fromVessels,
  fromTurbines,
  lostCompressing: inputMwh - air - heat,
  lostRising: air - leaked - docked - fromVessels,
  lostExpanding: docked + heat - fromTurbines,
};

/** Density of concrete, kg/m³; in sea water it weighs less by the water it displaces. */
const concrete = 2400;
/** The sheave of one vessel: its uplift, and the anchor that would hold it. */
export const anchor = {
  pullMn: rise.anchor / 1e6,
  concreteT: (1.5 * rise.anchor) / G0 / (1 - size.rhoW / concrete) / TONNE,
  /** Four vessels near the dock pull the platform down. */
  platformMn: (4 * rise.Fdock) / 1e6,
};
