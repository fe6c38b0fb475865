import { CARBON_INPUTS, co2Avoided, retained } from '@hadal/physics';
import * as model from '../../app/model';
import { chain } from '../../app/model/reference';
import { byPage } from './by-page';
import type { Quantity } from './match';
import { named, on } from './named';
import { quoted } from './quoted';
import { simulated } from './simulated';

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

/** Every number with a unit that pages may print. */
export const registry: readonly Quantity[] = [
  ...plantQuantities,
  ...on(['/system', '/ops', '/demo', '/business-model', '/science/physics'], facts),
  ...derived,
  ...byPage,
  ...simulated,
  ...quoted,
];
