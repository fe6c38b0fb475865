import {
  plantChain,
  SIZE_INPUTS,
  sizePlant,
  vesselStroke,
  type PhysicsError,
  type PlantChain,
  type PlantSize,
} from '@hadal/physics';
import math from './c7.tex';
import { oneVessel, vesselInputs } from './c7-vessel';
import { defineCalculator, type ChartData, type Formula, type Result } from './definition';
import { explainPlant, plantInputs, plantOf, readable } from './plant-inputs';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

const ballast = 'Store and ballast';

export const size = defineCalculator({
  id: 'C7',
  title: 'How large is a plant?',
  lede: 'The air, the store, the rock that holds it down, the heat store and the vessels, for a power and a time.',
  evidence: 'modelled',
  inputs: [
    {
      key: 'P',
      label: 'Net output',
      range: SIZE_INPUTS.P,
      unit: units.megawatt,
      step: 10,
      plain: true,
    },
    {
      key: 'hDis',
      label: 'Discharge',
      range: SIZE_INPUTS.hDis,
      unit: units.hour,
      step: 1,
      plain: true,
    },
    { key: 'hCh', label: 'Charge', range: SIZE_INPUTS.hCh, unit: units.hour, step: 1, plain: true },
    {
      key: 'nVes',
      label: 'Vessels',
      range: SIZE_INPUTS.nVes,
      unit: units.none,
      step: 1,
      plain: true,
    },
    {
      key: 'V',
      label: 'Volume of a vessel',
      range: SIZE_INPUTS.V,
      unit: units.cubicMetre,
      step: 100,
      plain: true,
    },
    ...plantInputs('zStore'),
    {
      key: 'margin',
      label: 'Store built over that needed',
      range: SIZE_INPUTS.margin,
      unit: units.percent,
      step: 1,
      group: ballast,
    },
    {
      key: 'rhoRock',
      label: 'Density of the rock',
      range: SIZE_INPUTS.rhoRock,
      unit: units.kilogramPerCubicMetre,
      step: 50,
      group: ballast,
    },
    {
      key: 'sfBallast',
      label: 'Safety factor of the ballast',
      range: SIZE_INPUTS.sfBallast,
      unit: units.none,
      step: 0.05,
      group: ballast,
    },
    {
      key: 'S',
      label: 'Salinity',
      range: SIZE_INPUTS.S,
      unit: units.none,
      step: 0.5,
      group: ballast,
    },
    ...vesselInputs,
  ],
  solve(values) {
    const chain = plantChain(plantOf(values));
    const plant = sizePlant(chain, values);
    const rise = vesselStroke(chain, { ...values, tStroke: plant.strokeTime });
    return {
      summary: `${inWords(values.P, units.megawatt)} for ${inWords(values.hDis, units.hour)} need ${inWords(plant.vStore, units.cubicMetre)} of store, ${inWords(plant.ballast, units.tonne)} of rock, and ${inWords(plant.Pch, units.megawatt)} while charging.`,
      results: resultsOf(plant),
      warnings: readable([...new Set([...chain.warnings, ...plant.warnings, ...rise.warnings])]),
      formulas: formulasOf(chain, plant, values),
      charts: [masses(plant, values)],
      tables: [oneVessel(rise, plant)],
    };
  },
  explain: (error, values) => explainSize(error, values) ?? explainPlant(error, values),
  assumption:
    'A third of the vessels rise at any time, each at constant power; the store is as deep as set, and the stroke starts above it.',
  validFor:
    'A heat store of liquid water, below 350\u00a0°C; ideal gas, about 3\u00a0% off near 1,000\u00a0m.',
  source:
    'Balances of mass and energy on the plant of C5, with settings of its own here; hot water from IAPWS R7-97(2012).',
  ignores:
    'Pipes, exchangers, platform and anchors, the tanks’ steel, and the part of a bag that cannot be emptied.',
});

