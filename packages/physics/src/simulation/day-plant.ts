import type { PlantChain } from '../chain.ts';
import { C2K, P_ATM, R_AIR } from '../constants.ts';
import { boostMode, HYBRID_INPUTS } from '../hybrid.ts';
import type { InputRange } from '../inputs.ts';
import type { PlantSize } from '../sizing.ts';
import { heatExergy } from '../tes.ts';

/** A plant as {@link simulateDay} runs it. */
export interface DayPlant {
  /** Maximum power drawn from the grid while charging, W. */
  chargePower: number;
  /** Maximum power delivered, W: in discharge, and in boost. */
  outputPower: number;
  boostPower: number;
  /** Power drawn on standby, while neither charging nor discharging, W. */
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
  /** Share of the air retained despite leakage. */
  airKept: number;
  /** Specific exergy of the stored air, J/kg. */
  airExergy: number;
  /** Exergy of the stored heat as a share of that heat. */
  heatExergy: number;
  /** Time after which the standing store would keep 1/e of its heat, s. */
  heatTau: number;
}

// Wide enough for what any plant of `plantChain` and any size of `sizePlant` make of them.
const POWER = { unit: 'W', min: 0.01, max: 1e16 } as const;
const WORK = { unit: 'J/kg', min: 1e4, max: 1e7 } as const;
const HEAT = { unit: 'J/kg', min: 1, max: 1e7 } as const;

/** The numbers of a {@link DayPlant}; the defaults are those of the reference plant, rounded. */
export const DAY_PLANT_INPUTS = {
  chargePower: { ...POWER, default: 135.42e6 },
  outputPower: { ...POWER, default: 100e6 },
  boostPower: { ...POWER, default: 109.7e6 },
  hotelPower: { unit: 'W', min: 0, max: 1e10, default: 0.5e6 },
  chargeEnergy: { ...WORK, default: 617.6e3 },
  outputEnergy: { ...WORK, default: 368.56e3 },
  boostEnergy: { ...WORK, default: 404.24e3 },
  heatStored: { ...HEAT, default: 532.6e3 },
  heatUsed: { ...HEAT, default: 425.7e3 },
  boostHeat: { ...HEAT, default: 649.7e3 },
  airCapacity: { unit: 'kg', min: 0.01, max: 1e13, default: 7.893e6 },
  airKept: { unit: '1', min: 0.8, max: 1, default: 0.99 },
  airExergy: { ...WORK, default: 366.9e3 },
  heatExergy: { unit: '1', min: 0, max: 1, default: 0.2369 },
  heatTau: { unit: 's', min: 3600, max: 3.6e7, default: 600 * 3600 },
} as const satisfies Record<keyof DayPlant, InputRange>;

/** Standing time already included in the heat store's efficiency, s; the simulation counts its own. */
const STANDING = 12 * 3600;

/** Power for pumps, lights and controls, as a share of the output. */
const HOTEL = 0.005;

/**
 * The plant that {@link simulateDay} runs, from what `plantChain` and `sizePlant` say of it. Heat loses
 * 2 % in 12 h of standing and the plant itself needs 0.5 % of its output, 0.5 MW in the reference plant:
 * both allowances.
 *
 * The exergy claims no work from a difference between sea and weather: air counts as cold as the colder of
 * the two, and heat that is colder than the air taken in counts as worth nothing.
 *
 * @param chain - the plant's cycle, from `plantChain`
 * @param size - its size, from `sizePlant`
 * @param om - kilograms of steam per kilogram of air in boost, from `chain.omega` to 0.12; 0.07 if left
 *   out, or `chain.omega` where that is more
 * @throws {@link PhysicsError} outside that range
 */
export function dayPlant(
  chain: PlantChain,
  size: PlantSize,
  om = Math.max(HYBRID_INPUTS.om.default, chain.omega),
): DayPlant {
  const { etaStore, etaTes, tSeaC, tRetC, dThx, tAmbC } = chain.options;
  const { heatTau } = DAY_PLANT_INPUTS;
  const boost = boostMode(chain, om);
  const outputPower = size.massFlow * chain.eOut;
  // A store that returns more than standing alone would leave exchanges without loss, not with a gain.
  const exchanged = Math.min(1, etaTes * Math.exp(STANDING / heatTau.default));
  return {
    chargePower: size.Pch,
    outputPower,
    boostPower: outputPower * boost.powerRatio,
    hotelPower: HOTEL * outputPower,
    chargeEnergy: chain.wCharge,
    outputEnergy: chain.eOut,
    boostEnergy: chain.eOut * boost.powerRatio,
    heatStored: chain.qComp,
    heatUsed: chain.qNeed / exchanged,
    boostHeat: chain.qAvail / boost.durationRatio / exchanged,
    airCapacity: size.mAirCharged,
    airKept: etaStore,
    airExergy: R_AIR * (Math.min(tSeaC, tAmbC) + C2K) * Math.log(chain.pStore / P_ATM),
    heatExergy: Math.max(
      0,
      heatExergy({
        heat: 1,
        hotK: chain.tHot,
        coldK: tRetC - dThx + C2K,
        t0: tAmbC + C2K,
      }),
    ),
    heatTau: heatTau.default,
  };
}
