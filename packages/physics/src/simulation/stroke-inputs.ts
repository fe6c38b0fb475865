import type { InputRange } from '../inputs.ts';

/** The numbers that {@link simulateStroke} takes; the defaults are those of the reference plant. */
export const STROKE_SIMULATION_INPUTS = {
  lat: { unit: '°', min: -60, max: 60, default: 20 },
  S: { unit: '1', min: 0, max: 42, default: 35 },
  tSeaC: { unit: '°C', min: -1, max: 30, default: 4 },
  zStart: { unit: 'm', min: 50, max: 4000, default: 980 },
  dockRatio: { unit: '1', min: 1.05, max: 20, default: Math.E },
  nPoly: { unit: '1', min: 1, max: 1.4, default: 1.05 },
  V: { unit: 'm3', min: 0.01, max: 1e5, default: 1000 },
  D: { unit: 'm', min: 0.2, max: 40, default: 9 },
  mSteel: { unit: 'kg', min: 0, max: 1e7, default: 1e5 },
  rhoSteel: { unit: 'kg/m3', min: 2000, max: 20_000, default: 7850 },
  cd: { unit: '1', min: 0, max: 2, default: 1 },
  cAdded: { unit: '1', min: 0, max: 3, default: 0.5 },
  tStroke: { unit: 's', min: 5, max: 36_000, default: 720 },
  etaDt: { unit: '1', min: 0.4, max: 0.97, default: 0.88 },
  fSpray: { unit: '1', min: 0, max: 0.1, default: 0.025 },
  steps: { unit: '1', min: 200, max: 20_000, default: 1440, integer: true },
} as const satisfies Record<string, InputRange>;

/** Options of {@link simulateStroke}; omitted ones default to the reference plant. */
export interface StrokeSimulationOptions {
  /** Latitude, degrees, -60 to 60. */
  lat?: number;
  /** Practical salinity, 0 to 42. */
  S?: number;
  /** Temperature of the sea, °C, -1 to 30. */
  tSeaC?: number;
  /** Depth of the start, m, 50 to 4000. */
  zStart?: number;
  /** Pressure at the start over pressure at the dock, 1.05 to 20. */
  dockRatio?: number;
  /** Polytropic index of the rising air, 1 to 1.4. */
  nPoly?: number;
  /** Vessel volume, m3, 0.01 to 1e5. */
  V?: number;
  /** Vessel diameter, m, 0.2 to 40. */
  D?: number;
  /** Steel and fittings, kg, 0 to 1e7. */
  mSteel?: number;
  /** Density of the steel, kg/m3, 2000 to 20 000. */
  rhoSteel?: number;
  /** Drag coefficient, 0 (no drag) to 2. */
  cd?: number;
  /**
   * Added mass: water around the vessel that moves with it, over the vessel's volume, 0 to 3. That of a
   * sphere if left out; the water inside is counted besides.
   */
  cAdded?: number;
  /** Time the stroke is meant to take, s, 5 to 36 000; starting and braking come on top. */
  tStroke?: number;
  /** Efficiency from rope to grid, 0.4 to 0.97. */
  etaDt?: number;
  /** Share of the gas work that spraying sea water into the air takes, 0 to 0.1. */
  fSpray?: number;
  /** Time steps in `tStroke`, a whole number, 200 to 20 000. */
  steps?: number;
  /** Quantity that the generator holds constant. @default 'power' */
  control?: 'power' | 'speed';
  /** Depth at which the tether parts, m; if omitted, it holds. */
  zPart?: number;
}
