import { expect, test } from 'vitest';
import type { Limits } from './errors.ts';
import * as physics from './index.ts';
import { contract, covered, type Ranges } from './test/contract.ts';

const KELVIN: Limits = [230, 600];
const SATURATED: Limits = [273.15, 647.096];
const LIQUID: Limits = [273.15, 623.15];
const RATIO: Limits = [1, 500];
const AIR_PRESSURE: Limits = [1e5, 5e7];
const SEA_PRESSURE: Limits = [1e5, 1.05e8];
const LATITUDE: Limits = [-90, 90];
const DEPTH: Limits = [0, 10_000];
const VOLUME: Limits = [0.01, 1e5];
const BODY = { rho: [900, 1200], cd: [0.05, 2], area: [0.01, 2000] } satisfies Ranges;
const rangesOf = <Field extends string>(
  inputs: Readonly<Record<Field, physics.InputRange>>,
): Record<Field, Limits> =>
  Object.fromEntries(
    Object.entries<physics.InputRange>(inputs).map(([name, { min, max }]) => [name, [min, max]]),
  ) as unknown as Record<Field, Limits>;
const STAGED = { ratio: RATIO, stages: [1, 6], etaP: [0.5, 0.95] } satisfies Ranges;

/** Not a formula, or one whose inputs bound each other and which has its own tests. */
const KEPT_ELSEWHERE = new Set([
  'PhysicsError',
  'defaultsOf',
  'limitsOf',
  'plantChain',
  'plantChainUnchecked',
  'lossWaterfall',
  'sensitivities',
  'airPathStates',
]);

contract('t68FromT90', { t90: [-2, 40] }, ({ t90 }) => physics.t68FromT90(t90));
contract(
  'densityEos80',
  { S: [0, 42], t68: [-2.00048, 40.0096], pDbar: [0, 10_000] },
  ({ S, t68, pDbar }) => physics.densityEos80(S, t68, pDbar),
);
contract(
  'gravity',
  { lat: LATITUDE, pDbar: [0, 10_400] },
  ({ lat, pDbar }) => physics.gravity(lat, pDbar),
  'pDbar',
);
contract('depthFromPressure', { pDbar: [0, 10_400], lat: LATITUDE }, ({ pDbar, lat }) =>
  physics.depthFromPressure(pDbar, lat),
);
contract('pressureFromDepth', { z: DEPTH, lat: LATITUDE }, ({ z, lat }) =>
  physics.pressureFromDepth(z, lat),
);
contract('absolutePressure', { z: DEPTH, lat: LATITUDE }, ({ z, lat }) =>
  physics.absolutePressure(z, lat),
);

contract(
  'strokeGasWork',
  { V: VOLUME, p1: SEA_PRESSURE, p2: SEA_PRESSURE, n: [1, 1.4] },
  (inputs) => physics.strokeGasWork({ mode: 'fill', ...inputs }),
);
contract('strokeGasWork', { V: VOLUME, p1: SEA_PRESSURE, p2: SEA_PRESSURE }, (inputs) =>
  physics.strokeGasWork({ mode: 'spill', ...inputs }),
);
contract('fillFraction', { p1: SEA_PRESSURE, p2: SEA_PRESSURE, n: [1, 1.4] }, ({ p1, p2, n }) =>
  physics.fillFraction(p1, p2, n),
);
contract('optimumDockRatio', { n: [1, 1.4] }, ({ n }) => physics.optimumDockRatio(n));
contract(
  'tetherForce',
  { rho: BODY.rho, vAir: VOLUME, mAir: [0, 1e8], submergedWeight: [0, 1e9] },
  physics.tetherForce,
);
contract('dragForce', { ...BODY, v: [0, 100] }, physics.dragForce);
contract('terminalVelocity', { ...BODY, force: [0, 2e9] }, physics.terminalVelocity);
contract('voidEnergy', { V: VOLUME, depth: DEPTH, rho: BODY.rho, eta: [0, 1] }, physics.voidEnergy);
contract('waterInside', { rho: BODY.rho, V: VOLUME, vAir: [0, VOLUME[1]] }, physics.waterInside);
contract('sphereVolume', { d: [0.3, 50] }, ({ d }) => physics.sphereVolume(d));

