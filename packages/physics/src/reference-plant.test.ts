import { describe, expect, test } from 'vitest';
import { flowExergyPerM3, isothermalWork } from './air.ts';
import { airPathStates, lossWaterfall, sensitivities } from './analysis.ts';
import { fillFraction, sphereVolume, strokeGasWork, tetherForce } from './buoyancy.ts';
import { plantChain } from './chain.ts';
import { C2K, G0, P_ATM, R_AIR } from './constants.ts';
import { boostMode, humidExpansion } from './hybrid.ts';
import { absolutePressure } from './ocean.ts';
import { sizePlant } from './sizing.ts';
import { heatExergy } from './tes.ts';
import { seaDensity, vesselStroke } from './vessel.ts';

// The figures that our pages print of the reference plant EE-100, each as it is printed.

const chain = plantChain();
const size = sizePlant(chain);
const stroke = vesselStroke(chain, { tStroke: size.strokeTime });
const MWH = 3.6e9;
const BAR = 1e5;

/** The value as its figure is printed: with as many decimals, rounded to `step` where that is more. */
function as(figure: string, value: number, step?: number): string {
  const decimals = /\.(\d+)/.exec(figure)?.[1]?.length ?? 0;
  const last = step ?? 10 ** -decimals;
  return (Math.round(value / last) * last).toFixed(decimals);
}

test.each<[what: string, figure: string, value: number, step?: number]>([
  ['round trip, %', '59.1', 100 * chain.rte],
  ['round trip with steam, %', '61.5', 100 * chain.rteHyb],
  ['charging power, MW', '135.4', size.Pch / 1e6],
  ['energy in, MWh', '1354', (size.Pch * 10) / 1e6],
  ['store pressure, bar', '101.9', chain.pStore / BAR],
  ['start pressure, bar', '99.9', chain.pStart / BAR],
  ['dock depth, m', '355', chain.zDock],
  ['dock pressure, bar', '36.7', chain.pDock / BAR],
  ['air flow, kg/s', '271', size.massFlow],
  ['air per discharge, t', '7814', size.mAir / 1e3],
  ['air charged, t', '7893', size.mAirCharged / 1e3],
  ['store, m3', '61600', size.vStore, 100],
  ['store as built, m3', '64700', size.vStoreBuilt, 50],
  ['20 m bags', '15', size.vStoreBuilt / sphereVolume(20)],
  ['electricity per m3 of store, kWh', '13.0', size.kwhPerM3],
  ['uplift, t', '55700', size.uplift / 1e3, 100],
  ['ballast, t', '110000', size.ballast / 1e3, 1000],
  ['compressor delivery, bar', '93.3', chain.pDel / BAR],
  ['compressor ratio', '92', chain.rComp],
  ['first outlet, °C', '205', chain.tOut[0]! - C2K],
  ['second outlet, °C', '230', chain.tOut[1]! - C2K],
  ['third outlet, °C', '230', chain.tOut[2]! - C2K],
  ['electricity in, kJ/kg', '618', chain.wCharge / 1e3],
  ['electricity out, kJ/kg', '369', chain.eOut / 1e3],
  ['heat stored, MWh', '1168', size.Qtes / MWH],
  ['heat stored, kJ/kg', '533', chain.qComp / 1e3],
  ['water, t', '6160', size.mWater / 1e3, 10],
  ['hot water, m3', '7030', size.vHot, 10],
  ['hot water, °C', '190', chain.tHotC],
  ['hot water, bar', '12.6', size.pHot / BAR],
  ['expander inlet, bar', '33.1', chain.pIn / BAR],
  ['expander inlet, °C', '175', chain.tIn - C2K],
  ['exhaust, °C', '64', chain.tExh - C2K],
  ['share of the stroke, %', '16', 100 * chain.strokeShare],
  ['cycle, min', '35.7', size.cycleTime / 60],
  ['stroke, min', '11.9', size.strokeTime / 60],
  ['strokes per hour', '20.2', (12 * 3600) / size.cycleTime],
  ['strokes per vessel and discharge', '13.4', (8 * 3600) / size.cycleTime],
])('1.4: %s is %s', (_, figure, value, step) => {
  expect(as(figure, value, step)).toBe(figure);
});

const air = { V: 1000, p1: chain.pStart, p2: chain.pDock };
const spilled = strokeGasWork({ mode: 'spill', ...air });
const spilledAir = chain.pStart / (R_AIR * (4 + C2K)); // t in 1000 m3

