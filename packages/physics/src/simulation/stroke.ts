import { fillFraction, strokeGasWork } from '../buoyancy.ts';
import { C2K, G0, P_ATM, R_AIR } from '../constants.ts';
import { PhysicsError, requireInRange } from '../errors.ts';
import { defaultsOf, requireInputs } from '../inputs.ts';
import { absolutePressure, depthFromPressure } from '../ocean.ts';
import { seaColumn } from './sea-column.ts';
import { STROKE_SIMULATION_INPUTS, type StrokeSimulationOptions } from './stroke-inputs.ts';

/** The shallowest a dock may lie, m. */
const SHALLOWEST_DOCK = 5;
/** Shares of the stroke's time: to reach its mean speed, and for the winch to follow its aim. */
const RAMP = 1 / 40;
const RESPONSE = 1 / 720;
/** Share of the mean speed with which the vessel comes to rest against its dock. */
const CREEP = 0.02;
/** A vessel that needs this many times its stroke's time is not under control. */
const LATEST = 4;

/** Time series of a stroke, each array as long as `time`. */
export interface StrokeSeries {
  /** Since the release, s. */
  time: Float64Array;
  /** Of the vessel's base, m. */
  depth: Float64Array;
  /** Of sea and air at that depth, absolute, Pa. */
  pressure: Float64Array;
  /** m3 */
  airVolume: Float64Array;
  /** Upwards, m/s. */
  speed: Float64Array;
  /** Pull on the tether, the mean of the step that ends there, N. */
  tether: Float64Array;
  /** Mechanical, at the tether, the mean of the step that ends there, W. */
  power: Float64Array;
  /** Work of the buoyant air since the release, J. */
  gasWork: Float64Array;
  /** Work done on the tether since, J. */
  tetherWork: Float64Array;
  /** Lost since to drag and with the water that leaves the vessel, J. */
  drag: Float64Array;
  /** Gained by lifting air and steel since, J. */
  lift: Float64Array;
  /** Of vessel, air and the water that moves with them, J. */
  kinetic: Float64Array;
}

/** One ascent, simulated. */
export interface StrokeSimulation {
  /** Depth of the dock, m. */
  zDock: number;
  /** Absolute pressures at start and dock, Pa. */
  pStart: number;
  pDock: number;
  /** Share of the vessel that holds air at the start. */
  fill: number;
  /** kg */
  mAir: number;
  /** Temperature of the air at the dock, K. */
  tDock: number;
  /** Setpoint of the generator: mechanical power, W, or speed, m/s. */
  held: number;
  /** From release to dock, s. */
  duration: number;
  /** Shares that turn tether work into electricity, as given. */
  etaDt: number;
  fSpray: number;
  series: StrokeSeries;
}

/**
 * Simulates one ascent by its equation of motion,
 * `m dv/dt = rho g Va - (mAir + mSteel (1 - rho/rhoSteel)) g - rho cd A v^2 / 2 - T`, where m is the
 * mass of air, steel, the water still inside and the water around that moves along:
 * the air follows `p Va^n = constant` at the sea's pressure and just fills the vessel at the dock;
 * the winch keeps the tether's pull T at what holds power or speed, starts and brakes gently, and
 * cannot push.
 *
 * The midpoint rule with the works of its own forces: what gas, tether, drag and weight do in a step
 * adds up to the change of kinetic energy whatever the step is, which a Runge-Kutta method keeps only
 * to its order, and stiff drag does not upset it.
 *
 * Leaves out rope stretch, currents and waves. Takes standard gravity
 * while the sea's pressure has the local one: 0.2 % between `gasWork` and the integral of `V dp`.
 * Source: Newton's second law with equations E3, E9, E10, E13 and E22.
 *
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` where the vessel does not float, has
 *   no room for its dome, docks above 5 m, or cannot keep its time
 */
