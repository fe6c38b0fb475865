import { retained } from '@hadal/physics';
import { brand } from '../../app/brand.ts';
import * as figures from '../../app/figures';
import * as heat from '../../app/figures/heat.build';
import { costSensitivity } from '../../app/figures/cost-sensitivity.build';
import { storageCost } from '../../app/figures/cost.build';
import { operatingDay } from '../../app/figures/operating-day.build';
import { anchor, handedOnMwh } from '../../app/figures/blocks.build';
import { chain } from '../../app/figures/reference';
import { steamTurbine } from '../../app/figures/steam.build';
import type { Figure } from './match';
import { quoted } from './quoted';
import { simulated } from './simulated';

/** A figure's name ends in its unit; per cent where it ends in none of them. */
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

/** All numbers within a value, by the names that lead to them. */
function named(path: string, value: unknown): Figure[] {
  if (typeof value === 'number') {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
    return [{ name: path, value, unit: unitOfName(name) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => named(`${path}.${key}`, part));
}

const on = (pages: readonly string[], list: readonly Figure[]): Figure[] =>
  list.map((figure) => ({ ...figure, pages }));

/** The numbers of one plant: any page may speak of them. */
const plantFigures: Figure[] = [
  ...named('plant', figures.plant),
  ...named('modes', figures.modes),
  ...named('vessel', figures.vessel),
  ...named('stroke', figures.stroke),
  ...named('strokeAirT', { fillT: figures.strokeAirT.fill, spillT: figures.strokeAirT.spill }),
  ...named('stations', figures.stations),
  ...named('rise', { powerMw: figures.risePowerMw }),
  ...named('atStore', figures.atStore),
  ...named('rock', figures.rock),
];

/** What follows from two of them. */
const derived: Figure[] = [
  { name: 'fill at the start', value: 100 * figures.stroke.startFill, unit: '%' },
  { name: 'not returned', value: 100 - figures.plant.roundTrip, unit: '%' },
  { name: 'time of a stroke', value: figures.vessel.strokeS / 60, unit: 'min' },
  { name: 'warming of the store', value: figures.plant.hotC - figures.plant.coldC, unit: 'K' },
  {
    name: 'exergy for each cubic metre of store',
    value: figures.plant.airExergyKwhPerM3 + figures.plant.heatExergyKwhPerM3,
    unit: 'kWh',
  },
  { name: 'exergy as pressure', value: figures.plant.airExergyKwhPerM3, unit: 'kWh' },
  { name: 'exergy as heat', value: figures.plant.heatExergyKwhPerM3, unit: 'kWh' },
  { name: 'electricity for each cubic metre', value: figures.plant.kwhPerM3, unit: 'kWh' },
  {
    name: 'between strokes',
    value: figures.vessel.cycleMin - figures.vessel.strokeS / 60,
    unit: 'min',
  },
  { name: 'charging', value: -figures.plant.inputMw, unit: 'MW' },
  { name: 'more power with steam', value: figures.modes.hybridExtra, unit: '%', digits: 1 },
  {
    name: 'compressing the air of a stroke',
    value: (figures.strokeAirT.fill * figures.plant.inKjPerKg) / 3600,
    unit: 'MWh',
  },
  {
    name: 'heat lost standing for twelve hours',
    value: 100 * (1 - retained({ hours: 12, tauHours: 600 })),
    unit: '%',
    digits: 1,
  },
  { name: 'net work of a stroke', value: figures.vessel.netMwh, unit: 'MWh', digits: 1 },
  { name: 'pull in tonnes', value: figures.stroke.dockPullT, unit: 't', digits: 1 },
  ...figures.plant.compressorsC.map((value) => ({ name: 'compressor out', value, unit: '°C' })),
  { name: 'exhaust', value: chain.options.pExh / 1e5, unit: 'bar' },
  { name: 'air at the dock', value: figures.stroke.dockAirC, unit: '°C', digits: 1 },
];

const storageCosts: Figure[] = Object.entries(storageCost).flatMap(([plant, causes]) =>
  Object.entries(causes).map(([cause, value]) => ({
    name: `${cause}, ${plant}`,
    value,
    unit: '$/MWh',
  })),
);

/** Rows and curves, on the pages that show them. */
const tables: Figure[] = [
  ...on(['/business-model', '/invest'], storageCosts),
  ...on(
    ['/invest'],
    costSensitivity
      .flatMap(({ worse, better }) => [worse, better])
      .map((value) => ({ name: 'cost, one assumption changed', value, unit: '$/MWh' })),
  ),
  ...on(
    ['/fundamentals'],
    [...named('depth', figures.depthTable), ...named('depth', figures.depthCurve)],
  ),
  ...on(['/'], named('pressure', figures.pressurePoints)),
  ...on(
    ['/', '/science/diagrams', '/demo', '/how-it-works'],
    [
      ...named('stroke', figures.strokeTable),
      ...named('stroke', figures.drawnStations),
      ...figures.strokeTable.map(({ elapsedMin: value }) => ({
        name: 'time since the start',
        value,
        unit: 'min',
        digits: 1,
      })),
      ...figures.strokeTable.map(({ fill }) => ({ name: 'full', value: 100 * fill, unit: '%' })),
    ],
  ),
  ...on(
    ['/science/diagrams'],
    [...named('stroke', figures.strokeCurve), ...named('air', figures.airPath)],
  ),
  ...on(['/science', '/science/diagrams'], named('sensitivity', figures.sensitivity)),
  ...on(
    ['/science/diagrams', '/earth-engine', '/invest'],
    [
      ...named('loss', figures.lossSteps),
      ...figures.lossSteps.map(({ step, lost }) => ({ name: step, value: -lost, unit: '%' })),
    ],
  ),
  ...on(['/how-it-works'], named('account', figures.energyAccount)),
  ...on(
    ['/how-it-works'],
    figures.energyAccount.map(({ step, mwh }) => ({
      name: `share of ${step}`,
      value: (100 * mwh) / figures.plant.inputMwh,
      unit: '%',
    })),
  ),
  ...on(
    ['/faq'],
    figures.depthTable.map(({ depth, exergyKwhPerM3: value }) => ({
      name: `held in a cubic metre at ${depth} m`,
      value,
      unit: 'kWh',
      digits: 1,
    })),
  ),
  ...on(
    ['/earth-engine', '/mission', '/donate', '/invest', `/${brand.slug}-inc`],
    named('ladder', figures.ladder),
  ),
  ...on(
    ['/fundamentals'],
    [
      { name: 'work paid', value: figures.noFreeLunch.paid, unit: 'kWh/t' },
      { name: 'work of the stroke', value: figures.noFreeLunch.stroke, unit: 'kWh/t' },
      { name: 'work of the exhaust', value: figures.noFreeLunch.exhaust, unit: 'kWh/t' },
      { name: 'work left over', value: 0, unit: 'kWh/t' },
      ...figures.depthCurve.map(({ isothermalKwhPerTonne: value }) => ({
        name: 'least work for a tonne',
        value,
        unit: 'kWh',
      })),
    ],
  ),
  ...on(['/pacific-spine', '/science/calculators'], named('island', figures.islandLinks)),
  ...on(
    ['/pacific-spine'],
    [...named('node', figures.nodes), ...named('node', figures.nodeDepths)],
  ),
  ...on(['/horizon-supergrid', '/digital'], named('link', figures.hubLink)),
  ...on(['/horizon-supergrid'], [...named('link', figures.links), ...named('grid', figures.grid)]),
  ...on(['/ocean-cities', '/pacific-spine'], named('town', figures.town)),
  ...on(
    [`/${brand.slug}-digital`],
    [...named('twin', figures.twin), ...named('twin', figures.twinCurve)],
  ),
  ...on(
    ['/system'],
    [
      ...Object.values(handedOnMwh)
        .flatMap((value) => [value, -value])
        .map((value) => ({ name: 'handed on, or lost', value, unit: 'MWh', digits: 1 })),
      ...[
        figures.plant.inputMwh - handedOnMwh.lostCompressing,
        handedOnMwh.air - handedOnMwh.leaked + handedOnMwh.heat,
        handedOnMwh.fromVessels + handedOnMwh.docked + handedOnMwh.heat,
      ].map((value) => ({ name: 'left', value, unit: 'MWh' })),
      ...named('air', figures.airPath),
      ...named('anchor', anchor),
      { name: 'concrete of an anchor', value: Number(anchor.concreteT.toPrecision(2)), unit: 't' },
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
      { name: 'pull of the sheave', value: 2 * figures.stroke.dockPullMn, unit: 'MN' },
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
    ['/modes'],
    [
      ...named('steam turbine', steamTurbine),
      { name: 'storm', value: 0, unit: 'MW' },
      { name: 'heat left over', value: figures.modes.surplusKjPerKg, unit: 'kJ' },
    ],
  ),
];

/** Every number with a unit that the pages may print. */
export const registry: readonly Figure[] = [
  ...plantFigures,
  ...derived,
  ...tables,
  ...simulated,
  ...quoted,
];
