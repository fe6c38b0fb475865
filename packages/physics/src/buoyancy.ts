import { G0 } from './constants.ts';
import { PhysicsError, requireInRange, type Limits } from './errors.ts';
import { requireInput, type InputRange } from './inputs.ts';
import { polytropicExponent, polytropicWork } from './polytropic.ts';

/** Inputs of the stroke formulas; the defaults are the vessel of the reference plant. */
export const STROKE_INPUTS = {
  V: { unit: 'm3', min: 0.01, max: 1e5, default: 1000 },
  zStart: { unit: 'm', min: 20, max: 6000, default: 980 },
  dockRatio: { unit: '1', min: 1.05, max: 20, default: Math.E },
  n: { unit: '1', min: 1, max: 1.4, default: 1.05 },
  D: { unit: 'm', min: 0.2, max: 40, default: 9 },
  cd: { unit: '1', min: 0.05, max: 2, default: 1 },
  mSteel: { unit: 'kg', min: 0, max: 1e7, default: 1e5 },
  tStroke: { unit: 's', min: 5, max: 36_000, default: 720 },
} as const satisfies Record<string, InputRange>;

const WATER_DENSITY: Limits = [900, 1200];
const FRONTAL_AREA: Limits = [0.01, 2000];
/** Absolute, from the surface to about 10 000 m. */
const SEA_PRESSURE: Limits = [1e5, 1.05e8];

/** A power stroke between two pressures. */
interface Stroke {
  /** Vessel volume, m3, 0.01 to 1e5. */
  V: number;
  /** Absolute pressure at the start of the stroke, Pa, 1e5 to 1.05e8. */
  p1: number;
  /** Absolute pressure at the dock, Pa, above 1e5 and below `p1`. */
  p2: number;
}

/** A stroke that starts part-filled, so that the expanding air just fills the vessel at the dock. */
export interface FillStroke extends Stroke {
  mode: 'fill';
  /** Polytropic index of the rising air, 1 (isothermal) to 1.4 (adiabatic). */
  n: number;
}

/** A stroke with the vessel full of air throughout: open and spilling, or rigid and closed. */
export interface FullStroke extends Stroke {
  mode: 'spill' | 'rigid';
  /** Ignored: a full vessel displaces the same volume of water whatever the state of its air. */
  n?: number;
}

/**
 * Work of the gas in one ascent, the integral of `V dp`: exact for any density profile of the sea,
 * because `dp = rho g dz`.
 *
 * Fill: `V p2 ((p1/p2)^k - 1) / k`, `k = (n - 1)/n`; for n = 1, `V p2 ln(p1/p2)`.
 * Spill and rigid: `V (p1 - p2)`.
 * Leaves out drag, added mass and the vessel's weight. Source: hydrostatics; equation E10.
 *
 * @returns work, J
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` unless `p2 < p1`
 */
export function strokeGasWork(stroke: FillStroke | FullStroke): number {
  const { mode, V, p1, p2, n } = stroke;
  requireInput('V', V, STROKE_INPUTS.V);
  if (mode === 'fill') requireInput('n', n, STROKE_INPUTS.n);
  requireRisingPressures(p1, p2);
  switch (mode) {
    case 'fill':
      return V * p2 * polytropicWork(polytropicExponent(n), Math.log(p1 / p2));
    case 'spill':
    case 'rigid':
      return V * (p1 - p2);
    default:
      throw new PhysicsError('OUT_OF_RANGE', 'mode', "mode must be 'fill', 'spill' or 'rigid'.");
  }
}

/**
 * Share of the vessel holding air at the start of a no-spill stroke: `(p2/p1)^(1/n)`.
 *
 * Valid for 1e5 to 1.05e8 Pa, n 1 to 1.4. Source: polytropic ideal gas.
 *
 * @param p1 - absolute pressure at the start, Pa
 * @param p2 - absolute pressure at the dock, Pa, below `p1`
 * @param n - polytropic index
 * @returns fraction, 0 to 1
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` unless `p2 < p1`
 */
export function fillFraction(p1: number, p2: number, n: number): number {
  requireInput('n', n, STROKE_INPUTS.n);
  requireRisingPressures(p1, p2);
  return (p2 / p1) ** (1 / n);
}

/**
 * Ratio of start to dock pressure that gives a no-spill stroke the most work from one vessel:
 * `(1 - k)^(-1/k)`, `k = (n - 1)/n`; e for n = 1.
 *
 * Valid for n 1 to 1.4. Source: the maximum of {@link strokeGasWork} at fixed `p1`; equation E11.
 *
 * @param n - polytropic index
 * @returns `p1/p2`
 * @throws {@link PhysicsError} outside the range
 */
export function optimumDockRatio(n: number): number {
  requireInput('n', n, STROKE_INPUTS.n);
  const k = polytropicExponent(n);
  return k === 0 ? Math.E : Math.exp(-Math.log1p(-k) / k);
}

/**
 * Pull of a floating vessel on its tether: `F = (rho vAir - mAir) G0 - submergedWeight`.
 *
 * For slow motion: leaves out drag, added mass and the rope's own weight. Source: Archimedes;
 * equation E9.
 *
 * @param options.rho - density of the water, kg/m3, 900 to 1200
 * @param options.vAir - volume of the air, m3, 0.01 to 1e5
 * @param options.mAir - mass of the air, kg, 0 to 1e8
 * @param options.submergedWeight - weight of the vessel less that of the water its shell displaces,
 *   N, 0 to 1e9
 * @returns force, N, above 0
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` where the vessel does not float
 */
