import type { ChainOptions } from './chain-inputs.ts';
import { C2K, CP_AIR, G0, P_ATM, R_AIR } from './constants.ts';
import { PhysicsError } from './errors.ts';
import { absolutePressure, depthFromPressure } from './ocean.ts';
import { dissolvedShare } from './solubility.ts';
import { KAPPA, polytropicExponent, polytropicWork } from './polytropic.ts';

/** Above this depth a dock would stand in the waves. */
const SHALLOWEST_DOCK = 5;

/** A full cycle on dry air. Specific work and heat are in J per kg of air. */
export interface AirCycle {
  /** The plant, with what was left out filled in from the reference plant. */
  options: ChainOptions;
  /** Absolute pressure in the store, Pa. */
  pStore: number;
  /** Absolute pressure where the stroke starts, Pa. */
  pStart: number;
  /** Absolute pressure that the compressors deliver, Pa; the air column's weight adds the rest. */
  pDel: number;
  /** Pressure ratio of the compressors. */
  rComp: number;
  /** Work into the compressors. */
  wComp: number;
  /** Outlet temperature of each compressor stage, K. */
  tOut: number[];
  /** Heat removed from the compressed air. */
  qComp: number;
  /** Temperature of the full heat store, K. */
  tHot: number;
  /** Temperature of the full heat store, °C. */
  tHotC: number;
  /** Electricity in. */
  wCharge: number;
  /** Heat that the store returns. */
  qAvail: number;
  /** Absolute pressure of the air at the dock, or where its pipe starts, Pa. */
  pDock: number;
  /** Depth of the dock, or where the air's pipe starts, m. */
  zDock: number;
  /** Temperature of the air there, K. */
  tDock: number;
  /** Share of the vessel that holds air when the stroke starts; 0 without a stroke. */
  fill: number;
  /** Share of the vessel's air that its spray dissolves and takes along; 0 without a stroke. */
  dissolved: number;
  /** Work of the rising gas; 0 without a stroke. */
  wGas: number;
  /** Work that lifts the air itself; 0 without a stroke. */
  wLift: number;
  /** Electricity from the stroke, its return under ballast included; 0 without a stroke. */
  wStroke: number;
  /** Absolute pressure into the first expander, Pa. */
  pIn: number;
  /** Pressure ratio of the expanders. */
  rExp: number;
  /** Inlet temperature of each expander, K. */
  tIn: number;
  /** Heat that the expanders take. */
  qNeed: number;
  /** True if the stored heat cannot warm the air as far as the heat exchangers could. */
  heatLimited: boolean;
  /** Work of the expanders. */
  wExp: number;
  /** Temperature at the exhaust, K. */
  tExh: number;
  /** Heat left over. */
  qSurplus: number;
  /** Electricity out. */
  eOut: number;
  /** Round-trip efficiency, electricity to electricity. */
  rte: number;
  /** Share of the gross output that the stroke generates. */
  strokeShare: number;
}

/**
 * Computes steps 1 to 5 of plantChain without checking ranges or the second law. A plant whose heat store
 * would not warm the air is refused, unless it is only imagined on the way to another.
 */
export function airCycle(options: ChainOptions, isImagined = false): AirCycle {
  const charge = charging(options);
  const rise = rising(options, charge);
  const discharge = discharging(options, charge, rise);
  if (!isImagined) requireWarmth(options, charge, rise);
  const gross = rise.wStroke + options.etaGen * discharge.wExp;
  const eOut = gross * (1 - options.aux);
  return {
    options,
    ...charge,
    ...rise,
    ...discharge,
    eOut,
    rte: (options.etaStore * eOut) / charge.wCharge,
    strokeShare: rise.wStroke / gross,
  };
}

function charging(options: ChainOptions) {
  const { zStore, zStart, lat, tAmbC, nComp, etaC, etaMotor, tIcC, tRetC, dThx } = options;
  const pStore = absolutePressure(zStore, lat);
  const pDel = pStore * airColumn(zStore, options.tColChK) * (1 + options.dpCh);
  const rComp = pDel / P_ATM;
  const warming = rComp ** (KAPPA / (etaC * nComp));
  const tStage = Array.from({ length: nComp }, (_, i) => (i === 0 ? tAmbC : tIcC) + C2K);
  const tOut = tStage.map((t) => t * warming);
  const wComp = tStage.reduce((sum, t) => sum + CP_AIR * t * (warming - 1), 0);
  const qComp = tOut.reduce((sum, t) => sum + CP_AIR * (t - tRetC - C2K), 0);
  const tHot = Math.min(...tOut) - dThx;
  return {
    pStore,
    pStart: absolutePressure(zStart, lat),
    pDel,
    rComp,
    wComp,
    tOut,
    qComp,
    tHot,
    tHotC: tHot - C2K,
    wCharge: wComp / etaMotor,
    qAvail: options.etaTes * qComp,
  };
}

