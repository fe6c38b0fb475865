import {
  CARBON_INPUTS,
  co2Avoided,
  defaultsOf,
  GAMMA,
  retained,
  STORE_INPUTS,
  thermalStore,
} from '@hadal/physics';
import { brand } from '../../app/brand.ts';
import { braking } from '../../app/demo/cycle.build';
import * as model from '../../app/model';
import * as heat from '../../app/model/heat.build';
import { columnMarks } from '../../app/model/column.build';
import { capitalSpan, costSensitivity } from '../../app/model/cost-sensitivity.build';
import { addedHour, breakEven, contingencyPercent, storageCost } from '../../app/model/cost.build';
import { operatingDay } from '../../app/model/operating-day.build';
import { handedOnMwh } from '../../app/model/blocks.build';
import { chain } from '../../app/model/reference';
import { steamTurbine } from '../../app/model/steam.build';
import type { Quantity } from './match';
import { quoted } from './quoted';
import { simulated } from './simulated';

/** Units by the ending of a quantity's name; per cent without one. */
const endings: [ending: RegExp, unit: string][] = [
  [/KwhPerM3$/, 'kWh/m³'],
  [/KwhPerTonne$/, 'kWh/t'],
  [/KjPerKg$/, 'kJ/kg'],
  [/KgS$/, 'kg/s'],
  [/TH$/, 't/h'],
  [/Mwh$|^mwh$/, 'MWh'],
  [/Kwh$/, 'kWh'],
  [/Mw$/, 'MW'],
  [/Mn$/, 'MN'],
  [/Ms$/, 'm/s'],
  [/Min$/, 'min'],
  [/M3$/, 'm³'],
  [/Km$/, 'km'],
  [/Bar$|^bar$/, 'bar'],
  [/C$|^celsius$/, '°C'],
  [/^depth$|M$/, 'm'],
  [/T$/, 't'],
  [/H$/, 'h'],
  [/S$/, 's'],
  [/^seaDensity$/, 'kg/m³'],
  [/^entropy$/, 'J/(kg K)'],
];
const unitOfName = (name: string) => endings.find(([ending]) => ending.test(name))?.[1] ?? '%';

