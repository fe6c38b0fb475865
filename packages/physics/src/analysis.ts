import { requirePlant } from './chain.ts';
import type { ChainOptions } from './chain-inputs.ts';
import { C2K, CP_AIR, P_ATM, R_AIR } from './constants.ts';
import { airCycle, type AirCycle } from './cycle.ts';
import { PhysicsError } from './errors.ts';

/** Cause of an energy loss in the cycle. */
export type LossCause =
  /** Loss of the ideal machine: the sea cools the air, and unequal stage counts leave heat unused. */
  | 'coldStore'
  /** Motors, generators, converters. */
  | 'machines'
  /** Polytropic losses of compressors and expanders. */
  | 'blading'
  /** Approach temperatures, trim cooling, the heat store's loss. */
  | 'heat'
  /** Friction in pipes, exchangers and stack. */
  | 'pressure'
  /** Air lost from the store, pumps and controls. */
  | 'leakage'
  /** Vessels in place of expanders, from the start of the stroke to the dock. */
  | 'stroke'
  /** Air that dissolves in the spray of the vessels. */
  | 'dissolved';

/** One step of the loss waterfall from the electricity in to the electricity out. */
export interface LossStep {
  cause: LossCause;
  /** Loss as a share of the electricity in; negative where the cause raises the efficiency. */
  loss: number;
  /** Round-trip efficiency after the step. */
  rte: number;
}

/**
 * Loss waterfall of a plant: starts from an ideal machine between the same depths and temperatures and
 * restores the plant's own imperfections group by group. The order of the steps matters.
 *
 * The ideal machine intercools to the intake temperature, or to that of the sea where this is warmer, has
 * no vessels, and all its efficiencies are 1. With as many expanders as compressors and a sea as warm as
 * the intake air, it would return all the electricity. Near the ends of the ranges a step on the way may
 * be a machine that cannot be, such as one whose heat store cools the air; the formulas go on through it.
 * Source: this work, from {@link plantChain}.
 *
 * @param options - what differs from the reference plant EE-100
 * @returns the steps; their losses add up to `1 - rte` of the plant
 * @throws {@link PhysicsError} as {@link plantChain}
 */
export function lossWaterfall(options: Partial<ChainOptions> = {}): LossStep[] {
  const plant = requirePlant(options);
  airCycle(plant);
  const restored: [LossCause, (keyof ChainOptions)[]][] = [
    ['coldStore', []],
    ['machines', ['etaMotor', 'etaGen', 'etaDt']],
    ['blading', ['etaC', 'etaE']],
    ['heat', ['dThx', 'etaTes', 'tIcC', 'tRetC', 'tColDisK']],
    ['pressure', ['dpCh', 'dpDis', 'pExh']],
    ['leakage', ['etaStore', 'aux']],
    ['stroke', ['stroke']],
    ['dissolved', ['fSat']],
  ];
  let machine = idealised(plant);
  let before = 1;
  return restored.map(([cause, names]) => {
    machine = { ...machine, ...Object.fromEntries(names.map((name) => [name, plant[name]])) };
    const { rte } = airCycle(machine, true);
    const loss = before - rte;
    before = rte;
    return { cause, loss, rte };
  });
}

/** Returns the plant without its imperfections; the air column weighs the same down and up. */
function idealised(plant: ChainOptions): ChainOptions {
  const whole = { etaMotor: 1, etaGen: 1, etaDt: 1, etaC: 1, etaE: 1, etaTes: 1, etaStore: 1 };
  const nothing = { dThx: 0, dpCh: 0, dpDis: 0, aux: 0, pExh: P_ATM, stroke: false, fSat: 0 };
  const warmer = Math.max(plant.tAmbC, plant.tSeaC);
  const cooled = { tIcC: warmer, tRetC: warmer, tColDisK: plant.tColChK };
  return { ...plant, ...whole, ...nothing, ...cooled };
}

/** Sensitivity of the round-trip efficiency to one input. */
export interface Sensitivity {
  input: keyof typeof SENSITIVITY_SPANS;
  /**
   * The values tried: `worse` leaves the lower efficiency, which near the ends of the ranges may be the
   * optimistic value.
   */
  worse: number;
  better: number;
  /** Round-trip efficiency with each. */
  rteWorse: number;
  rteBetter: number;
}