contract('airDensity', { p: AIR_PRESSURE, T: KELVIN }, ({ p, T }) => physics.airDensity(p, T));
contract('isothermalWork', { T: KELVIN, r: RATIO }, ({ T, r }) => physics.isothermalWork(T, r));
contract('isentropicTemperatureRatio', { r: RATIO }, ({ r }) =>
  physics.isentropicTemperatureRatio(r),
);
contract('isentropicWork', { T: KELVIN, r: RATIO }, ({ T, r }) => physics.isentropicWork(T, r));
contract(
  'compressTrain',
  { ...STAGED, t1: KELVIN, tIc: [273.15, 400] },
  (inputs) => physics.compressTrain(inputs).work,
);
contract('expandTrain', { ...STAGED, tIn: KELVIN }, (inputs) => physics.expandTrain(inputs).work);
contract('flowExergyPerM3', { p: AIR_PRESSURE }, ({ p }) => physics.flowExergyPerM3(p));
contract('closedExergyPerM3', { p: AIR_PRESSURE }, ({ p }) => physics.closedExergyPerM3(p));
contract('diabaticEfficiency', { elIn: [0, 10], fuelIn: [0, 10] }, ({ elIn, fuelIn }) =>
  physics.diabaticEfficiency(elIn, fuelIn),
);

const COST = {
  capex: [0, 1e11],
  rate: [0, 0.3],
  years: [1, 80],
  om: [0, 2e10],
  replacement: [0, 2e10],
  price: [0, 500],
  rte: [0.001, 0.999],
  eOut: [0.001, 1e9],
} satisfies Ranges;
const EMISSION: Limits = [0, 1500];
contract('capitalRecoveryFactor', { rate: COST.rate, years: COST.years }, ({ rate, years }) =>
  physics.capitalRecoveryFactor(rate, years),
);
contract('lcos', COST, physics.lcos, 'replacement');
contract('lcosParts', COST, (inputs) => physics.lcosParts(inputs).capital, 'replacement');
contract('breakEvenCapital', rangesOf(physics.BREAK_EVEN_INPUTS), physics.breakEvenCapital);
contract('addedHourCost', rangesOf(physics.ADDED_HOUR_INPUTS), physics.addedHourCost);
contract('dieselCost', rangesOf(physics.DIESEL_INPUTS), physics.dieselCost);
contract('efFromFuel', { kgPerGJ: [0, 150], eta: [0.05, 1] }, ({ kgPerGJ, eta }) =>
  physics.efFromFuel(kgPerGJ, eta),
);
contract(
  'co2Avoided',
  { eOut: [0, 1e9], rte: COST.rte, efDisplaced: EMISSION, efCharge: EMISSION },
  physics.co2Avoided,
);
contract(
  'breakEvenChargeIntensity',
  { rte: COST.rte, efDisplaced: EMISSION },
  ({ rte, efDisplaced }) => physics.breakEvenChargeIntensity(rte, efDisplaced),
);
contract(
  'linkEfficiency',
  { km: [0, 20_000], lossPer1000km: [0, 0.1], converterLoss: [0, 0.05], converters: [0, 10] },
  physics.linkEfficiency,
);

contract('pSat', { T: SATURATED }, ({ T }) => physics.pSat(T));
contract('tSat', { p: [611.212677, 22_064_000.001] }, ({ p }) => physics.tSat(p));
contract('region1', { T: LIQUID, p: [611.212677, 100e6] }, ({ T, p }) => physics.region1(T, p).h);
contract('region2', { T: [273.15, 1073.15], p: [1, 100e6] }, ({ T, p }) => physics.region2(T, p).h);
contract('satProps', { T: LIQUID }, ({ T }) => physics.satProps(T).sg);
contract('humidityRatioSat', { T: SATURATED, p: [1e3, 5e7] }, ({ T, p }) =>
  physics.humidityRatioSat(T, p),
);
contract(
  'saturatedRankine',
  { pBoil: [1e5, 1.6e7], tCond: [273.15, 372], etaT: [0.5, 0.95] },
  (inputs) => physics.saturatedRankine(inputs).eta,
);

