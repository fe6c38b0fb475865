import { CHAIN_INPUTS, type ChainOptions } from './chain-inputs.ts';
import { C2K } from './constants.ts';
import { airCycle, type AirCycle } from './cycle.ts';
import { PhysicsError } from './errors.ts';
import { humidExpansion, HYBRID_INPUTS, saturate, type HybridMode } from './hybrid.ts';
import { defaultsOf, requireInput, requireInputs, type InputRange } from './inputs.ts';

/** A plant's full cycle, on dry air and with steam. Specific work and heat are in J per kg of air. */
export interface PlantChain extends AirCycle, HybridMode {
  /** Round-trip efficiency with steam. */
  rteHyb: number;
  /** Warnings about results that are computable but outside engineering practice. */
  warnings: string[];
}

const ANY = { min: -Infinity, max: Infinity };

/**
 * Follows a kilogram of air from the grid to the seabed and back, by five steps:
 *
 * 1. Charge: `compressTrain` to the store's pressure less the weight of the air column.
 * 2. Heat: the compressed air warms the store to `min(tOut) - dThx`.
 * 3. Stroke: `wStroke = etaDt (wGas (1 - fSpray - fDrag) - wLift)`, the air expanding polytropically.
 *    Of the air, {@link dissolvedShare} stays in the spray; that the stroke itself works with that
 *    much less towards its end, 0.05 points of the efficiency, is left out.
 * 4. Exhaust: `nExp` reheated expanders, at a lower temperature where the stored heat is too little.
 * 5. Balance: `eOut = (wStroke + etaGen wExp)(1 - aux)`, `rte = etaStore eOut / wCharge`.
 *
 * The heat left over then makes steam in {@link humidExpansion}, at most 0.12 of the air; heat may be
 * left over even so.
 * For ideal dry air, 3 % less dense than real air near 1000 m; below about 2000 m real gas matters.
 * Source: this work; equation E18. Modelled: no plant exists.
 *
 * @param options - what differs from the reference plant EE-100
 * @throws {@link PhysicsError} outside the ranges of {@link CHAIN_INPUTS}; `INCONSISTENT` where the
 *   dock is shallower than 5 m or the air reaches the expanders without heat or pressure;
 *   `SECOND_LAW` where the plant would give back all it took
 */
export function plantChain(options: Partial<ChainOptions> = {}): PlantChain {
  return plantChainUnchecked(requirePlant(options));
}

/**
 * {@link plantChain} beyond the ranges of what machines can do, such as without any losses. Still
 * refuses what is no number, or contradicts itself or the second law.
 */
export function plantChainUnchecked(options: Partial<ChainOptions> = {}): PlantChain {
  const plant = referencePlant(options);
  for (const [field, { integer }] of Object.entries<InputRange>(CHAIN_INPUTS)) {
    const value = plant[field as keyof typeof CHAIN_INPUTS];
    requireInput(field, value, integer ? { ...ANY, min: 1, integer } : ANY);
  }
  const cycle = airCycle(plant);
  const hybrid = saturate(cycle);
  const rteHyb = (cycle.options.etaStore * hybrid.eOutHyb) / cycle.wCharge;
  const most = Math.max(cycle.rte, rteHyb);
  if (!Number.isFinite(most + cycle.wCharge)) {
    throw new PhysicsError(
      'INCONSISTENT',
      'etaC',
      'These inputs leave no finite efficiency. Bring them nearer to those of machines.',
    );
  }
  if (most >= 1) {
    throw new PhysicsError(
      'SECOND_LAW',
      'etaC',
      `These inputs would give back ${most.toFixed(3)} of what the plant takes in. A store always loses some: lower the efficiencies.`,
    );
  }
  return { ...cycle, ...hybrid, rteHyb, warnings: warningsOf(cycle, hybrid) };
}

/** The plant that `options` make of the reference plant, if all of it is within its range. */
export function requirePlant(options: Partial<ChainOptions>): ChainOptions {
  const plant = referencePlant(options);
  const { stroke, ...numbers } = plant;
  requireInputs<keyof typeof numbers>(CHAIN_INPUTS, numbers);
  if (typeof stroke !== 'boolean') {
    throw new PhysicsError(
      'OUT_OF_RANGE',
      'stroke',
      'stroke must be true or false: the plant has vessels or it has none.',
    );
  }
  return plant;
}

function referencePlant(options: Partial<ChainOptions>): ChainOptions {
  return { stroke: true, ...defaultsOf(CHAIN_INPUTS), ...options };
}

function warningsOf(cycle: AirCycle, { tSatOut = 0, tDewExh = 0, tExhHyb }: HybridMode): string[] {
  const { tOut, tDock, tIn, tExh, tHotC, qAvail } = cycle;
  const checks: [beyond: boolean, warning: string][] = [
    [
      Math.max(...tOut) > 400 + C2K,
      'A compressor stage ends above 400 °C: beyond ordinary machines.',
    ],
    [tHotC > 250, 'The heat store is above 250 °C: pressurised water needs more than 40 bar.'],
    [tDock < C2K - 1.9, 'The air at the dock is below -1.9 °C: sea spray freezes.'],
    [tExh < C2K - 40, 'The exhaust is below -40 °C: moisture freezes in the expanders.'],
    [
      tSatOut > tIn,
      'Steam would condense: the saturator is hotter than the inlet of the expanders.',
    ],
    [
      tDewExh > tExhHyb,
      'Steam would condense in the expanders: the exhaust is colder than its dew point.',
    ],
    [
      humidExpansion(HYBRID_INPUTS.om.max, cycle).q < qAvail,
      'Steam is at its limit of 12 % of the air: some heat is left over.',
    ],
  ];
  return checks.filter(([beyond]) => beyond).map(([, warning]) => warning);
}
