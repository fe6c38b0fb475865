import {
  absolutePressure,
  boostMode,
  C2K,
  CHAIN_INPUTS,
  HYBRID_INPUTS,
  humidExpansion,
  plantChain,
  tSat,
  type PlantChain,
} from '@hadal/physics';
import { quantity } from '../model/format';
import math from './c6.tex';
import { defineCalculator, type ChartData, type Result } from './definition';
import { explainPlant, plantInputs, plantOf, readable } from './plant-inputs';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

/** Critical pressure of water, above which there is neither boiling nor condensation, Pa. */
const CRITICAL = 22.064e6;
const { zStart, lat } = CHAIN_INPUTS;
const condensesC = tSat(absolutePressure(zStart.default, lat.default)) - C2K;
const share = { ...units.percent, words: 'per cent of the mass of the air' };
const steps = Array.from({ length: 13 }, (_, index) => index / 12);

export const steam = defineCalculator({
  id: 'C6',
  title: 'What does steam add?',
  lede: 'Heat that the stroke leaves over makes steam, which expands with the air. Steam is made from stored heat: more of it adds power for fewer hours.',
  evidence: 'modelled',
  inputs: [
    {
      key: 'om',
      label: 'Steam in boost mode',
      range: HYBRID_INPUTS.om,
      unit: share,
      step: 0.1,
      hint: 'Of the mass of the air.',
    },
    ...plantInputs('zStore', 'etaTes', 'dThx', 'nExp', 'tFeedC'),
  ],
  solve(values) {
    const chain = plantChain(plantOf(values));
    const boost = boostMode(chain, values.om);
    const { pv } = humidExpansion(chain.omega, chain);
    const kilojoules = (work: number) =>
      formatNumber(toReaderUnit(work, units.kilojoulePerKilogram));
    return {
      summary: `With steam of ${inWords(chain.omega, share)}, ${inWords(chain.rteHyb, units.percent)} of the electricity comes back. In boost mode the power is ${inWords(boost.powerRatio, units.percent)} of that on dry air, for ${inWords(boost.durationRatio, units.percent)} of the time.`,
      results: resultsOf(chain, boost),
      warnings: readable(chain.warnings),
      formulas: [
        {
          title: 'Steam in the air',
          label: `0.622 times the pressure of the steam over that of the air: ${inWords(chain.omega, share)}.`,
          math: math('steam', {
            pv: formatNumber(toReaderUnit(pv, units.bar)),
            p: formatNumber(toReaderUnit(chain.pIn, units.bar)),
            om: formatNumber(chain.omega),
          }),
        },
        {
          title: 'Round trip with steam',
          label: `The air kept, times electricity out over electricity in: ${inWords(chain.rteHyb, units.percent)}.`,
          math: math('round trip', {
            store: formatNumber(chain.options.etaStore),
            out: kilojoules(chain.eOutHyb),
            in: kilojoules(chain.wCharge),
            rte: formatNumber(chain.rteHyb),
          }),
        },
      ],
      charts: [boostChart(chain, values.om, boost)],
    };
  },
  explain: explainPlant,
  assumption: `No steam enters a vessel: at ${quantity(zStart.default, 'm')} it would condense below ${quantity(condensesC, '°C')}. It is made at the surface, in a saturator before the turbines.`,
  validFor: 'Up to 12\u00a0kg of steam for 100\u00a0kg of air, as an ideal mixture.',
  source:
    'The plant is that of C5, with settings of its own here. Steam: IAPWS R7-97(2012), regions 1, 2 and 4. The saturator is that of humid-air turbines: Jonsson and Yan (2005), Energy 30.',
  ignores:
    'The saturator’s own losses, the fresh water it takes, and condensation within the turbines.',
});

function resultsOf(chain: PlantChain, boost: ReturnType<typeof boostMode>): Result[] {
  const { tSatOut, tDewExh, pStart } = chain;
  const temperature = (label: string, value: number | undefined) =>
    value === undefined ? [] : [{ label, value, unit: units.celsiusFromKelvin }];
  return [
    { label: 'comes back with steam', value: chain.rteHyb, unit: units.percent },
    { label: 'comes back on dry air', value: chain.rte, unit: units.percent },
    { label: 'steam, of the mass of the air', value: chain.omega, unit: share },
    { label: 'more power with it', value: chain.eOutHyb / chain.eOut - 1, unit: units.percent },
    { label: 'boost: power, of that on dry air', value: boost.powerRatio, unit: units.percent },
    {
      label: 'boost: of the time, then the heat is gone',
      value: boost.durationRatio,
      unit: units.percent,
    },
    ...temperature('steam leaves the saturator at', tSatOut),
    ...temperature('dew point of the exhaust', tDewExh),
    ...temperature(
      'in a vessel steam would condense below',
      pStart < CRITICAL ? tSat(pStart) : undefined,
    ),
  ];
}

function boostChart(chain: PlantChain, om: number, boost: ReturnType<typeof boostMode>): ChartData {
  const most = HYBRID_INPUTS.om.max;
  const mixes = steps.map((step) => chain.omega + step * (most - chain.omega));
  const line = (of: keyof typeof boost) =>
    mixes.map((mix) => [100 * mix, 100 * boostMode(chain, mix)[of]] as const);
  return {
    kind: 'line',
    title: 'Power and how long it lasts, against steam',
    description: `More steam, more power, fewer hours. At ${withUnit(om, share)} of steam, ${withUnit(boost.powerRatio, units.percent)} of the power on dry air for ${withUnit(boost.durationRatio, units.percent)} of the time.`,
    x: { label: 'steam, of the mass of the air', shortLabel: 'steam', unit: '%', domain: [0, 12] },
    y: { label: 'of what it is on dry air', shortLabel: 'of dry air', unit: '%' },
    series: [
      { name: 'power', points: line('powerRatio') },
      { name: 'time', points: line('durationRatio') },
    ],
    current: {
      x: 100 * om,
      y: 100 * boost.powerRatio,
      label: withUnit(boost.powerRatio, units.percent),
    },
  };
}