function rising(options: ChainOptions, { pStore, pStart }: { pStore: number; pStart: number }) {
  const { zStore, zStart, lat, dockRatio, nPoly, etaDt } = options;
  const tSea = options.tSeaC + C2K;
  if (!options.stroke) {
    const nothing = { fill: 0, dissolved: 0, wGas: 0, wLift: 0, wStroke: 0 };
    return { pDock: pStore, zDock: zStore, tDock: tSea, ...nothing };
  }
  const pDock = pStart / dockRatio;
  const zDock = pDock < P_ATM ? 0 : depthFromPressure((pDock - P_ATM) / 1e4, lat);
  if (zDock < SHALLOWEST_DOCK) {
    throw new PhysicsError(
      'INCONSISTENT',
      'dockRatio',
      `A pressure ratio of ${dockRatio} from ${zStart} m puts the dock above ${SHALLOWEST_DOCK} m. Lower dockRatio or start deeper.`,
    );
  }
  const k = polytropicExponent(nPoly);
  const wGas = R_AIR * tSea * polytropicWork(-k, Math.log(dockRatio));
  const wLift = G0 * (zStart - zDock);
  const tDock = tSea * dockRatio ** -k;
  return {
    pDock,
    zDock,
    tDock,
    fill: dockRatio ** (-1 / nPoly),
    dissolved: dissolvedShare(options, {
      heat: wGas - CP_AIR * (tSea - tDock),
      p: (pStart - pDock) / Math.log(dockRatio),
    }),
    wGas,
    wLift,
    wStroke: etaDt * (wGas * (1 - options.fSpray - options.fDrag) - wLift),
  };
}

function discharging(
  options: ChainOptions,
  { tHot, qAvail }: { tHot: number; qAvail: number },
  { pDock, zDock, tDock, dissolved }: Pick<AirCycle, 'pDock' | 'zDock' | 'tDock' | 'dissolved'>,
) {
  const { dThx, nExp, etaE, pExh } = options;
  const pIn = pDock * airColumn(zDock, options.tColDisK) * (1 - options.dpDis);
  if (pIn <= pExh) {
    throw new PhysicsError(
      'INCONSISTENT',
      'dockRatio',
      `Air reaches the expanders at ${pIn.toFixed(0)} Pa, no more than the ${pExh} Pa behind them. Start deeper or lower dockRatio.`,
    );
  }
  const rExp = pIn / pExh;
  const cooling = rExp ** ((-KAPPA * etaE) / nExp);
  const reheats = (nExp - 1) * (1 - cooling);
  const tFull = tHot - dThx;
  /** Of all specific heats, the share of the air that still comes this far. */
  const cp = (1 - dissolved) * CP_AIR;
  const qFull = cp * (tFull - tDock + tFull * reheats);
  const heatLimited = qFull > qAvail;
  const tIn = heatLimited ? (qAvail / cp + tDock) / (1 + reheats) : tFull;
  const qNeed = heatLimited ? qAvail : qFull;
  return {
    pIn,
    rExp,
    tIn,
    qNeed,
    heatLimited,
    wExp: nExp * cp * tIn * (1 - cooling),
    tExh: tIn * cooling,
    qSurplus: qAvail - qNeed,
  };
}

function requireWarmth(
  { tRetC, dThx }: ChainOptions,
  { tHotC, tHot }: { tHotC: number; tHot: number },
  { tDock }: { tDock: number },
): void {
  const coldest = tHotC + dThx;
  if (coldest <= tRetC) {
    throw new PhysicsError(
      'INCONSISTENT',
      'tRetC',
      `Compressed air leaves a stage at ${coldest.toFixed(1)} °C, which tRetC (${tRetC} °C) must be below, or there is no heat to store. Lower tRetC or use fewer stages.`,
    );
  }
  const tFull = tHot - dThx;
  if (tFull <= tDock) {
    throw new PhysicsError(
      'INCONSISTENT',
      'dThx',
      `The heat store could warm the air to ${tFull.toFixed(1)} K, no warmer than it comes (${tDock.toFixed(1)} K). Lower dThx.`,
    );
  }
}

/** Returns the pressure at the top of an air column divided by that at its foot. */
function airColumn(height: number, T: number): number {
  return Math.exp((-G0 * height) / (R_AIR * T));
}