const CELSIUS = { hotC: [20, 340], coldC: [0, 340] } satisfies Ranges;
const MOLTEN: Limits = [260, 600];
const STANDING = { hours: [0, 720], tauHours: [10, 1e4] } satisfies Ranges;
const HEAT: Limits = [3.6e8, 3.6e14];
contract('pressurisedWaterHeat', { m: [0, 1e12], ...CELSIUS }, physics.pressurisedWaterHeat);
contract('solarSaltHeat', { m: [0, 1e12], hotC: MOLTEN, coldC: MOLTEN }, physics.solarSaltHeat);
contract('solarSaltDensity', { tC: MOLTEN }, ({ tC }) => physics.solarSaltDensity(tC));
contract(
  'packedBedHeat',
  {
    V: [0.01, 1e6],
    eps: [0.25, 0.6],
    rho: [500, 8000],
    cp: [100, 5000],
    dT: [0, 1000],
    util: [0, 1],
  },
  physics.packedBedHeat,
  'util',
);
contract(
  'ergunPressureDrop',
  { L: [0, 1000], eps: [0.25, 0.6], d: [1e-4, 1], mu: [1e-6, 1e-2], rho: [0.01, 2000], u: [0, 10] },
  physics.ergunPressureDrop,
);
contract('retained', STANDING, physics.retained);
contract(
  'heatExergy',
  { heat: [0, 1e18], hotK: [200, 1500], coldK: [200, 1500], t0: [200, 400] },
  physics.heatExergy,
);
contract('thermalStore', { heat: HEAT, ...CELSIUS, ...STANDING }, (inputs) =>
  Object.values(physics.thermalStore({ type: 'water', ...inputs })).reduce((a, b) => a + b),
);

const { steps: _, ...simulated } = physics.STROKE_SIMULATION_INPUTS;
contract(
  'simulateStroke',
  Object.fromEntries(
    Object.entries(simulated).map(([field, { min, max }]) => [field, [min, max] as const]),
  ),
  (inputs) => physics.simulateStroke({ steps: 200, ...inputs }).duration,
);
const simulatedStroke = physics.simulateStroke({ steps: 200 });
contract(
  'strokeLedger',
  { index: [0, simulatedStroke.series.time.length - 1] },
  ({ index }) => physics.strokeLedger(simulatedStroke, index).electricity,
);
const plantLimits = Object.fromEntries(
  Object.entries(physics.DAY_PLANT_INPUTS).map(([field, { min, max }]) => [field, [min, max]]),
) as unknown as Record<keyof physics.DayPlant, Limits>;
contract(
  'simulateDay',
  { ...plantLimits, interval: [1, 86_400], air: [0, 1], heat: [0, 1] },
  ({ interval, air, heat, ...plant }) =>
    physics.simulateDay({ plant, supply: [1e8, 0], demand: [0, 1e8], interval, air, heat })
      .stored[2]!,
);

const OM: Limits = [0, 0.12];
const plant = physics.plantChain();
contract('humidExpansion', { om: OM }, ({ om }) => physics.humidExpansion(om, plant).q);
contract(
  'boostMode',
  { om: [plant.omega, 0.12] },
  ({ om }) => physics.boostMode(plant, om).powerRatio,
);

contract(
  'sizePlant',
  rangesOf(physics.SIZE_INPUTS),
  (inputs) => physics.sizePlant(plant, inputs).ballast,
);
contract(
  'vesselStroke',
  rangesOf(physics.VESSEL_INPUTS),
  (inputs) => physics.vesselStroke(plant, inputs).Pmech,
);

const plantSize = physics.sizePlant(plant);
const vessel = physics.vesselStroke(plant);
contract(
  'ropeReplacement',
  rangesOf(physics.ROPE_INPUTS),
  (inputs) => physics.ropeReplacement(plant, plantSize, inputs).costPerYear,
);
contract('airSolubility', { S: [0, 40], tC: [-1, 40] }, ({ S, tC }) =>
  physics.airSolubility(S, tC),
);
contract('anchorMass', rangesOf(physics.ANCHOR_INPUTS), physics.anchorMass);
contract(
  'platformLoad',
  rangesOf(physics.PLATFORM_INPUTS),
  (inputs) => physics.platformLoad(plant, inputs).most,
);
contract(
  'fastReserve',
  rangesOf(physics.RESERVE_INPUTS),
  (inputs) => physics.fastReserve(plantSize, vessel, inputs).energy,
);
contract(
  'dayPlant',
  { om: [plant.omega, 0.12] },
  ({ om }) => physics.dayPlant(plant, plantSize, om).boostHeat,
  'om',
);

test('every exported formula validates its input and names its field', () => {
  const formulas = Object.entries(physics)
    .filter(([name, value]) => typeof value === 'function' && !KEPT_ELSEWHERE.has(name))
    .map(([name]) => name);
  expect(formulas.toSorted()).toEqual([...covered].toSorted());
});

test('the constants match their sources', () => {
  expect(physics.R_AIR).toBeCloseTo(287.0531, 4);
  expect(physics.CP_AIR).toBeCloseTo(1004.6858, 4);
  expect(physics.EPS).toBeCloseTo(0.621965, 5);
});