/** Lists all numbers within a value, named by their paths. */
function named(path: string, value: unknown): Quantity[] {
  if (typeof value === 'number') {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
    return [{ name: path, value, unit: unitOfName(name) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => named(`${path}.${key}`, part));
}

const on = (pages: readonly string[], list: readonly Quantity[]): Quantity[] =>
  list.map((quantity) => ({ ...quantity, pages }));

const { nPoly, dockRatio } = chain.options;
const { eOut, rte, efDisplaced, efCharge } = CARBON_INPUTS;
/** The plant with which the calculator of carbon dioxide starts. */
const carbon: Quantity[] = [
  { name: 'energy delivered in a year', value: eOut.default / 1000, unit: 'GWh' },
  {
    name: 'carbon dioxide avoided in a year',
    value:
      co2Avoided({
        eOut: eOut.default,
        rte: rte.default,
        efDisplaced: efDisplaced.default,
        efCharge: efCharge.default,
      }) / 1e6,
    unit: 'kt',
  },
];

/** Mass of water with which the calculator of heat stores starts. */
const storedWater = thermalStore({ type: 'water', ...defaultsOf(STORE_INPUTS.water) }).mass;

/** Quantities of one plant, which any page may print. */
const plantQuantities: Quantity[] = [
  ...carbon,
  ...named('plant', model.plant),
  ...named('modes', model.modes),
  ...named('vessel', model.vessel),
  ...named('stroke', model.stroke),
  ...named('strokeAirT', { fillT: model.strokeAirT.fill, spillT: model.strokeAirT.spill }),
  ...named('stations', model.stations),
  ...named('rise', { powerMw: model.risePowerMw }),
  ...named('atStore', model.atStore),
  ...named('rock', model.rock),
  ...named('mooring', model.mooring),
  {
    name: 'concrete of an anchor',
    value: Number(model.mooring.concreteT.toPrecision(2)),
    unit: 't',
  },
  ...named('moving', { waterT: model.moving.waterT, airT: model.moving.airT }),
  ...named('platform', {
    leastMn: model.platform.staggered.leastMn,
    mostMn: model.platform.staggered.mostMn,
    groupedLeastMn: model.platform.grouped.leastMn,
    worstMn: model.platform.worstMn,
  }),
  ...named('reserve', model.reserve),
  { name: 'time of the reserve', value: model.reserve.minutes, unit: 'min' },
  ...named('rope', { lengthM: model.rope.lengthM, vesselT: model.rope.vesselT }),
];

/** Facts with a unit, on the pages that print them. */
const facts = Object.entries(model.facts)
  .filter(([, { unit }]) => unit !== '1')
  .map(([name, { value, unit }]) => ({ name, value, unit, digits: 1 }));

/** Quantities derived from two others. */
const derived: Quantity[] = [
  { name: 'fill at the start', value: 100 * model.stroke.startFill, unit: '%' },
  { name: 'not returned', value: 100 - model.plant.roundTrip, unit: '%' },
  { name: 'time of a stroke', value: model.vessel.strokeS / 60, unit: 'min' },
  { name: 'warming of the store', value: model.plant.hotC - model.plant.coldC, unit: 'K' },
  {
    name: 'exergy for each cubic metre of store',
    value: model.plant.airExergyKwhPerM3 + model.plant.heatExergyKwhPerM3,
    unit: 'kWh',
  },
  { name: 'exergy as pressure', value: model.plant.airExergyKwhPerM3, unit: 'kWh' },
  { name: 'exergy as heat', value: model.plant.heatExergyKwhPerM3, unit: 'kWh' },
  { name: 'electricity for each cubic metre', value: model.plant.kwhPerM3, unit: 'kWh' },
  {
    name: 'between strokes',
    value: model.vessel.cycleMin - model.vessel.strokeS / 60,
    unit: 'min',
  },
  { name: 'charging', value: -model.plant.inputMw, unit: 'MW' },
  { name: 'more power with steam', value: model.modes.hybridExtra, unit: '%', digits: 1 },
  {
    name: 'compressing the air of a stroke',
    value: (model.strokeAirT.fill * model.plant.inKjPerKg) / 3600,
    unit: 'MWh',
  },
  {
    name: 'heat lost standing for twelve hours',
    value: 100 * (1 - retained({ hours: 12, tauHours: 600 })),
    unit: '%',
    digits: 1,
  },
  { name: 'net work of a stroke', value: model.vessel.netMwh, unit: 'MWh', digits: 1 },
  { name: 'pull in tonnes', value: model.stroke.dockPullT, unit: 't', digits: 1 },
  ...model.plant.compressorsC.map((value) => ({ name: 'compressor out', value, unit: '°C' })),
  { name: 'exhaust', value: chain.options.pExh / 1e5, unit: 'bar' },
  { name: 'air at the dock', value: model.stroke.dockAirC, unit: '°C', digits: 1 },
];

/** In one digit, as pages put it where they say “about”. */
const aboutReturned = Number(model.plant.roundTrip.toPrecision(1));
const firstHoursPerKwh = (1e3 * storageCost.firstPlant.millions) / model.plant.outputMwh;
const storageCosts: Quantity[] = Object.entries(storageCost).flatMap(([plant, causes]) =>
  Object.entries(causes).map(([cause, value]) => ({
    name: `${cause}, ${plant}`,
    value,
    unit: '$/MWh',
  })),
);

/** Rows and curves, for the pages that show them. */
const tables: Quantity[] = [
  ...on(['/business-model', '/invest', '/faq', '/earth-engine'], storageCosts),
  ...on(['/fundamentals'], named('column', columnMarks)),
  ...on(
    ['/faq'],
    [capitalSpan.better, capitalSpan.worse].map((value) => ({
      name: 'cost over the range of the capital',
      value,
      unit: '$/MWh',
    })),
  ),
  ...on(
    ['/business-model'],
    [
      { name: 'battery at break-even', value: breakEven.battery, unit: '$/kWh' },
      { name: 'the same without vessels', value: breakEven.batteryWithoutVessels, unit: '$/kWh' },
      { name: 'diesel at break-even', value: breakEven.dieselPrice, unit: '$/l' },
      { name: 'capital of the first hours', value: firstHoursPerKwh, unit: '$/kWh' },
      { name: 'one more hour', value: addedHour.leastPerKwh, unit: '$/kWh' },
      { name: 'one more hour, at most', value: addedHour.mostPerKwh, unit: '$/kWh' },
      { name: 'what it delivers', value: addedHour.least, unit: '$/MWh' },
      { name: 'what it delivers, at most', value: addedHour.most, unit: '$/MWh' },
    ],
  ),
  ...on(
    ['/docs', '/newsroom'],
    [{ name: 'water of the calculator of heat stores', value: storedWater / 1000, unit: 't' }],
  ),
  ...on(['/digital'], [{ name: 'braking', value: braking.percent, unit: '%', digits: 1 }]),
  ...on(
    ['/', '/mission', '/science'],
    [aboutReturned, 100 - aboutReturned].map((value) => ({ name: 'about', value, unit: '%' })),
  ),
  ...on(['/modes'], [{ name: 'steam in the air', value: model.modes.steam, unit: 'kg' }]),
  ...on(['/invest'], [{ name: 'contingency', value: contingencyPercent, unit: '%' }]),
  ...on(
    ['/invest'],
    costSensitivity
      .flatMap(({ worse, better }) => [worse, better])
      .map((value) => ({ name: 'cost, one assumption changed', value, unit: '$/MWh' })),
  ),
  ...on(
    ['/fundamentals'],
    [...named('depth', model.depthTable), ...named('depth', model.depthCurve)],
  ),
  ...on(['/'], named('pressure', model.pressurePoints)),
  ...on(
    ['/', '/science/diagrams', '/demo', '/how-it-works'],
    [
      ...named('stroke', model.strokeTable),
      ...named('stroke', model.drawnStations),
      ...model.strokeTable.map(({ elapsedMin: value }) => ({
        name: 'time since the start',
        value,
        unit: 'min',
        digits: 1,
      })),
      ...model.strokeTable.map(({ fill }) => ({ name: 'full', value: 100 * fill, unit: '%' })),
    ],
  ),
  ...on(
    ['/science/diagrams'],
    [...named('stroke', model.strokeCurve), ...named('air', model.airPath)],
  ),
  ...on(['/science', '/science/diagrams'], named('sensitivity', model.sensitivity)),
  ...on(['/science/diagrams', '/earth-engine', '/invest'], named('loss', model.lossSteps)),
  ...on(
    ['/how-it-works'],
    named('account', model.energyAccount).map((each) => ({ ...each, digits: 1 })),
  ),
  ...on(
    ['/how-it-works'],
    model.energyAccount.map(({ step, mwh }) => ({
      name: `share of ${step}`,
      value: (100 * mwh) / model.plant.inputMwh,
      unit: '%',
      digits: 1,
    })),
  ),
  ...on(
    ['/faq'],
    model.depthTable.map(({ depth, exergyKwhPerM3: value }) => ({
      name: `held in a cubic metre at ${depth} m`,
      value,
      unit: 'kWh',
      digits: 1,
    })),
  ),
  ...on(
    ['/earth-engine', '/mission', '/donate', '/invest', `/${brand.slug}-inc`],
    named('ladder', model.ladder),
  ),
  ...on(
    ['/fundamentals'],
    [
      { name: 'work paid', value: model.noFreeLunch.paid, unit: 'kWh/t' },
      { name: 'work of the stroke', value: model.noFreeLunch.stroke, unit: 'kWh/t' },
      { name: 'work of the exhaust', value: model.noFreeLunch.exhaust, unit: 'kWh/t' },
      { name: 'work left over', value: 0, unit: 'kWh/t' },
      ...model.depthCurve.map(({ isothermalKwhPerTonne: value }) => ({
        name: 'least work for a tonne',
        value,
        unit: 'kWh',
      })),
    ],
  ),
  ...on(['/pacific-spine', '/science/calculators'], named('island', model.islandLinks)),
  ...on(['/pacific-spine'], [...named('node', model.nodes), ...named('node', model.nodeDepths)]),
  ...on(['/horizon-supergrid', '/digital'], named('link', model.hubLink)),
  ...on(['/horizon-supergrid'], [...named('link', model.links), ...named('grid', model.grid)]),
  ...on(['/ocean-cities', '/pacific-spine'], named('town', model.town)),
  ...on(
    [`/${brand.slug}-digital`],
    [...named('twin', model.twin), ...named('twin', model.twinCurve)],
  ),
  ...on(
    ['/system'],
    [
      ...Object.values(handedOnMwh)
        .flatMap((value) => [value, -value])
        .map((value) => ({ name: 'handed on, or lost', value, unit: 'MWh', digits: 1 })),
      ...[
        model.plant.inputMwh - handedOnMwh.lostCompressing,
        handedOnMwh.air - handedOnMwh.leaked + handedOnMwh.heat,
        handedOnMwh.fromVessels + handedOnMwh.docked + handedOnMwh.heat,
      ].map((value) => ({ name: 'left', value, unit: 'MWh' })),
      ...named('air', model.airPath),
    ],
  ),
  ...on(
    ['/ops'],
    [
      ...operatingDay.power.map(([, value]) => ({ name: 'power', value, unit: 'MW', digits: 1 })),
      ...[...operatingDay.air, ...operatingDay.heat].map(([, value]) => ({
        name: 'level',
        value,
        unit: '%',
        digits: 1,
      })),
      { name: 'taken', value: operatingDay.takenMwh, unit: 'MWh' },
      { name: 'given', value: operatingDay.deliveredMwh, unit: 'MWh' },
      { name: 'own needs', value: operatingDay.hotelMwh, unit: 'MWh', digits: 1 },
      { name: 'returned', value: operatingDay.returned, unit: '%' },
      { name: 'pull of the sheave', value: 2 * model.stroke.dockPullMn, unit: 'MN' },
    ],
  ),
  ...on(
    ['/tes'],
    [
      ...named('without heat', heat.withoutHeat),
      ...heat.standing.map(({ kept: value }) => ({
        name: 'heat left',
        value,
        unit: '%',
        digits: 1,
      })),
      ...named('kept after', heat.keptAfter),
      { name: 'gone in a day', value: 100 - heat.keptAfter.oneDay, unit: '%', digits: 1 },
    ],
  ),
  ...on(
    ['/science/physics'],
    [
      {
        name: 'heat that the rising air takes up',
        value: (chain.wGas * (GAMMA - nPoly)) / (nPoly * (GAMMA - 1)),
        unit: 'J/kg',
      },
      {
        name: 'mean pressure of the rise',
        value: (chain.pDock * (dockRatio - 1)) / Math.log(dockRatio),
        unit: 'Pa',
      },
    ],
  ),
  ...on(
    ['/modes'],
    [
      ...named('steam turbine', steamTurbine),
      { name: 'storm', value: 0, unit: 'MW' },
      { name: 'heat left over', value: model.modes.surplusKjPerKg, unit: 'kJ' },
    ],
  ),
];

/** Every number with a unit that pages may print. */
export const registry: readonly Quantity[] = [
  ...plantQuantities,
  ...on(['/system', '/ops', '/demo', '/business-model', '/science/physics'], facts),
  ...derived,
  ...tables,
  ...simulated,
  ...quoted,
];
