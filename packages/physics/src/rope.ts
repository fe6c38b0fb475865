import type { PlantChain } from './chain.ts';
import { PhysicsError } from './errors.ts';
import { defaultsOf, requireInputs, type InputRange } from './inputs.ts';
import type { PlantSize } from './sizing.ts';

/** Inputs of {@link ropeReplacement}; the defaults are assumptions about the reference plant. */
export const ROPE_INPUTS = {
  ropes: { unit: '1', min: 1, max: 100, default: 6, integer: true },
  massPerM: { unit: 'kg/m', min: 0, max: 100, default: 5.5 },
  pricePerKg: { unit: '$/kg', min: 0, max: 1000, default: 30 },
  life: { unit: '1', min: 100, max: 1e7, default: 8000 },
  discharges: { unit: '1/a', min: 1, max: 1000, default: 300 },
} as const satisfies Record<keyof RopeOptions, InputRange>;

/** Ropes of one vessel, and their use. */
export interface RopeOptions {
  /** Parallel ropes of a vessel, 1 to 100. */
  ropes: number;
  /** Mass of a metre of rope, kg/m, 0 to 100. */
  massPerM: number;
  /** Price of rope, spliced and fitted, $/kg, 0 to 1000. */
  pricePerKg: number;
  /** Bends over the sheave after which a rope is replaced, 100 to 1e7. */
  life: number;
  /** Full discharges in a year, 1 to 1000. */
  discharges: number;
}

/** Use and replacement of a plant's ropes. */
export interface RopeReplacement {
  /** Length of one rope from the winch to the sheave and up to the docked vessel, m. */
  length: number;
  /** Mass of a vessel's ropes, kg. */
  massPerVessel: number;
  /** Bends of each rope in a year, one for each stroke. */
  bendsPerYear: number;
  /** Time between replacements, a. */
  yearsOfLife: number;
  /** Mean spending on new ropes of all vessels, $/a. */
  costPerYear: number;
}

/**
 * Replacement of a plant's ropes, each of which runs from a winch at the surface to a sheave as deep as
 * the store and up to the vessel, and bends over the sheave once in a stroke.
 *
 * All defaults are assumptions: 5.5 kg/m is an HMPE rope of the 100 mm class; no rope of this strength
 * has been bent to its end. Leaves out the vessel's lost time and the work. Source: this work.
 *
 * @param chain - the plant, from {@link plantChain}
 * @param size - its size, from {@link sizePlant}
 * @param options - what differs from the defaults of {@link ROPE_INPUTS}
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` where the plant has no vessels
 */
export function ropeReplacement(
  chain: PlantChain,
  size: PlantSize,
  options: Partial<RopeOptions> = {},
): RopeReplacement {
  const rope: RopeOptions = { ...defaultsOf(ROPE_INPUTS), ...options };
  requireInputs<keyof RopeOptions>(ROPE_INPUTS, rope);
  const { zStore, stroke } = chain.options;
  if (!stroke) {
    throw new PhysicsError(
      'INCONSISTENT',
      'stroke',
      'This plant has no vessels, and so no ropes. Compute it with stroke: true.',
    );
  }
  const length = 2 * zStore - chain.zDock;
  const massPerVessel = rope.ropes * length * rope.massPerM;
  const strokesPerYear = (rope.discharges * size.mAir) / size.mStroke;
  const vessels = (size.cycleTime * size.massFlow) / size.mStroke;
  const bendsPerYear = strokesPerYear / vessels;
  return {
    length,
    massPerVessel,
    bendsPerYear,
    yearsOfLife: rope.life / bendsPerYear,
    costPerYear: (strokesPerYear / rope.life) * massPerVessel * rope.pricePerKg,
  };
}
