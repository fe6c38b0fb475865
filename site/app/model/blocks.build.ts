import { isothermalWork, P_ATM } from '@hadal/physics';
import { plant } from './plant.build';
import { chain, seaK, size } from './reference';
import { MWH } from './units';

const { airExergyMwh: air, heatExergyMwh: heat, inputMwh, outputMwh } = plant;
const leaked = air * (1 - chain.options.etaStore);
/** Work still available from the air at the dock, at the temperature of the sea, after its spray. */
const docked =
  ((1 - chain.dissolved) * size.mAir * isothermalWork(seaK, chain.pDock / P_ATM)) / MWH;
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