export function tetherForce(options: {
  rho: number;
  vAir: number;
  mAir: number;
  submergedWeight: number;
}): number {
  const { rho, vAir, mAir, submergedWeight } = options;
  requireInRange('rho', rho, WATER_DENSITY);
  requireInput('vAir', vAir, STROKE_INPUTS.V);
  requireInRange('mAir', mAir, [0, 1e8]);
  requireInRange('submergedWeight', submergedWeight, [0, 1e9]);
  const force = (rho * vAir - mAir) * G0 - submergedWeight;
  if (force <= 0) {
    throw new PhysicsError(
      'INCONSISTENT',
      'vAir',
      'The vessel does not float: air and shell weigh at least as much as the water they displace.',
    );
  }
  return force;
}

/**
 * Drag force on a body moving steadily through water: `rho cd area v^2 / 2`.
 *
 * Source: the definition of the drag coefficient; equation E13.
 *
 * @param options.rho - density of the water, kg/m3, 900 to 1200
 * @param options.cd - drag coefficient, 0.05 to 2
 * @param options.area - frontal area, m2, 0.01 to 2000
 * @param options.v - speed, m/s, 0 to 100
 * @returns force, N
 * @throws {@link PhysicsError} outside the ranges
 */
export function dragForce(options: { rho: number; cd: number; area: number; v: number }): number {
  const { rho, cd, area, v } = options;
  requireBody(rho, cd, area);
  requireInRange('v', v, [0, 100]);
  return 0.5 * rho * cd * area * v ** 2;
}

/**
 * Terminal velocity, at which drag balances a force: `sqrt(2 force / (rho cd area))`.
 *
 * Source: {@link dragForce} solved for the speed; equation E13.
 *
 * @param options.force - net force along the motion, N, 0 to 2e9
 * @param options.rho - density of the water, kg/m3, 900 to 1200
 * @param options.cd - drag coefficient, 0.05 to 2
 * @param options.area - frontal area, m2, 0.01 to 2000
 * @returns speed, m/s
 * @throws {@link PhysicsError} outside the ranges
 */
export function terminalVelocity(options: {
  force: number;
  rho: number;
  cd: number;
  area: number;
}): number {
  const { force, rho, cd, area } = options;
  requireInRange('force', force, [0, 2e9]);
  requireBody(rho, cd, area);
  return Math.sqrt((2 * force) / (rho * cd * area));
}

/**
 * Energy of an evacuated volume at depth, as in hollow spheres on the seabed: `eta rho G0 depth V`.
 *
 * Takes one density for the whole column. Source: hydrostatics; Slocum et al. (2013),
 * Proc. IEEE 101.
 *
 * @param options.V - volume, m3, 0.01 to 1e5: see {@link sphereVolume}
 * @param options.depth - depth, m, 0 to 10 000
 * @param options.rho - mean density of the water above, kg/m3, 900 to 1200
 * @param options.eta - share of the energy that is usable, 0 to 1
 * @returns energy, J
 * @throws {@link PhysicsError} outside the ranges
 */
export function voidEnergy(options: {
  V: number;
  depth: number;
  rho: number;
  eta: number;
}): number {
  const { V, depth, rho, eta } = options;
  requireInput('V', V, STROKE_INPUTS.V);
  requireInRange('depth', depth, [0, 10_000]);
  requireInRange('rho', rho, WATER_DENSITY);
  requireInRange('eta', eta, [0, 1]);
  return eta * rho * G0 * depth * V;
}

/**
 * Mass of the water inside an open vessel that is partly full of air: `rho (V - vAir)`. It moves with
 * the vessel, and leaves it as the air grows.
 *
 * Source: conservation of volume; equation E22.
 *
 * @param options.rho - density of the water, kg/m3, 900 to 1200
 * @param options.V - volume of the vessel, m3, 0.01 to 1e5
 * @param options.vAir - volume of the air in it, m3, 0 to `V`
 * @returns mass, kg
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` where the air has no room
 */
export function waterInside(options: { rho: number; V: number; vAir: number }): number {
  const { rho, V, vAir } = options;
  requireInRange('rho', rho, WATER_DENSITY);
  requireInput('V', V, STROKE_INPUTS.V);
  requireInRange('vAir', vAir, [0, STROKE_INPUTS.V.max]);
  if (vAir > V) {
    throw new PhysicsError(
      'INCONSISTENT',
      'vAir',
      `A vessel of ${V} m3 cannot hold ${vAir} m3 of air.`,
    );
  }
  return rho * (V - vAir);
}

/**
 * Volume of a sphere: `pi d^3 / 6`.
 *
 * @param d - diameter, m, 0.3 to 50
 * @returns volume, m3
 * @throws {@link PhysicsError} outside the range
 */
export function sphereVolume(d: number): number {
  requireInRange('d', d, [0.3, 50]);
  return (Math.PI * d ** 3) / 6;
}

function requireBody(rho: number, cd: number, area: number): void {
  requireInRange('rho', rho, WATER_DENSITY);
  requireInput('cd', cd, STROKE_INPUTS.cd);
  requireInRange('area', area, FRONTAL_AREA);
}

function requireRisingPressures(p1: number, p2: number): void {
  requireInRange('p1', p1, SEA_PRESSURE);
  requireInRange('p2', p2, SEA_PRESSURE);
  if (p2 >= p1) {
    throw new PhysicsError(
      'INCONSISTENT',
      'p2',
      `p2 (${p2} Pa) must be below p1 (${p1} Pa): a vessel rises towards lower pressure.`,
    );
  }
}