export function simulateStroke(options: StrokeSimulationOptions = {}): StrokeSimulation {
  const { control = 'power', zPart, ...numbers } = options;
  const inputs = { ...defaultsOf(STROKE_SIMULATION_INPUTS), ...numbers };
  requireInputs(STROKE_SIMULATION_INPUTS, inputs);
  if (zPart !== undefined) requireInRange('zPart', zPart, [0, 4000]);
  if (control !== 'power' && control !== 'speed') {
    throw new PhysicsError('OUT_OF_RANGE', 'control', "control must be 'power' or 'speed'.");
  }
  const { lat, zStart, dockRatio, nPoly, V, D, mSteel, rhoSteel, cd, tStroke, steps } = inputs;
  if (V < (Math.PI * D ** 3) / 12) {
    throw inconsistent('D', `A dome ${D} m wide alone holds more than the ${V} m3 of the vessel.`);
  }

  const pStart = absolutePressure(zStart, lat);
  const pDock = pStart / dockRatio;
  const zDock = pDock > P_ATM ? depthFromPressure((pDock - P_ATM) / 1e4, lat) : 0;
  if (zDock < SHALLOWEST_DOCK) {
    throw inconsistent(
      'dockRatio',
      `The dock would lie at ${zDock.toFixed(1)} m, above the ${SHALLOWEST_DOCK} m that ships need.`,
    );
  }
  const fill = fillFraction(pStart, pDock, nPoly);
  const tDock = (inputs.tSeaC + C2K) * (pDock / pStart) ** ((nPoly - 1) / nPoly);
  const mAir = (pDock * V) / (R_AIR * tDock);
  const sea = seaColumn([zDock, zStart], inputs);
  const airVolume = (p: number) => V * (pDock / p) ** (1 / nPoly);
  const weight = (rho: number) => (mAir + mSteel * (1 - rho / rhoSteel)) * G0;
  const area = (Math.PI * D ** 2) / 4;

  const rhoStart = sea.density(zStart);
  const rhoMean = (rhoStart + sea.density(zDock)) / 2;
  const startForce = rhoStart * fill * V * G0 - weight(rhoStart);
  if (startForce <= 0) {
    throw inconsistent('mSteel', 'The vessel does not float: it weighs more than its air lifts.');
  }
  const length = zStart - zDock;
  const meanSpeed = length / tStroke;
  const work =
    strokeGasWork({ mode: 'fill', V, p1: pStart, p2: pDock, n: nPoly }) -
    (weight(rhoMean) + 0.5 * rhoMean * cd * area * meanSpeed ** 2) * length;
  if (work <= 0) {
    throw inconsistent('tStroke', `In ${tStroke} s drag would take all that the air gives.`);
  }
  const held = control === 'power' ? work / tStroke : meanSpeed;

  // Not `waterInside`, which would check the same ranges in every step.
  const massWith = (air: number) =>
    mAir + mSteel + rhoMean * Math.max(0, V - air) + inputs.cAdded * rhoMean * V;
  const acceleration = meanSpeed / (RAMP * tStroke);
  const dt = tStroke / steps;
  const series = newSeries(LATEST * steps + 1);
  series.depth[0] = zStart;
  series.pressure[0] = pStart;
  series.airVolume[0] = fill * V;
  series.tether[0] = startForce;

  /** Fills in what step `i` ends with, after `span` seconds; returns the depth it ends at. */
  const advance = (i: number, span: number): number => {
    const [time, z, v] = [series.time[i - 1]!, series.depth[i - 1]!, series.speed[i - 1]!];
    const zMid = Math.max(zDock, z - (span / 2) * v);
    const rho = sea.density(zMid);
    const air = airVolume(sea.pressure(zMid));
    const buoyancy = rho * G0 * air;
    const load = weight(rho);
    const force = buoyancy - load;
    const resistance = 0.5 * rho * cd * area;

    const pull = force - resistance * v ** 2;
    const steady = control === 'speed' ? held : pull > 0 ? held / pull : Infinity;
    const aim = Math.max(
      CREEP * meanSpeed,
      Math.min(
        steady,
        acceleration * (time + span / 2),
        Math.sqrt(2 * acceleration * (zMid - zDock)),
      ),
    );
    // No faster than a step can follow, or the speed would swing about its aim.
    const lag = Math.min(1, span / (2 * RESPONSE * tStroke));
    const mass = massWith(air);
    const inertia = (2 * mass) / span;
    let vMid = (v + lag * aim) / (1 + lag);
    let tether = force - resistance * vMid ** 2 - inertia * (vMid - v);
    if (tether < 0 || (zPart !== undefined && z <= zPart)) {
      const drive = force + inertia * v;
      vMid = (2 * drive) / (inertia + Math.sqrt(inertia ** 2 + 4 * resistance * drive));
      tether = 0;
    }

    const rise = vMid * span;
    const speed = 2 * vMid - v;
    const depth = z - rise;
    series.time[i] = time + span;
    series.depth[i] = depth;
    series.pressure[i] = sea.pressure(depth);
    series.airVolume[i] = airVolume(series.pressure[i]);
    series.speed[i] = speed;
    series.tether[i] = tether;
    series.power[i] = tether * vMid;
    series.gasWork[i] = series.gasWork[i - 1]! + buoyancy * rise;
    series.tetherWork[i] = series.tetherWork[i - 1]! + tether * rise;
    const massAfter = massWith(series.airVolume[i]);
    // The water that the growing air drives out of the vessel keeps its speed.
    const massBefore = massWith(series.airVolume[i - 1]!);
    const shed = ((massBefore - mass) * v ** 2 + (mass - massAfter) * speed ** 2) / 2;
    series.drag[i] = series.drag[i - 1]! + resistance * vMid ** 2 * rise + shed;
    series.lift[i] = series.lift[i - 1]! + load * rise;
    series.kinetic[i] = 0.5 * massAfter * speed ** 2;
    return depth;
  };

  let last = 1;
  while (advance(last, dt) > zDock) {
    if (++last >= series.time.length) {
      throw inconsistent(
        'tStroke',
        `The vessel floats too little to reach its dock within ${LATEST} times ${tStroke} s.`,
      );
    }
  }
  landOnDock(series, last, zDock, (span) => advance(last, span));
  return {
    zDock,
    pStart,
    pDock,
    fill,
    mAir,
    tDock,
    held,
    duration: series.time[last]!,
    etaDt: inputs.etaDt,
    fSpray: inputs.fSpray,
    series: trim(series, last + 1),
  };
}

