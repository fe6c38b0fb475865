import { STROKE_INPUTS, terminalVelocity } from './buoyancy.ts';
import type { PlantChain } from './chain.ts';
import { G0, P_ATM, R_AIR } from './constants.ts';
import { PhysicsError } from './errors.ts';
import { defaultsOf, requireInputs, type InputRange } from './inputs.ts';
import { densityEos80, OCEAN_INPUTS, t68FromT90 } from './ocean.ts';

/** Inputs of {@link vesselStroke}; the defaults are the reference plant EE-100. */
export const VESSEL_INPUTS = {
  V: STROKE_INPUTS.V,
  D: STROKE_INPUTS.D,
  cd: STROKE_INPUTS.cd,
  mSteel: STROKE_INPUTS.mSteel,
  rhoSteel: { unit: 'kg/m3', min: 1500, max: 20_000, default: 7850 },
  tStroke: STROKE_INPUTS.tStroke,
  S: OCEAN_INPUTS.S,
} as const satisfies Record<keyof VesselOptions, InputRange>;

/** Warning for a stroke too fast for rope and winch. */
export const HURRIED = 'A stroke takes less than 300 s: use more or larger vessels.';

/** Warning for a power that the vessel cannot hold all the way. */
const TOO_FAST =
  'At constant power the vessel would have to move faster than it rises without a tether: use less steel or a longer stroke.';

/** One vessel and its stroke. */
export interface VesselOptions {
  /** Volume, m3, 0.01 to 1e5. */
  V: number;
  /** Diameter, m, 0.2 to 40. */
  D: number;
  /** Drag coefficient, 0.05 to 2. */
  cd: number;
  /** Mass of steel and fittings, kg, 0 to 1e7. */
  mSteel: number;
  /** Density of the steel, kg/m3, 1500 to 20 000. */
  rhoSteel: number;
  /** Time of the stroke, s, 5 to 36 000. */
  tStroke: number;
  /** Practical salinity of the sea, 0 to 42. */
  S: number;
}

/** Forces, speeds and energies of one stroke. */
export interface VesselStroke {
  /** Density of the sea at the start, kg/m3. */
  r1: number;
  /** Density of the sea at the dock, kg/m3. */
  r2: number;
  /** Air in the vessel, kg. */
  m: number;
  /** Length of the stroke, m. */
  L: number;
  /** Weight of the steel less that of the water it displaces, N. */
  Wsub: number;
  /** Pull on the tether at the start, N. */
  Fstart: number;
  /** Pull on the tether at the dock, N. */
  Fdock: number;
  /** Work of the gas, J. */
  Wgas: number;
  /** Mechanical work of the ascent, J. */
  Eup: number;
  /** Mechanical power of the ascent, held constant, W. */
  Pmech: number;
  /** Speed at the start, m/s. */
  vStart: number;
  /** Speed at the dock, m/s. */
  vDock: number;
  /** Electricity from the ascent, J. */
  Eascent: number;
  /** Electricity from the return under ballast, J. */
  Ereturn: number;
  /** Electricity consumed by spraying, J. */
  Espray: number;
  /** Electricity from the stroke: ascent and return less spray, J. */
  Enet: number;
  /** Speed of free ascent at the dock if the tether parts, m/s. */
  vFree: number;
  /** Pull of the sheave on its anchor, up and down the rope, N. */
  anchor: number;
  /** Warnings about results that are computable but outside engineering practice. */
  warnings: string[];
}

/**
 * Forces, speeds and energies of one vessel at constant mechanical power:
 * `F = (rho vAir - m) G0 - Wsub`, `Eup = Wgas (1 - fDrag/2) - (m G0 + Wsub) L`, `Pmech = Eup / tStroke`.
 *
 * Leaves out added mass, rope stretch, currents and waves. Source: hydrostatics; equation E9. Modelled: no vessel exists.
 *
 * @param chain - the plant, from {@link plantChain}
 * @param options - what differs from the reference plant EE-100
 * @throws {@link PhysicsError} outside the ranges of {@link VESSEL_INPUTS}; `INCONSISTENT` where the
 *   vessel does not float or gives no work, or the plant has no stroke
 */
export function vesselStroke(
  chain: PlantChain,
  options: Partial<VesselOptions> = {},
): VesselStroke {
  const vessel: VesselOptions = { ...defaultsOf(VESSEL_INPUTS), ...options };
  requireInputs<keyof VesselOptions>(VESSEL_INPUTS, vessel);
  const { V, D, cd, mSteel, rhoSteel, tStroke, S } = vessel;
  const { pStart, pDock, tDock, zDock, fill, wGas, wStroke } = chain;
  const { zStart, tSeaC, fSpray, fDrag, etaDt, stroke } = chain.options;
  if (!stroke) {
    throw new PhysicsError(
      'INCONSISTENT',
      'stroke',
      'This plant has no vessels: its air rises through a pipe. Compute it with stroke: true.',
    );
  }

  const r1 = seaDensity(S, tSeaC, pStart);
  const r2 = seaDensity(S, tSeaC, pDock);
  const m = airInVessel(V, pDock, tDock);
  const L = zStart - zDock;
  const Wsub = mSteel * G0 * (1 - (r1 + r2) / 2 / rhoSteel);
  const Fstart = (r1 * fill * V - m) * G0 - Wsub;
  const Fdock = (r2 * V - m) * G0 - Wsub;
  if (Fstart <= 0) {
    throw new PhysicsError(
      'INCONSISTENT',
      'mSteel',
      `The vessel does not float: at the start it is ${(-Fstart).toFixed(0)} N too heavy. Use less steel or more volume.`,
    );
  }

  const Wgas = m * wGas;
  const Eup = Wgas * (1 - fDrag / 2) - m * G0 * L - Wsub * L;
  if (Eup <= 0) {
    throw new PhysicsError(
      'INCONSISTENT',
      'mSteel',
      'The vessel gives no work: drag and weight take all of it. Use less steel or more volume.',
    );
  }
  const Pmech = Eup / tStroke;
  const [vStart, vDock] = [Pmech / Fstart, Pmech / Fdock];
  const freeSpeed = (force: number, rho: number) =>
    terminalVelocity({ force, rho, cd, area: (Math.PI * D ** 2) / 4 });
  const vFree = freeSpeed(Fdock, r2);
  return {
    r1,
    r2,
    m,
    L,
    Wsub,
    Fstart,
    Fdock,
    Wgas,
    Eup,
    Pmech,
    vStart,
    vDock,
    Eascent: etaDt * Eup,
    Ereturn: etaDt * (Wsub * L - (Wgas * fDrag) / 2),
    Espray: etaDt * fSpray * Wgas,
    Enet: m * wStroke,
    vFree,
    anchor: 2 * Fdock,
    warnings: [
      ...(tStroke < 300 ? [HURRIED] : []),
      ...(Fdock > 10e6
        ? ['The tether pulls more than 10 MN: above any rope system in service that we can cite.']
        : []),
      ...(vStart > freeSpeed(Fstart, r1) || vDock > vFree ? [TOO_FAST] : []),
    ],
  };
}

/** Mass of the air that fills a vessel, kg. */
export function airInVessel(V: number, p: number, T: number): number {
  return (p * V) / (R_AIR * T);
}

/** Density of sea water at an absolute pressure, kg/m3. */
export function seaDensity(S: number, tC: number, p: number): number {
  return densityEos80(S, t68FromT90(tC), (p - P_ATM) / 1e4);
}
