import { PhysicsError } from './errors.ts';
import { requireInputs, type InputRange } from './inputs.ts';
import type { PlantSize } from './sizing.ts';
import type { VesselStroke } from './vessel.ts';

/** Inputs of {@link fastReserve}; the default is the reference plant. */
export const RESERVE_INPUTS = {
  waiting: { unit: '1', min: 0, max: 1000, default: 4, integer: true },
} as const satisfies Record<string, InputRange>;

/** Power that a plant can offer within seconds, and what that takes from its day. */
export interface FastReserve {
  /** Load that leaves the grid when the compressors trip, while charging, W. */
  shed: number;
  /** Power of the waiting vessels once released, while holding, W. */
  power: number;
  /** Time for which they give it, s. */
  time: number;
  /** Electricity of their ascent, J. */
  energy: number;
  /** Air that waits in them, kg. */
  air: number;
  /** Held-back air as a share of one discharge; it cannot be sold as long as it waits. */
  heldBack: number;
}

/**
 * Fast reserve of a plant: shedding of the charging load, and vessels that wait latched with air in them.
 * While the plant discharges it has neither: all its vessels are at work.
 *
 * Leaves out the time that breakers and latches take. Source: this work.
 *
 * @param size - the plant, from {@link sizePlant}
 * @param stroke - its vessel, from {@link vesselStroke}
 * @param options.waiting - vessels that wait, 0 to 1000
 * @throws {@link PhysicsError} outside the range; `INCONSISTENT` where the plant has no such vessels or
 *   not as many, or more air would wait than one discharge has
 */
export function fastReserve(
  size: PlantSize,
  stroke: VesselStroke,
  options: { waiting: number },
): FastReserve {
  requireInputs(RESERVE_INPUTS, options);
  const { waiting } = options;
  if (size.strokeTime === 0) {
    throw new PhysicsError(
      'INCONSISTENT',
      'stroke',
      'This plant has no vessels that could wait. Compute it with stroke: true.',
    );
  }
  if (Math.abs(stroke.m / size.mStroke - 1) > 1e-9) {
    throw new PhysicsError(
      'INCONSISTENT',
      'stroke',
      `The stroke lifts ${stroke.m.toFixed(0)} kg of air, a vessel of the plant ${size.mStroke.toFixed(0)} kg. Use the same plant and volume for both.`,
    );
  }
  const vessels = Math.round((size.cycleTime * size.massFlow) / size.mStroke);
  if (waiting > vessels) {
    throw new PhysicsError(
      'INCONSISTENT',
      'waiting',
      `${waiting} vessels cannot wait in a plant of ${vessels}. Let fewer wait.`,
    );
  }
  const heldBack = (waiting * stroke.m) / size.mAir;
  if (heldBack > 1) {
    throw new PhysicsError(
      'INCONSISTENT',
      'waiting',
      `${waiting} waiting vessels would hold ${heldBack.toFixed(1)} times the air of a discharge. Let fewer wait.`,
    );
  }
  return {
    shed: size.Pch,
    power: (waiting * stroke.Eascent) / size.strokeTime,
    time: size.strokeTime,
    energy: waiting * stroke.Eascent,
    air: waiting * stroke.m,
    heldBack,
  };
}
