import { airSolubility, C2K, CP_AIR, OCEAN_INPUTS } from '@hadal/physics';
import { facts } from '../model/facts.build';
import { number } from '../model/format';
import { mooring } from '../model/mooring.build';
import { chain, rise, size } from '../model/reference';
import { rope } from '../model/rope.build';
import { schedule } from '../model/schedule.build';

const { zStore, tSeaC, fSat, dTspray } = chain.options;
const solubility = airSolubility(OCEAN_INPUTS.S.default, tSeaC);
/** A large number, rounded to four digits. */
const rounded = (value: number) => number(Number(value.toPrecision(4)));

/** Values of the reference plant in the equations of its parts, as printed. */
export const printed = {
  dissolved: number(chain.dissolved, 4),
  saturation: number(fSat),
  heat: rounded(chain.wGas - CP_AIR * (tSeaC + C2K - chain.tDock)),
  meanPressure: rounded((chain.pStart - chain.pDock) / Math.log(chain.options.dockRatio)),
  cooling: number(dTspray),
  solubility: `${number(1e10 * solubility, 2)}\u00a0×\u00a010⁻¹⁰`,

  concrete: rounded(1000 * mooring.concreteT),
  factor: number(facts.anchorFactor.value, 1),
  pull: rounded(rise.Fdock),
  waterDensity: number(size.rhoW),
  concreteDensity: number(facts.concrete.value),

  ropeMass: rounded(1000 * rope.vesselT),
  ropes: number(rope.ropes),
  kgPerM: number(rope.kgPerM, 1),
  store: number(zStore),
  dock: number(chain.zDock),

  power: rounded((schedule.waiting * rise.Eascent) / size.strokeTime),
  waiting: number(schedule.waiting),
  ascent: rounded(rise.Eascent),
  time: number(size.strokeTime),
  heldBack: number(facts.heldBack.value / 100, 4),
  air: rounded(rise.m),
  discharge: rounded(size.mAir),
};
