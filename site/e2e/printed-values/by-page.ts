import { defaultsOf, GAMMA, STORE_INPUTS, thermalStore } from '@hadal/physics';
import { brand } from '../../app/brand.ts';
import { braking } from '../../app/demo/cycle.build';
import * as model from '../../app/model';
import { handedOnMwh } from '../../app/model/blocks.build';
import { columnMarks } from '../../app/model/column.build';
import { capitalSpan, costSensitivity } from '../../app/model/cost-sensitivity.build';
import { addedHour, breakEven, contingencyPercent, storageCost } from '../../app/model/cost.build';
import * as heat from '../../app/model/heat.build';
import { operatingDay } from '../../app/model/operating-day.build';
import { chain } from '../../app/model/reference';
import { steamTurbine } from '../../app/model/steam.build';
import type { Quantity } from './match';
import { named, on } from './named';

const { nPoly, dockRatio } = chain.options;
/** Mass of water with which the calculator of heat stores starts. */
const storedWater = thermalStore({ type: 'water', ...defaultsOf(STORE_INPUTS.water) }).mass;

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

/** Quantities that only some pages may print: rows, curves and comparisons. */
export const byPage: readonly Quantity[] = [
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