/** Pessimistic and optimistic values of the uncertain component inputs. */
export const SENSITIVITY_SPANS = {
  etaC: [0.82, 0.88],
  etaE: [0.83, 0.89],
  dThx: [25, 8],
  etaStore: [0.96, 1],
  etaDt: [0.75, 0.92],
  aux: [0.05, 0.02],
  dpDis: [0.12, 0.03],
  nPoly: [1.2, 1],
  fSat: [1, 0],
} as const satisfies Partial<Record<keyof ChainOptions, readonly [worse: number, better: number]>>;

/**
 * Sensitivity of the round-trip efficiency to each uncertain input, varied one at a time, in descending
 * order of effect.
 *
 * Source: this work, from {@link plantChain}.
 *
 * @param options - what differs from the reference plant EE-100
 * @throws {@link PhysicsError} as {@link plantChain}, and near the ends of its ranges also where it is
 *   impossible with one of the values tried, which the message names
 */
export function sensitivities(options: Partial<ChainOptions> = {}): Sensitivity[] {
  const plant = requirePlant(options);
  airCycle(plant);
  const inputs = Object.keys(SENSITIVITY_SPANS) as Sensitivity['input'][];
  return inputs
    .map((input): Sensitivity => {
      const [worse, better] = SENSITIVITY_SPANS[input]
        .map((value) => ({ value, rte: rteWith(plant, input, value) }))
        .toSorted((one, other) => one.rte - other.rte);
      return {
        input,
        worse: worse!.value,
        better: better!.value,
        rteWorse: worse!.rte,
        rteBetter: better!.rte,
      };
    })
    .toSorted((a, b) => b.rteBetter - b.rteWorse - (a.rteBetter - a.rteWorse));
}

/** Round-trip efficiency of the plant with one value tried; where there is none, says which value it was. */
function rteWith(plant: ChainOptions, input: Sensitivity['input'], value: number): number {
  try {
    return airCycle({ ...plant, [input]: value }).rte;
  } catch (error) {
    if (!(error instanceof PhysicsError)) throw error;
    const { code, field, message } = error;
    throw new PhysicsError(
      code,
      field,
      `This plant is impossible with ${input} at ${value}, one of the values tried; start from another. With it: ${message}`,
    );
  }
}

/** State of the air at one point of its path through the plant. */
export interface AirState {
  /** Point on the path: `C1 in` is the first compressor's inlet, `X1 out` the first expander's outlet. */
  at:
    | 'ambient'
    | 'store'
    | 'vessel start'
    | 'dock'
    | 'exhaust'
    | `${'C' | 'X'}${number} ${'in' | 'out'}`;
  /** Temperature, K. */
  T: number;
  /** Absolute pressure, Pa. */
  p: number;
  /** Specific entropy relative to the intake air: `CP_AIR ln(T/T0) - R_AIR ln(p/P_ATM)`, J/(kg K). */
  s: number;
}

/**
 * States of the air from intake to exhaust, in order, for a temperature-entropy diagram.
 *
 * Source: ideal gas of constant specific heat.
 *
 * @param chain - the plant, from {@link plantChain}
 */
export function airPathStates(chain: AirCycle): AirState[] {
  const { tOut, rComp, pStore, pStart, pDock, tDock, pIn, tIn, rExp, tExh, options } = chain;
  const { nComp, nExp, pExh, stroke } = options;
  const [tAmbient, tIc, tSea] = [options.tAmbC + C2K, options.tIcC + C2K, options.tSeaC + C2K];
  const state = (at: AirState['at'], T: number, p: number): AirState => {
    const s = CP_AIR * Math.log(T / tAmbient) - R_AIR * Math.log(p / P_ATM);
    return { at, T, p, s };
  };
  const compressed = tOut.flatMap((t, i) => {
    const [before, after] = [i, i + 1].map((done) => P_ATM * rComp ** (done / nComp));
    const inlet = i === 0 ? [] : [state(`C${i + 1} in`, tIc, before!)];
    return [...inlet, state(`C${i + 1} out`, t, after!)];
  });
  const expanded = Array.from({ length: nExp }, (_, i) => {
    const [before, after] = [i, i + 1].map((done) => pIn * rExp ** (-done / nExp));
    const last = i + 1 === nExp;
    const outlet = last ? state('exhaust', tExh, pExh) : state(`X${i + 1} out`, tExh, after!);
    return [state(`X${i + 1} in`, tIn, before!), outlet];
  });
  return [
    state('ambient', tAmbient, P_ATM),
    ...compressed,
    state('store', tSea, pStore),
    ...(stroke ? [state('vessel start', tSea, pStart), state('dock', tDock, pDock)] : []),
    ...expanded.flat(),
  ];
}
