import {
  absolutePressure,
  airDensity,
  C2K,
  densityEos80,
  depthFromPressure,
  fillFraction,
  flowExergyPerM3,
  G0,
  isothermalWork,
  P_ATM,
  pressureFromDepth,
  strokeGasWork,
  t68FromT90,
  tetherForce,
} from '@hadal/physics';

// The figures our pages print. What @hadal/physics can compute is computed here; what needs the
// whole plant model is quoted from the technology brief, whose sections are named.

const JOULES_PER_KWH = 3.6e6;
const PASCALS_PER_BAR = 1e5;

/** The sea the plant is modelled in (§1.4). */
export const sea = { latitude: 20, salinity: 35, temperatureC: 4 };
const seaK = sea.temperatureC + C2K;

/** Absolute pressure at a depth in metres, bar (§1.8). */
export const pressureBar = (depth: number) =>
  absolutePressure(depth, sea.latitude) / PASCALS_PER_BAR;

/** Sea water at a depth in metres, kg/m³ (§1.8). */
export const seaDensity = (depth: number) =>
  densityEos80(sea.salinity, t68FromT90(sea.temperatureC), pressureFromDepth(depth, sea.latitude));

/** Isothermal work of a tonne of air over a pressure ratio, kWh. */
const workPerTonne = (ratio: number) => (isothermalWork(seaK, ratio) / JOULES_PER_KWH) * 1000;

/** What depth does to stored air (§1.8), each row computed at its depth in metres. */
export const depthTable = [100, 300, 500, 700, 1000, 1500, 2000, 3000, 4000].map((depth) => {
  const p = absolutePressure(depth, sea.latitude);
  return {
    depth,
    pressureBar: pressureBar(depth),
    seaDensity: seaDensity(depth),
    exergyKwhPerM3: flowExergyPerM3(p) / JOULES_PER_KWH,
    isothermalKwhPerTonne: workPerTonne(p / P_ATM),
  };
});

/** The vessel of the reference plant and what moves it (§1.4, §1.5). */
export const vessel = {
  volumeM3: 1000,
  diameterM: 9,
  heightM: 17.2,
  steelT: 100,
  startM: 980,
  /** Polytropic index of the rising air: 1 would be isothermal. */
  index: 1.05,
  strokeS: 719.18,
  /** Share of the gas work that drag takes, up and down. */
  drag: 0.01,
  ascentMwh: 0.712,
  returnMwh: 0.126,
  netMwh: 0.81,
};

const startP = absolutePressure(vessel.startM, sea.latitude);
/** Start and dock pressures differ by e, which gives a no-spill stroke the most work (§1.2). */
const dockP = startP / Math.E;

/** One power stroke of one vessel (§1.5), computed. */
export const stroke = {
  startM: vessel.startM,
  dockM: depthFromPressure((dockP - P_ATM) / 1e4, sea.latitude),
  startBar: startP / PASCALS_PER_BAR,
  dockBar: dockP / PASCALS_PER_BAR,
  /** Share of the vessel that holds air at the start. */
  startFill: fillFraction(startP, dockP, vessel.index),
  /** How many times its first volume the air has at the dock. */
  expansion: 1 / fillFraction(startP, dockP, vessel.index),
  gasWorkMwh:
    strokeGasWork({
      mode: 'fill',
      V: vessel.volumeM3,
      p1: startP,
      p2: dockP,
      n: vessel.index,
    }) /
    (JOULES_PER_KWH * 1000),
  /** The same vessel filled to the brim, its expanding air spilt (§1.2). */
  spillWorkMwh:
    strokeGasWork({ mode: 'spill', V: vessel.volumeM3, p1: startP, p2: dockP }) /
    (JOULES_PER_KWH * 1000),
  dockAirC: seaK * Math.E ** -((vessel.index - 1) / vessel.index) - C2K,
};

/** Least work, kWh, to bring a tonne of air to the start, and the most its two ways back return (§1.3). */
export const noFreeLunch = {
  paid: workPerTonne(startP / P_ATM),
  stroke: workPerTonne(startP / dockP),
  exhaust: workPerTonne(dockP / P_ATM),
};

