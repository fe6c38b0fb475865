import { mooring, moving, plant, schedule, stations, stroke, strokeAirT, vessel } from '.';
import { facts } from './facts.build';
import { about, number, quantity } from './format';

const { start, dock } = stations;

type Named = readonly [name: string, ...cells: string[]];

/** Parameters of the reference plant for a table: name, value and meaning. */
export const plantParameters: readonly Named[] = [
  [
    'Output',
    `${quantity(plant.outputMw, 'MW')} for ${quantity(plant.outputH, 'h')}`,
    `${quantity(plant.outputMwh, 'MWh')} in one discharge`,
  ],
  [
    'Charging',
    `${quantity(plant.inputMw, 'MW', 1)} for ${quantity(plant.inputH, 'h')}`,
    `${quantity(plant.inputMwh, 'MWh')} for the same`,
  ],
  [
    'Round trip, from cable to cable',
    quantity(plant.roundTrip, '%', 1),
    `${quantity(plant.roundTripWithSteam, '%', 1)} with steam`,
  ],
  [
    'With pessimistic and optimistic inputs',
    `${number(plant.roundTripLow, 1)} to ${quantity(plant.roundTripHigh, '%', 1)}`,
    'The range we believe in, rather than the point',
  ],
  [
    'Electricity into each kilogram of air',
    quantity(plant.inKjPerKg, 'kJ/kg'),
    `${quantity(plant.outKjPerKg, 'kJ/kg')} come out`,
  ],
  [
    'Air at full output',
    quantity(plant.airKgS, 'kg/s'),
    'A sports hall of air in a minute, at the surface',
  ],
  [
    'Air in one discharge',
    quantity(plant.airT, 't'),
    `Charged with ${quantity(plant.airChargedT, 't')}, since some leaks`,
  ],
  [
    'Pressure in the store',
    quantity(plant.storeBar, 'bar', 1),
    'The same whether full or nearly empty',
  ],
  [
    'Volume of the store',
    about(plant.storeM3, 'm³'),
    `Built a twentieth larger, ${about(plant.storeBuiltM3, 'm³', 4)}`,
  ],
  [
    'Electricity from each m³ of store',
    quantity(plant.kwhPerM3, 'kWh', 1),
    'About what a home battery holds, in the space of a wardrobe',
  ],
  [
    'Uplift of full bags',
    about(plant.upliftT, 't'),
    `Held by ${about(plant.ballastT, 't', 4)} of rock, a fifth more than it must weigh; ${number(facts.ballastFactorBuilt.value, 2)} times if the larger store is full`,
  ],
  [
    'Compressors deliver',
    quantity(plant.deliveryBar, 'bar', 1),
    'The weight of the air in the pipe adds the rest',
  ],
  [
    'Heat stored',
    quantity(plant.heatMwh, 'MWh'),
    `In ${about(plant.hotWaterT, 't')} of water at ${quantity(plant.hotC, '°C')}`,
  ],
  [
    'Into the turbines',
    `${quantity(plant.expanderBar, 'bar', 1)}, ${quantity(plant.expanderC, '°C')}`,
    'Warmed before each of three stages',
  ],
  ['Out of them', quantity(plant.exhaustC, '°C'), 'Ordinary air'],
  [
    'Strokes of all vessels',
    `${number(plant.strokesPerHour)} an hour`,
    `Each vessel once in ${quantity(vessel.cycleMin, 'min')}, one every ${quantity(schedule.everyMin, 'min')}`,
  ],
  [
    'Vessels and docks',
    `${number(schedule.vessels)} and ${number(schedule.docks)}`,
    'A dock over each sheave; one manifold and one riser for all',
  ],
  [
    'Rock and concrete on the sea bed',
    about(mooring.seabedT, 't', 4),
    `${about(mooring.anchorsT, 't')} of it concrete that holds the sheaves`,
  ],
];

/** Parameters of one vessel and its stroke. */
export const vesselParameters: readonly Named[] = [
  ['Volume', quantity(vessel.volumeM3, 'm³')],
  ['Across, and high', `${quantity(vessel.diameterM, 'm')}, ${quantity(vessel.heightM, 'm', 1)}`],
  ['Steel and fittings', quantity(vessel.steelT, 't')],
  ['Weight in water, flooded', quantity(vessel.weightMn, 'MN', 2)],
  ['Air in one stroke', quantity(strokeAirT.fill, 't', 1)],
  ['That air at the start', quantity(start.airM3, 'm³')],
  ['Way', quantity(stroke.wayM, 'm')],
  ['Time', quantity(vessel.strokeS / 60, 'min')],
  ['Pull on the tether', `${number(start.tetherMn, 1)} to ${quantity(dock.tetherMn, 'MN', 1)}`],
  ['Speed', `${number(start.speedMs, 2)} down to ${quantity(dock.speedMs, 'm/s', 2)}`],
  ['Work of the air', quantity(stroke.gasWorkMwh, 'MWh', 3)],
  [
    'Electricity on the way up',
    `${quantity(vessel.ascentMwh, 'MWh', 2)}, ${quantity(vessel.ascentMw, 'MW', 1)}`,
  ],
  ['On the way down', quantity(vessel.returnMwh, 'MWh', 2)],
  ['Net, less the pumps for spray', quantity(vessel.netMwh, 'MWh', 2)],
  ['Water inside at the start', about(moving.waterT, 't')],
  ['Pull on the sheave', quantity(mooring.pullMn, 'MN', 1)],
  ['Concrete that holds the sheave', about(mooring.concreteT, 't', 2)],
  ['Air at the dock', quantity(stroke.dockAirC, '°C')],
];
