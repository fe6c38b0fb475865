import {
  C2K,
  isothermalWork,
  lossWaterfall,
  P_ATM,
  plantChain,
  type LossCause,
  type PlantChain,
} from '@hadal/physics';
import math from './c5.tex';
import { defineCalculator, type ChartData, type Formula, type Result } from './definition';
import { explainPlant, plantInputs, plantOf, readable, vesselsInput } from './plant-inputs';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

const causes: Record<LossCause, string> = {
  coldStore: 'Cold of the deep',
  machines: 'Electrical machines',
  blading: 'Blading',
  heat: 'Heat exchange and storage',
  pressure: 'Pressure losses',
  leakage: 'Leakage and auxiliaries',
  stroke: 'Stroke in place of turbines',
  dissolved: 'Air dissolved in spray',
};

/** Losses that a plant without vessels does not have. */
const ofVessels: ReadonlySet<LossCause> = new Set(['stroke', 'dissolved']);

export const roundTrip = defineCalculator({
  id: 'C5',
  title: 'How much of the electricity comes back?',
  lede: 'A kilogram of air, followed from the grid to the sea bed and back. It is storage: what comes back is always less than what went in.',
  evidence: 'modelled',
  inputs: [
    vesselsInput,
    ...plantInputs('zStore', 'etaC', 'etaE', 'dThx', 'etaStore', 'etaDt', 'aux'),
  ],
  solve(values) {
    const plant = { ...plantOf(values), stroke: values.vessels === 'with' };
    const chain = plantChain(plant);
    return {
      summary: `${inWords(chain.rte, units.percent)} of the electricity comes back: ${formatNumber(toReaderUnit(chain.eOut, units.kilojoulePerKilogram))} of ${inWords(chain.wCharge, units.kilojoulePerKilogram)}.`,
      results: resultsOf(chain),
      warnings: readable(chain.warnings),
      formulas: formulasOf(chain),
      charts: [waterfall(chain)],
    };
  },
  explain: explainPlant,
  assumption: 'Full load throughout, and dry air; the next calculator has what steam adds.',
  validFor:
    'Ideal gas, about 3\u00a0% off near 1,000\u00a0m; below about 2,000\u00a0m it needs a real-gas equation.',
  source:
    'Equation E18: compression and expansion from thermodynamics, the sea from UNESCO 44. Component values are assumptions of ours; none is measured on a plant.',
  ignores: 'Starts, stops and part load, moisture in the air, and wear.',
});

function resultsOf(chain: PlantChain): Result[] {
  const hasStroke = chain.options.stroke;
  return [
    { label: 'of the electricity comes back', value: chain.rte, unit: units.percent },
    { label: 'in, for each kg of air', value: chain.wCharge, unit: units.kilojoulePerKilogram },
    { label: 'out, for each kg of air', value: chain.eOut, unit: units.kilojoulePerKilogram },
    ...(hasStroke
      ? [
          { label: 'of the output from the stroke', value: chain.strokeShare, unit: units.percent },
          { label: 'depth of the dock', value: chain.zDock, unit: units.metre },
          { label: 'air at the dock', value: chain.tDock, unit: units.celsiusFromKelvin },
        ]
      : []),
    { label: 'pressure in the store', value: chain.pStore, unit: units.bar },
    { label: 'heat stored at', value: chain.tHotC, unit: units.celsius },
    { label: 'air into the turbines', value: chain.tIn, unit: units.celsiusFromKelvin },
    { label: 'heat left over', value: chain.qSurplus, unit: units.kilojoulePerKilogram },
  ];
}

const kilojoules = (work: number) => formatNumber(toReaderUnit(work, units.kilojoulePerKilogram));

function formulasOf(chain: PlantChain): Formula[] {
  const { etaStore, etaGen, etaMotor, aux, stroke } = chain.options;
  return [
    {
      title: 'Round trip',
      label: `The air kept, times the stroke’s and the turbines’ electricity less what the plant uses itself, over the electricity of the compressors: ${inWords(chain.rte, units.percent)}.`,
      math: math('round trip', {
        store: formatNumber(etaStore),
        stroke: kilojoules(chain.wStroke),
        gen: formatNumber(etaGen),
        exp: kilojoules(chain.wExp),
        aux: formatNumber(aux),
        comp: kilojoules(chain.wComp),
        motor: formatNumber(etaMotor),
        rte: formatNumber(chain.rte),
      }),
    },
    ...(stroke ? [noFreeLunch(chain)] : []),
  ];
}

function noFreeLunch({ pStart, pDock, options }: PlantChain): Formula {
  const ideal = (from: number, to: number) => isothermalWork(options.tSeaC + C2K, from / to);
  const [up, down] = [ideal(pStart, pDock), ideal(pDock, P_ATM)];
  return {
    title: 'No free lunch',
    label: `By perfect machines, what is paid to compress the air to the start, ${inWords(up + down, units.kilojoulePerKilogram)}, is what stroke and turbines return, and no more.`,
    math: math('no free lunch', {
      up: kilojoules(up),
      down: kilojoules(down),
      all: kilojoules(up + down),
    }),
  };
}

function waterfall({ options, rte }: PlantChain): ChartData {
  const steps = lossWaterfall(options)
    .filter(({ cause }) => options.stroke || !ofVessels.has(cause))
    .map(({ cause, loss }) => ({ label: causes[cause], change: -100 * loss }));
  const most = steps.toSorted((one, next) => one.change - next.change)[0];
  return {
    kind: 'waterfall',
    title: 'Where the rest goes; the order of the steps matters',
    description: `Of 100 taken in, ${withUnit(rte, units.percent)} comes back. ${most ? `${most.label} takes the most, ${formatNumber(-most.change)}.` : ''}`,
    value: {
      label: 'share of the electricity taken in',
      shortLabel: 'share',
      unit: '%',
      domain: [0, 100],
      format: { maximumFractionDigits: 1, minimumFractionDigits: 1 },
    },
    start: { label: 'Taken in', value: 100 },
    steps,
    end: { label: 'Comes back' },
    changeUnit: 'points',
  };
}