const airKg = vessel.volumeM3 * airDensity(dockP, stroke.dockAirC + C2K);
const STEEL_DENSITY = 7850;
const meanSeaDensity = (seaDensity(stroke.startM) + seaDensity(stroke.dockM)) / 2;
const vesselWeightN = vessel.steelT * 1000 * G0 * (1 - meanSeaDensity / STEEL_DENSITY);
const liftN = airKg * G0 + vesselWeightN;

/** Work at the tether from the start up to a depth, J: gas work less drag and what is lifted. */
const riseWork = (p: number, airM3: number, depth: number) =>
  strokeGasWork({ mode: 'fill', V: airM3, p1: startP, p2: p, n: vessel.index }) *
    (1 - vessel.drag / 2) -
  liftN * (vessel.startM - depth);

/** Mechanical power of the rise, MW, held constant (§1.9). */
export const risePowerMw = riseWork(dockP, vessel.volumeM3, stroke.dockM) / vessel.strokeS / 1e6;

/** The vessel somewhere on its way from start to dock (§1.9), computed at a depth in metres. */
export function strokeStation(depth: number) {
  const p = Math.max(absolutePressure(depth, sea.latitude), dockP);
  const airM3 = vessel.volumeM3 * (p > dockP ? fillFraction(p, dockP, vessel.index) : 1);
  const tetherN = tetherForce({
    rho: seaDensity(depth),
    vAir: airM3,
    mAir: airKg,
    submergedWeight: vesselWeightN,
  });
  return {
    depth,
    pressureBar: p / PASCALS_PER_BAR,
    fill: airM3 / vessel.volumeM3,
    airM3,
    tetherMn: tetherN / 1e6,
    speedMs: (risePowerMw * 1e6) / tetherN,
    elapsedMin: (p < startP ? riseWork(p, airM3, depth) : 0) / (risePowerMw * 1e6) / 60,
  };
}

/** The stroke at eight depths, from the start to the dock (§1.9). */
export const strokeTable = [980, 900, 800, 700, 600, 500, 400, stroke.dockM].map(strokeStation);

/** The air one stroke needs, tonnes, filled to 39 % or to the brim (§1.2, §1.5). */
export const strokeAirT = {
  fill: airKg / 1000,
  spill: (vessel.volumeM3 * airDensity(startP, seaK)) / 1000,
};

/** The reference plant EE-100 (§1.4): modelled, never built. Per cent where nothing else is named. */
export const plant = {
  outputMw: 100,
  outputH: 8,
  outputMwh: 800,
  inputMw: 134.4,
  inputH: 10,
  inputMwh: 1344,
  roundTrip: 59.5,
  roundTripLow: 50.7,
  roundTripHigh: 68,
  roundTripWithSteam: 61.9,
  /** The air straight up a riser to the expanders, without vessels (§1.7). */
  roundTripWithoutVessels: 61.4,
  /** Electricity in for each kilogram of air, kJ. */
  inKjPerKg: 618,
  heatMwh: 1159,
  /** Of the heat, what could become work (§3). */
  heatExergyMwh: 275,
  airExergyMwh: 798,
  hotWaterT: 6120,
  hotC: 190,
  coldC: 30,
  expanderC: 175,
  storeM3: 61_200,
  strokeShare: 16,
};

/**
 * A day made up to show what storage does, as shares of the most: demand and supply every two
 * hours, and what a store gives (or takes, below 0) in each hour. It returns less than it took.
 */
export const illustrativeDay = {
  demand: [0.42, 0.36, 0.38, 0.5, 0.56, 0.5, 0.46, 0.46, 0.5, 0.68, 0.7, 0.6, 0.5],
  supply: [0.34, 0.32, 0.3, 0.32, 0.52, 0.84, 0.98, 0.96, 0.78, 0.46, 0.38, 0.36, 0.36],
  store: [
    0.1, 0, 0, 0, 0, 0, 0.15, 0.2, 0, -0.3, -0.7, -0.95, -1, -1, -0.9, -0.6, -0.25, 0.1, 0.45, 0.6,
    0.65, 0.55, 0.4, 0.2,
  ],
};

/** A day of the reference plant by the hour, MW: below 0 it takes power (§4.4). */
export const plantDay = Array.from({ length: 24 }, (_, hour) => {
  if (hour >= 9 && hour < 19) return -plant.inputMw;
  return hour >= 19 || hour < 3 ? plant.outputMw : 0;
});

