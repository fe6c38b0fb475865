import { fillFraction } from './buoyancy.ts';
import type { PlantChain } from './chain.ts';
import { G0 } from './constants.ts';
import { PhysicsError } from './errors.ts';
import { defaultsOf, requireInputs, type InputRange } from './inputs.ts';
import { absolutePressure } from './ocean.ts';
import { seaDensity, VESSEL_INPUTS, vesselStroke, type VesselOptions } from './vessel.ts';

/** Inputs of {@link anchorMass}; the defaults are one sheave of the reference plant. */
export const ANCHOR_INPUTS = {
  pull: { unit: 'N', min: 0, max: 1e10, default: 17.5e6 },
  factor: { unit: '1', min: 1, max: 5, default: 1.5 },
  density: { unit: 'kg/m3', min: 1500, max: 8000, default: 2400 },
  rhoW: { unit: 'kg/m3', min: 900, max: 1200, default: 1032 },
} as const satisfies Record<string, InputRange>;

/**
 * Mass of a gravity anchor that an upward pull does not lift: `factor pull / (G0 (1 - rhoW / density))`.
 *
 * Leaves out suction, friction and the weight of what it anchors. Source: Archimedes.
 *
 * @param options.pull - upward, N, 0 to 1e10
 * @param options.factor - of safety, 1 to 5
 * @param options.density - of the anchor, kg/m3, 1500 to 8000: concrete 2400
 * @param options.rhoW - of the water, kg/m3, 900 to 1200
 * @returns mass in air, kg
 * @throws {@link PhysicsError} outside the ranges
 */
export function anchorMass(options: {
  pull: number;
  factor: number;
  density: number;
  rhoW: number;
}): number {
  requireInputs(ANCHOR_INPUTS, options);
  const { pull, factor, density, rhoW } = options;
  return (factor * pull) / G0 / (1 - rhoW / density);
}

/** Stretches of equal height, and moments between two releases, into which the rise is cut. */
const STRETCHES = 400;
const MOMENTS = 200;

/** Inputs of {@link platformLoad}; the defaults are the reference plant with one vessel at a time. */
export const PLATFORM_INPUTS = {
  rising: { unit: '1', min: 1, max: 100, default: 4, integer: true },
  together: { unit: '1', min: 1, max: 100, default: 1, integer: true },
} as const satisfies Record<string, InputRange>;

/** Pull of all tethers on a platform while a plant discharges. */
export interface PlatformLoad {
  /** The least and the most in the course of a discharge, N. */
  least: number;
  most: number;
  /** Time from one release to the next, s: in it the load swings once. */
  interval: number;
}

/**
 * Pull on the platform from vessels that rise at constant power, let go `together` at even intervals so
 * that `rising` of them are always on their way: the sum of equation E9 over the vessels.
 *
 * Leaves out sinking vessels, waves, and the moments of release and docking. Source: this work.
 *
 * @param chain - the plant, from {@link plantChain}
 * @param options - vessels rising at any time, those of them let go together, and what differs in the
 *   vessel from the reference plant EE-100
 * @throws {@link PhysicsError} as {@link vesselStroke}; `INCONSISTENT` unless `together` divides `rising`
 */
export function platformLoad(
  chain: PlantChain,
  options: { rising: number; together: number } & Partial<VesselOptions>,
): PlatformLoad {
  const { rising, together, ...given } = options;
  requireInputs(PLATFORM_INPUTS, { rising, together });
  if (rising % together !== 0) {
    throw new PhysicsError(
      'INCONSISTENT',
      'together',
      `Groups of ${together} do not add up to ${rising} rising vessels.`,
    );
  }
  const vessel: VesselOptions = { ...defaultsOf(VESSEL_INPUTS), ...given };
  const pullAt = pullInTime(chain, vessel);
  const groups = rising / together;
  const interval = vessel.tStroke / groups;
  const loads = Array.from({ length: MOMENTS }, (_, moment) => {
    const since = (moment / (MOMENTS - 1)) * interval;
    let load = 0;
    for (let group = 0; group < groups; group++) load += pullAt(since + group * interval);
    return together * load;
  });
  return { least: Math.min(...loads), most: Math.max(...loads), interval };
}

/** Pull of one tether, N, by the seconds since the release. */
function pullInTime(chain: PlantChain, vessel: VesselOptions): (seconds: number) => number {
  const { V, S, tStroke } = vessel;
  const { zDock, pDock } = chain;
  const { zStart, lat, tSeaC, nPoly } = chain.options;
  const { m, Wsub } = vesselStroke(chain, vessel);
  const height = (zStart - zDock) / STRETCHES;
  const pulls = Array.from({ length: STRETCHES + 1 }, (_, stretch) => {
    const p = stretch === STRETCHES ? pDock : absolutePressure(zStart - stretch * height, lat);
    const vAir = p > pDock ? V * fillFraction(p, pDock, nPoly) : V;
    return (seaDensity(S, tSeaC, p) * vAir - m) * G0 - Wsub;
  });
  // At constant power the work done, and with it the time, grows by the pull.
  const done = [0];
  for (let i = 1; i < pulls.length; i++) {
    done.push(done[i - 1]! + (pulls[i - 1]! + pulls[i]!) / 2);
  }
  let i = 1;
  const atEvenTimes = pulls.map((_, moment) => {
    const work = (moment / STRETCHES) * done.at(-1)!;
    while (i < STRETCHES && done[i]! < work) i++;
    const share = (work - done[i - 1]!) / (done[i]! - done[i - 1]!);
    return pulls[i - 1]! + share * (pulls[i]! - pulls[i - 1]!);
  });
  return (seconds) => {
    const at = Math.min(1, seconds / tStroke) * STRETCHES;
    const before = Math.min(STRETCHES - 1, Math.floor(at));
    const [one, next] = [atEvenTimes[before]!, atEvenTimes[before + 1]!];
    return one + (at - before) * (next - one);
  };
}
