import {
  absolutePressure,
  airDensity,
  C2K,
  densityEos80,
  depthFromPressure,
  dragForce,
  fillFraction,
  G0,
  P_ATM,
  PhysicsError,
  strokeGasWork,
  t68FromT90,
  terminalVelocity,
  tetherForce,
} from '@hadal/physics';

/** The sea at the reference plant. */
const LATITUDE = 20;
const SALINITY = 35;
const SEA_C = 4;

const STEEL_DENSITY = 7850;
/** Shallower than this, waves and hulls would interfere. */
const LEAST_DOCK_M = 5;
/** Number of equal intervals the rise is integrated over. */
const STRETCHES = 40;

export interface StrokeOptions {
  mode: 'fill' | 'spill' | 'rigid';
  /** Vessel volume, m3. */
  V: number;
  /** Start depth, m. */
  z: number;
  /** Ratio of the pressure at the start to that at the dock. */
  ratio: number;
  /** Polytropic index of the air in the vessel. */
  n: number;
  /** Vessel diameter, m. */
  D: number;
  cd: number;
  /** Steel, kg. */
  steel: number;
  /** Duration of the stroke, s. */
  time: number;
}

/** The vessel at one depth of its rise. */
export interface Station {
  /** Depth, m. */
  depth: number;
  /** Pull on the tether at rest, N. */
  force: number;
  /** Speed at constant power, m/s. */
  speed: number;
}

interface Place {
  depth: number;
  rho: number;
  force: number;
  /** Weight of the air, N. */
  airWeight: number;
  /** Drag at 1 m/s, N. */
  drag: number;
}

/**
 * Computes one rise at constant power from the package's relations: everything C2 prints, in SI.
 */
export function stroke(options: StrokeOptions) {
  const { mode, V, z, ratio, n, D, cd, steel, time } = options;
  const p1 = absolutePressure(z, LATITUDE);
  const p2 = p1 / ratio;
  const dock = p2 > P_ATM ? depthFromPressure((p2 - P_ATM) / 1e4, LATITUDE) : 0;
  if (dock < LEAST_DOCK_M) {
    const place = dock > 0 ? `only ${dock.toFixed(1)} m below` : 'above';
    throw new PhysicsError(
      'INCONSISTENT',
      'ratio',
      `The dock would lie ${place} the surface; it needs ${LEAST_DOCK_M} m of water.`,
    );
  }

  const k = (n - 1) / n;
  const airAt = (p: number) => (SEA_C + C2K) * (p / p1) ** k;
  const full = {
    fill: densityOfAir(p2, airAt(p2)) * V,
    spill: 0,
    rigid: densityOfAir(P_ATM, SEA_C + C2K) * V,
  };
  const airMass = (p: number) => (mode === 'spill' ? densityOfAir(p, airAt(p)) * V : full[mode]);
  const airVolume = (p: number) => (mode === 'fill' && p > p2 ? V * fillFraction(p, p2, n) : V);
  const waterAt = (p: number) =>
    densityEos80(SALINITY, t68FromT90(SEA_C), Math.max(0, (p - P_ATM) / 1e4));
  const submergedWeight = steel * G0 * (1 - (waterAt(p1) + waterAt(p2)) / 2 / STEEL_DENSITY);
  const area = (Math.PI * D ** 2) / 4;

  const height = z - dock;
  const places = Array.from({ length: STRETCHES + 1 }, (_, index): Place => {
    const depth = z - (height * index) / STRETCHES;
    const p = index === STRETCHES ? p2 : absolutePressure(depth, LATITUDE);
    const rho = waterAt(p);
    const mAir = airMass(p);
    return {
      depth,
      rho,
      force: tetherForce({ rho, vAir: airVolume(p), mAir, submergedWeight }),
      airWeight: mAir * G0,
      drag: dragForce({ rho, cd, area, v: 1 }),
    };
  });
  const [first, last] = [places[0], places.at(-1)] as [Place, Place];

  const gasWork = strokeGasWork({ mode, V, p1, p2, n });
  const lifted = alongRise(
    places.map(({ airWeight }) => airWeight + submergedWeight),
    height,
  );
  // At constant power the speed is power / force, so drag takes `c` power^2, and the rest of the
  // work equals power * time.
  const c = alongRise(
    places.map(({ drag, force }) => drag / force ** 2),
    height,
  );
  const work = gasWork - lifted;
  const power = (2 * work) / (time + Math.sqrt(time ** 2 + 4 * c * work));

  const mass = airMass(p1);
  const perKilogram =
    strokeGasWork({ mode: 'fill', V, p1, p2, n }) / (densityOfAir(p2, airAt(p2)) * V);
  return {
    p1,
    p2,
    dock,
    gasWork,
    fill: mode === 'fill' ? fillFraction(p1, p2, n) : 1,
    airMass: mass,
    dockAirK: mode === 'rigid' ? SEA_C + C2K : airAt(p2),
    power,
    dragShare: (c * power ** 2) / gasWork,
    freeAscent: terminalVelocity({ force: last.force, rho: last.rho, cd, area }),
    /** A tether over a sheave pulls its anchor with both ends. */
    anchorUplift: 2 * last.force,
    /** Work the spilt air could have done in a vessel that it just fills at the dock. */
    spilt: mode === 'spill' ? mass * perKilogram - gasWork : 0,
    startForce: first.force,
    dockForce: last.force,
    startRho: first.rho,
    startAir: airVolume(p1),
    submergedWeight,
    stations: places.map(({ depth, force }): Station => ({ depth, force, speed: power / force })),
  };
}

export type Rise = ReturnType<typeof stroke>;

/** Density of ideal air, also where it is colder than the 230 K at which the package's formula begins. */
const densityOfAir = (p: number, T: number) => (airDensity(p, C2K) * C2K) / T;

/** Integrates values at equal intervals of height by the trapezium rule. */
const alongRise = (values: readonly number[], height: number) =>
  (values.slice(1).reduce((sum, value, index) => sum + (value + (values[index] ?? value)) / 2, 0) *
    height) /
  (values.length - 1);