/** What goes in, from where it leaves, in MWh of one cycle (§1.9, rounded). */
export const energyAccount = [
  { step: 'Back to the grid', mwh: 800, note: 'stroke and turbines together' },
  { step: 'Blading', mwh: 258, note: 'compressors and expanders, inside' },
  { step: 'Electrical machines', mwh: 98, note: 'motors, generators, converters' },
  { step: 'Heat', mwh: 92, note: 'exchangers, trim cooling, tanks' },
  { step: 'Leakage and auxiliaries', mwh: 34, note: 'bags, pumps, controls' },
  { step: 'The stroke itself', mwh: 26, note: 'in place of turbines from 100 to 37\u00a0bar' },
  { step: 'Cold of the deep', mwh: 20, note: 'the air is cooled to 4\u00a0°C' },
  { step: 'Pressure losses', mwh: 17, note: 'pipes, valves, exchangers' },
];

/** What is left of 100 after each loss (§1.6, rounded; the order of steps matters). */
export const lossSteps = [
  { step: 'Ideal machine, the air cooled to 4\u00a0°C at depth', lost: 1.5, left: 98.5 },
  { step: 'Electrical machines', lost: 7.3, left: 91.3 },
  { step: 'Compressor and expander blading', lost: 19.2, left: 72.1 },
  { step: 'Heat: approach temperatures, trim cooling, tank loss', lost: 6.9, left: 65.3 },
  { step: 'Pressure losses', lost: 1.3, left: 64 },
  { step: 'Air leakage and auxiliaries', lost: 2.5, left: 61.4 },
  { step: 'The stroke in place of expansion from 100 to 37\u00a0bar', lost: 1.9, left: 59.5 },
];

/** Round trip, per cent, when one input moves alone from worse to better (§1.6). */
export const sensitivity = [
  {
    input: 'Heat-exchanger approach',
    from: '25\u00a0K',
    to: '8\u00a0K',
    worse: 57.3,
    better: 61.1,
  },
  { input: 'Compressor efficiency', from: '0.82', to: '0.88', worse: 57.8, better: 61.2 },
  { input: 'Expander efficiency', from: '0.83', to: '0.89', worse: 58, better: 61 },
  { input: 'Air kept in the store', from: '0.96', to: '1.00', worse: 57.7, better: 60.1 },
  { input: 'Stroke drivetrain', from: '0.75', to: '0.92', worse: 58.1, better: 59.9 },
  { input: 'Auxiliary load', from: '5\u00a0%', to: '2\u00a0%', worse: 58.3, better: 60.1 },
  {
    input: 'Pressure loss on discharge',
    from: '12\u00a0%',
    to: '3\u00a0%',
    worse: 58.7,
    better: 59.9,
  },
  { input: 'Index of the rising air', from: '1.2', to: '1.0', worse: 58.9, better: 59.8 },
];

/** The air's path through a cycle (§1.9): °C, absolute bar, entropy above ambient air in J/(kg K). */
export const airPath = [
  { point: 'Ambient air', celsius: 15, bar: 1.01, entropy: 0 },
  { point: 'First compressor, out', celsius: 205.1, bar: 4.57, entropy: 76 },
  { point: 'Second compressor, in', celsius: 30, bar: 4.57, entropy: -382 },
  { point: 'Second compressor, out', celsius: 230, bar: 20.66, entropy: -305 },
  { point: 'Third compressor, in', celsius: 30, bar: 20.66, entropy: -814 },
  { point: 'Third compressor, out', celsius: 230, bar: 93.27, entropy: -738 },
  { point: 'Air store', celsius: 4, bar: 101.87, entropy: -1363 },
  { point: 'Vessel, start', celsius: 4, bar: 99.85, entropy: -1357 },
  { point: 'Vessel, dock', celsius: -8.9, bar: 36.73, entropy: -1118 },
  { point: 'First expander, in', celsius: 175.1, bar: 33.07, entropy: -556 },
  { point: 'First expander, out', celsius: 64.3, bar: 10.42, entropy: -510 },
  { point: 'Second expander, in', celsius: 175.1, bar: 10.42, entropy: -225 },
  { point: 'Second expander, out', celsius: 64.3, bar: 3.28, entropy: -178 },
  { point: 'Third expander, in', celsius: 175.1, bar: 3.28, entropy: 107 },
  { point: 'Exhaust', celsius: 64.3, bar: 1.03, entropy: 153 },
];