/** Shortens the last step, which overshot the dock, so that it ends there. */
function landOnDock(
  series: StrokeSeries,
  last: number,
  zDock: number,
  advance: (span: number) => number,
): void {
  const before = series.depth[last - 1]!;
  let span = series.time[last]! - series.time[last - 1]!;
  for (let round = 0; round < 20; round++) {
    const beyond = zDock - series.depth[last]!;
    if (Math.abs(beyond) <= 1e-12 * zDock) return;
    span *= (before - zDock) / (before - series.depth[last]!);
    advance(span);
  }
}

function newSeries(length: number): StrokeSeries {
  const column = () => new Float64Array(length);
  return {
    time: column(),
    depth: column(),
    pressure: column(),
    airVolume: column(),
    speed: column(),
    tether: column(),
    power: column(),
    gasWork: column(),
    tetherWork: column(),
    drag: column(),
    lift: column(),
    kinetic: column(),
  };
}

function trim(series: StrokeSeries, length: number): StrokeSeries {
  const columns = Object.entries(series).map(([name, column]: [string, Float64Array]) => [
    name,
    column.slice(0, length),
  ]);
  return Object.fromEntries(columns) as StrokeSeries;
}

function inconsistent(field: string, message: string): PhysicsError {
  return new PhysicsError('INCONSISTENT', field, message);
}