function resultsOf(plant: PlantSize): Result[] {
  return [
    { label: 'of air store', value: plant.vStore, unit: units.cubicMetre },
    { label: 'of store to build', value: plant.vStoreBuilt, unit: units.cubicMetre },
    { label: 'rock to hold it down', value: plant.ballast, unit: units.tonne },
    { label: 'power while charging', value: plant.Pch, unit: units.megawatt },
    {
      label: 'electricity from each m³ of store',
      value: plant.kwhPerM3 * 3.6e6,
      unit: units.kilowattHourPerCubicMetre,
    },
    { label: 'air at full output', value: plant.massFlow, unit: units.kilogramPerSecond },
    { label: 'air for one discharge', value: plant.mAir, unit: units.tonne },
    { label: 'heat stored', value: plant.Qtes, unit: units.megawattHour },
    { label: 'water to keep it in', value: plant.mWater, unit: units.tonne },
    { label: 'pressure of that water', value: plant.pHot, unit: units.bar },
    {
      label: 'from one stroke of a vessel to its next',
      value: plant.cycleTime,
      unit: units.minute,
    },
    { label: 'of which the stroke', value: plant.strokeTime, unit: units.minute },
  ];
}

interface Asked {
  P: number;
  hDis: number;
  nVes: number;
  mSteel: number;
  rhoRock: number;
  sfBallast: number;
}

function formulasOf(chain: PlantChain, plant: PlantSize, asked: Asked): Formula[] {
  const put = {
    flow: formatNumber(plant.massFlow),
    air: formatNumber(plant.rhoAir),
    v: formatNumber(plant.vStore),
  };
  return [
    {
      title: 'Air at full output',
      label: `The power over what a kilogram of air returns: ${inWords(plant.massFlow, units.kilogramPerSecond)}.`,
      math: math('flow', {
        ...put,
        p: formatNumber(toReaderUnit(asked.P, units.megawatt)),
        e: formatNumber(toReaderUnit(chain.eOut, units.kilojoulePerKilogram)),
      }),
    },
    {
      title: 'Store',
      label: `The air of a discharge, and what is lost of it, over its density: ${inWords(plant.vStore, units.cubicMetre)}.`,
      math: math('volume', {
        ...put,
        hours: formatNumber(asked.hDis),
        store: formatNumber(chain.options.etaStore),
      }),
    },
    {
      title: 'Ballast',
      label: `The uplift of the full store, times the safety factor, over what rock weighs in water: ${inWords(plant.ballast, units.tonne)}.`,
      math: math('ballast', {
        ...put,
        f: formatNumber(asked.sfBallast),
        water: formatNumber(plant.rhoW),
        rock: formatNumber(asked.rhoRock),
        m: formatNumber(toReaderUnit(plant.ballast, units.tonne)),
      }),
    },
  ];
}

function masses(plant: PlantSize, { nVes, mSteel }: Asked): ChartData {
  const parts: [name: string, kilograms: number][] = [
    ['Rock ballast', plant.ballast],
    ['Uplift of the full store', plant.uplift],
    ['Air of one discharge', plant.mAir],
    ['Hot water', plant.mWater],
    ['Steel of the vessels', nVes * mSteel],
  ];
  const [most, heaviest] = parts.toSorted(([, one], [, next]) => next - one)[0]!;
  return {
    kind: 'bar',
    title: 'What the plant is made of, by mass',
    description: `${most} weighs the most, ${withUnit(heaviest, units.tonne)}. The full store pulls up with ${withUnit(plant.uplift, units.tonne)}.`,
    categoryLabel: 'Part',
    categories: parts.map(([name]) => name),
    value: { label: 'mass', unit: 't' },
    series: [
      { name: 'mass', values: parts.map(([, kilograms]) => toReaderUnit(kilograms, units.tonne)) },
    ],
    orientation: 'horizontal',
  };
}

function explainSize(error: PhysicsError, { tRetC, dThx }: Record<'tRetC' | 'dThx', number>) {
  const { code, field, min = 0, max = 0 } = error;
  if (field === 'tStroke') {
    const range = `${formatNumber(min)} to ${formatNumber(max)}\u00a0s`;
    return {
      input: 'nVes',
      message: `A stroke must take ${range}: change the vessels, their volume, or the output`,
    };
  }
  if (code !== 'INCONSISTENT') return undefined;
  if (field === 'mSteel') {
    return {
      input: 'V',
      message: 'With this much steel the vessel does not float: take more volume',
    };
  }
  if (field === 'nComp') {
    return {
      input: field,
      message:
        'The heat store would be above 350\u00a0°C, too hot for liquid water: take more stages',
    };
  }
  return field === 'tRetC' && tRetC < dThx
    ? {
        input: field,
        message: 'The empty heat store would be ice: raise this, or lower the approach',
      }
    : undefined;
}