test.each<[what: string, figure: string, value: number, step?: number]>([
  ['air per stroke, t', '48.4', stroke.m / 1e3],
  ['air at the start, m3', '386', 1000 * chain.fill],
  ['submerged steel, MN', '0.85', stroke.Wsub / 1e6],
  ['stroke, m', '625', stroke.L],
  ['stroke, s', '714', size.strokeTime],
  ['tether at the start, MN', '2.6', stroke.Fstart / 1e6],
  ['tether at the dock, MN', '8.8', stroke.Fdock / 1e6],
  ['tether at the dock, t', '894', stroke.Fdock / G0 / 1e3],
  ['speed at the start, m/s', '1.58', stroke.vStart],
  ['speed at the dock, m/s', '0.47', stroke.vDock],
  ['mean speed, m/s', '0.88', stroke.L / size.strokeTime],
  ['gas work, MWh', '1.045', stroke.Wgas / MWH],
  ['ascent, MWh', '0.712', stroke.Eascent / MWH],
  ['ascent, MW', '3.59', stroke.Eascent / size.strokeTime / 1e6],
  ['return, MWh', '0.126', stroke.Ereturn / MWH],
  ['spray, MWh', '0.023', stroke.Espray / MWH],
  ['net, MWh', '0.81', stroke.Enet / MWH],
  ['anchor, MN', '17.5', stroke.anchor / 1e6],
  ['free ascent, m/s', '16.4', stroke.vFree],
  ['air at the dock, °C', '-9', chain.tDock - C2K],
  ['gas work when spilling, MWh', '1.75', spilled / MWH],
  ['air when spilling, t', '125.5', spilledAir],
  [
    'work per kg when spilling, %',
    '65',
    (100 * spilled * stroke.m) / (stroke.Wgas * spilledAir * 1e3),
  ],
  ['stroke at most, % of the air’s work', '22', 100 / Math.log(chain.pStore / P_ATM)],
])('1.2, 1.3 and 1.5: %s is %s', (_, figure, value, step) => {
  expect(as(figure, value, step)).toBe(figure);
});

describe('1.6: where 40.9 % goes', () => {
  test.each([
    ['coldStore', '1.5', '98.5', '20'],
    ['machines', '7.3', '91.3', '98'],
    ['blading', '19.2', '72.1', '260'],
    ['heat', '6.9', '65.3', '93'],
    ['pressure', '1.3', '64.0', '18'],
    ['leakage', '2.5', '61.4', '34'],
    ['stroke', '1.9', '59.5', '26'],
    ['dissolved', '0.4', '59.1', '6'],
  ])('%s takes %s points to %s %%, %s MWh', (cause, points, percent, energy) => {
    const step = lossWaterfall().find((row) => row.cause === cause)!;
    expect(as(points, 100 * step.loss)).toBe(points);
    expect(as(percent, 100 * step.rte)).toBe(percent);
    expect(as(energy, (step.loss * size.Pch * 10) / 1e6)).toBe(energy);
  });

  test.each([
    ['etaC', '57.4', '60.8'],
    ['etaE', '57.6', '60.6'],
    ['dThx', '56.9', '60.6'],
    ['etaStore', '57.3', '59.7'],
    ['etaDt', '57.7', '59.5'],
    ['aux', '57.9', '59.7'],
    ['dpDis', '58.3', '59.5'],
    ['nPoly', '58.7', '59.2'],
    ['fSat', '59.1', '59.5'],
  ])('%s moves the round trip from %s to %s %%', (input, worse, better) => {
    const row = sensitivities().find((each) => each.input === input)!;
    expect(as(worse, 100 * row.rteWorse)).toBe(worse);
    expect(as(better, 100 * row.rteBetter)).toBe(better);
  });

  test.each([
    [300, '56.5'],
    [500, '57.9'],
    [700, '58.5'],
    [1000, '59.1'],
    [1500, '59.5'],
    [2000, '59.7'],
    [3000, '59.7'],
  ])('a store at %d m gives back %s %%', (zStore, percent) => {
    expect(as(percent, 100 * plantChain({ zStore, zStart: zStore - 20 }).rte)).toBe(percent);
  });
});

const pipe = plantChain({ stroke: false });
const boost = boostMode(chain, 0.07);
/** Its air meets no spray. */
const bypass = humidExpansion(0, { ...chain, dissolved: 0 });
const heat = { heat: size.Qtes, hotK: chain.tHot, coldK: 30 + C2K, t0: 15 + C2K };
const airExergy = flowExergyPerM3(chain.pStore) / 3.6e6;
const heatPerM3 = heatExergy(heat) / 3.6e6 / size.vStore;

