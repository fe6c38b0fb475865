import type { PlantChain } from './chain.ts';
import { C2K, R_AIR } from './constants.ts';
import { PhysicsError } from './errors.ts';
import { defaultsOf, requireInputs, type InputRange } from './inputs.ts';
import { satProps } from './steam.ts';
import { airInVessel, HURRIED, seaDensity, VESSEL_INPUTS } from './vessel.ts';

/** Temperature range in which water stores heat as a liquid, K. */
const LIQUID_WATER = { min: C2K, max: 350 + C2K };

/** Inputs of {@link sizePlant}; the defaults are the reference plant EE-100. */
export const SIZE_INPUTS = {
  P: { unit: 'W', min: 1e3, max: 1e10, default: 100e6 },
  hDis: { unit: 'h', min: 0.1, max: 1000, default: 8 },
  hCh: { unit: 'h', min: 0.1, max: 1000, default: 10 },
  nVes: { unit: '1', min: 1, max: 1000, default: 12, integer: true },
  V: VESSEL_INPUTS.V,
  margin: { unit: '1', min: 1, max: 2, default: 1.05 },
  rhoRock: { unit: 'kg/m3', min: 1500, max: 8000, default: 2650 },
  sfBallast: { unit: '1', min: 1, max: 3, default: 1.2 },
  S: VESSEL_INPUTS.S,
} as const satisfies Record<keyof SizeOptions, InputRange>;

/** Sizing requirements of a plant. */
export interface SizeOptions {
  /** Net output, W, 1e3 to 1e10. */
  P: number;
  /** Time of discharge, h, 0.1 to 1000. */
  hDis: number;
  /** Time of charge, h, 0.1 to 1000. */
  hCh: number;
  /** Number of vessels, 1 to 1000. */
  nVes: number;
  /** Volume of a vessel, m3, 0.01 to 1e5. */
  V: number;
  /** Volume of store built over that needed, 1 to 2. */
  margin: number;
  /** Density of the ballast rock, kg/m3, 1500 to 8000. */
  rhoRock: number;
  /** Safety factor of the ballast, 1 to 3. */
  sfBallast: number;
  /** Practical salinity of the sea, 0 to 42. */
  S: number;
}

/** Dimensions and quantities of a sized plant. */
export interface PlantSize {
  /** Air at full output, kg/s. */
  massFlow: number;
  /** Air in a discharge, kg. */
  mAir: number;
  /** Air charged, the lost share included, kg. */
  mAirCharged: number;
  /** Density of the stored air, kg/m3. */
  rhoAir: number;
  /** Density of the sea at the store, kg/m3. */
  rhoW: number;
  /** Volume of the stored air, m3. */
  vStore: number;
  /** Volume of store built, m3. */
  vStoreBuilt: number;
  /** Mass of displaced water less that of the air that displaces it, kg. */
  uplift: number;
  /** Rock that holds the store down, kg. */
  ballast: number;
  /** Air that a vessel lifts in a stroke, kg; 0 in a plant without a stroke, as the next two. */
  mStroke: number;
  /** Time from one start of a vessel to its next, s. */
  cycleTime: number;
  /** Time of a stroke, a third of the cycle, s. */
  strokeTime: number;
  /** Electric power while charging, W. */
  Pch: number;
  /** Heat stored, J. */
  Qtes: number;
  /** Water in the heat store, kg. */
  mWater: number;
  /** Volume of that water when hot, m3. */
  vHot: number;
  /** Absolute pressure that keeps it liquid, Pa. */
  pHot: number;
  /** Steam that the left-over heat makes, kg/s. */
  steam: number;
  /** Electricity out per volume of stored air, kWh/m3. */
  kwhPerM3: number;
  /** Warnings about results that are computable but outside engineering practice. */
  warnings: string[];
}

/**
 * Size of a plant's parts: `massFlow = P / eOut`, air and heat for the hours of discharge, rock
 * against the uplift of full bags, and water between `tHot` and `tRet - dThx` for the heat.
 *
 * Leaves out pipes, tanks' steel, exchangers and the unusable rest of the bags. Source: this work.
 * Modelled: no plant exists.
 *
 * @param chain - the plant, from {@link plantChain}
 * @param options - what differs from the reference plant EE-100
 * @throws {@link PhysicsError} outside the ranges of {@link SIZE_INPUTS}; `INCONSISTENT` where the
 *   heat store is too hot or too cold for liquid water
 */
export function sizePlant(chain: PlantChain, options: Partial<SizeOptions> = {}): PlantSize {
  const size: SizeOptions = { ...defaultsOf(SIZE_INPUTS), ...options };
  requireInputs<keyof SizeOptions>(SIZE_INPUTS, size);
  const { P, hDis, hCh, nVes, V, margin, rhoRock, sfBallast, S } = size;
  const { pStore, pDock, tDock, tHot, tHotC, eOut, qComp } = chain;
  const { tSeaC, tRetC, dThx, etaStore, stroke } = chain.options;
  const tCold = tRetC - dThx + C2K;
  if (tHot > LIQUID_WATER.max) {
    throw new PhysicsError(
      'INCONSISTENT',
      'nComp',
      `The heat store would be at ${tHotC.toFixed(1)} °C, above the 350 °C to which water can be kept liquid. Use more compressor stages.`,
    );
  }
  if (tCold < LIQUID_WATER.min) {
    throw new PhysicsError(
      'INCONSISTENT',
      'tRetC',
      `The empty heat store would be at ${(tCold - C2K).toFixed(1)} °C, where water is ice. Raise tRetC or lower dThx.`,
    );
  }

  const massFlow = P / eOut;
  const mAir = massFlow * hDis * 3600;
  const mAirCharged = mAir / etaStore;
  const rhoAir = pStore / (R_AIR * (tSeaC + C2K));
  const rhoW = seaDensity(S, tSeaC, pStore);
  const vStore = mAirCharged / rhoAir;
  const uplift = vStore * (rhoW - rhoAir);

  const mStroke = stroke ? airInVessel(V, pDock, tDock) : 0;
  const cycleTime = (nVes * mStroke) / massFlow;
  const strokeTime = cycleTime / 3;

  const Qtes = mAirCharged * qComp;
  const hot = satProps(tHot);
  const mWater = Qtes / (hot.hf - satProps(tCold).hf);

  return {
    massFlow,
    mAir,
    mAirCharged,
    rhoAir,
    rhoW,
    vStore,
    vStoreBuilt: margin * vStore,
    uplift,
    ballast: (sfBallast * uplift) / (1 - rhoW / rhoRock),
    mStroke,
    cycleTime,
    strokeTime,
    Pch: (mAirCharged * chain.wCharge) / (hCh * 3600),
    Qtes,
    mWater,
    vHot: mWater * hot.vf,
    pHot: hot.p,
    steam: chain.omega * (1 - chain.dissolved) * massFlow,
    kwhPerM3: (P * hDis) / 1000 / vStore,
    warnings: stroke && strokeTime < 300 ? [HURRIED] : [],
  };
}
