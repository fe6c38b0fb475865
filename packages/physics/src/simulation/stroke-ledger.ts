import { requireInteger } from '../errors.ts';
import type { StrokeSimulation } from './stroke.ts';

/** Energy balance of the gas work, J. The first entry is the sum of all others. */
export interface StrokeLedger {
  /** Work of the buoyant air since the release. */
  gasWork: number;
  /** Sent to the grid: tether work less what drivetrain and spray took. */
  electricity: number;
  /** Lost between rope and grid. */
  drivetrain: number;
  /** Electricity that sprays sea water into the expanding air. */
  spray: number;
  /** Dissipated by drag. */
  drag: number;
  /** Potential energy gained by steel and air. */
  lift: number;
  /** Kinetic energy of everything that moves. */
  kinetic: number;
}

/**
 * The energy balance of a simulated stroke at one of its moments: gas work in, and where it went.
 * `electricity = etaDt (tether work - fSpray gas work)`; the rest is counted by the simulation. What
 * remains, `gasWork` less all others, is its error.
 *
 * @param stroke - what `simulateStroke` returned
 * @param index - the moment, from 0 to the last of its series
 * @throws {@link PhysicsError} where there is no such moment
 */
export function strokeLedger(stroke: StrokeSimulation, index: number): StrokeLedger {
  const { series, etaDt, fSpray } = stroke;
  requireInteger('index', index, [0, series.time.length - 1]);
  const gasWork = series.gasWork[index]!;
  const tetherWork = series.tetherWork[index]!;
  const spray = etaDt * fSpray * gasWork;
  return {
    gasWork,
    electricity: etaDt * tetherWork - spray,
    drivetrain: (1 - etaDt) * tetherWork,
    spray,
    drag: series.drag[index]!,
    lift: series.lift[index]!,
    kinetic: series.kinetic[index]!,
  };
}