test.each<[what: string, figure: string, value: number, step?: number]>([
  ['round trip without vessels, %', '61.4', 100 * pipe.rte],
  ['lead without vessels, points', '2.3', 100 * (pipe.rte - chain.rte)],
  ['power of four rising vessels, MW', '14', (4 * stroke.Eascent) / size.strokeTime / 1e6],
  ['heat left over, kJ/kg', '91', chain.qSurplus / 1e3],
  ['extra power with steam, %', '4.2', 100 * (chain.eOutHyb / chain.eOut - 1)],
  ['steam, % of the air', '3.0', 100 * chain.omega],
  ['steam, t/h', '29.0', size.steam * 3.6],
  ['steam per discharge, t', '232', size.steam * 3.6 * 8],
  ['saturator, °C', '112', chain.tSatOut! - C2K],
  ['dew point, °C', '32', chain.tDewExh! - C2K],
  ['boost, MW', '110', 100 * boost.powerRatio],
  ['boost, h', '6.4', 8 * boost.durationRatio],
  ['air dissolved in the spray, %', '0.9', 100 * chain.dissolved],
  ['bypass, MW', '85', (100 * 0.965 * bypass.w * 0.97) / chain.eOut],
  ['bypass, %', '50.1', (96.5 * bypass.w * 0.97 * 0.99) / chain.wCharge],
  ['two compressor stages, %', '63.7', 100 * plantChain({ nComp: 2 }).rte],
  ['two compressor stages, °C', '328', plantChain({ nComp: 2 }).tHotC],
  ['surplus of two stages, kJ/kg', '0', plantChain({ nComp: 2 }).qSurplus / 1e3],
  ['a poorer heat store, %', '59.1', 100 * plantChain({ etaTes: 0.85 }).rte],
  ['a better heat store, %', '59.1', 100 * plantChain({ etaTes: 0.97 }).rte],
  ['exergy of the heat, MWh', '277', heatExergy(heat) / MWH],
  ['exergy of the air, MWh', '804', (airExergy * size.vStore) / 1e3],
  ['exergy of the air, kWh/m3', '13.05', airExergy],
  ['exergy of the heat, kWh/m3 of store', '4.49', heatPerM3],
  ['exergy that comes out, %', '74', (100 * size.kwhPerM3) / (airExergy + heatPerM3)],
])('1.7, 2 and 3: %s is %s', (_, figure, value, step) => {
  expect(as(figure, value, step)).toBe(figure);
});

describe('1.8: what depth does', () => {
  test.each([
    [100, '11.1', '1028.3', '0.74', '52.9'],
    [300, '31.2', '1029.2', '2.97', '75.8'],
    [500, '51.4', '1030.1', '5.60', '86.8'],
    [700, '71.6', '1031.0', '8.46', '94.1'],
    [1000, '101.9', '1032.4', '13.05', '101.9'],
    [1500, '152.5', '1034.7', '21.24', '110.8'],
    [2000, '203.2', '1037.0', '29.92', '117.1'],
    [3000, '305.0', '1041.5', '48.36', '126.1'],
    [4000, '407.3', '1045.9', '67.85', '132.5'],
  ])('at %d m: %s bar, %s kg/m3, %s kWh/m3, %s kWh/t', (z, bar, density, exergy, work) => {
    const p = absolutePressure(z, 20);
    expect(as(bar, p / BAR)).toBe(bar);
    expect(as(density, seaDensity(35, 4, p))).toBe(density);
    expect(as(exergy, flowExergyPerM3(p) / 3.6e6)).toBe(exergy);
    expect(as(work, isothermalWork(4 + C2K, p / P_ATM) / 3600)).toBe(work);
  });
});

describe('1.9: the diagrams', () => {
  test.each([
    ['ambient', '15.0', '1.01', '0'],
    ['C1 out', '205.1', '4.57', '76'],
    ['C2 in', '30.0', '4.57', '-382'],
    ['C2 out', '230.0', '20.66', '-305'],
    ['C3 in', '30.0', '20.66', '-814'],
    ['C3 out', '230.0', '93.27', '-738'],
    ['store', '4.0', '101.87', '-1363'],
    ['vessel start', '4.0', '99.85', '-1357'],
    ['dock', '-8.9', '36.73', '-1118'],
    ['X1 in', '175.1', '33.07', '-556'],
    ['X1 out', '64.3', '10.42', '-510'],
    ['X2 in', '175.1', '10.42', '-225'],
    ['X2 out', '64.3', '3.28', '-178'],
    ['X3 in', '175.1', '3.28', '107'],
    ['exhaust', '64.3', '1.03', '153'],
  ])('%s: %s °C, %s bar, %s J/(kg K)', (at, celsius, bar, entropy) => {
    const state = airPathStates(chain).find((each) => each.at === at)!;
    expect(as(celsius, state.T - C2K)).toBe(celsius);
    expect(as(bar, state.p / BAR)).toBe(bar);
    expect(as(entropy, state.s)).toBe(entropy);
  });

  test.each([
    [980, '99.9', '386', '2.58', '1.58'],
    [900, '91.8', '418', '2.90', '1.41'],
    [800, '81.7', '467', '3.40', '1.20'],
    [700, '71.6', '530', '4.03', '1.01'],
    [600, '61.5', '612', '4.86', '0.84'],
    [500, '51.4', '726', '6.01', '0.68'],
    [400, '41.3', '894', '7.70', '0.53'],
  ])('at %d m: %s bar, %s m3, %s MN, %s m/s', (z, bar, volume, force, speed) => {
    const p = absolutePressure(z, 20);
    const vAir = 1000 * fillFraction(p, chain.pDock, chain.options.nPoly);
    const rho = seaDensity(35, 4, p);
    const F = tetherForce({ rho, vAir, mAir: stroke.m, submergedWeight: stroke.Wsub });
    expect(as(bar, p / BAR)).toBe(bar);
    expect(as(volume, vAir)).toBe(volume);
    expect(as(force, F / 1e6)).toBe(force);
    expect(as(speed, stroke.Pmech / F)).toBe(speed);
  });
});
