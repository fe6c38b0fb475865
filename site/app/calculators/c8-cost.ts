import {
  capitalRecoveryFactor,
  COST_INPUTS,
  defaultsOf,
  lcosParts,
  plantChain,
  type CostOptions,
} from '@hadal/physics';
import math from './c8.tex';
import { defineCalculator } from './definition';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

const { capex, rate, years, replacement, price, rte } = COST_INPUTS;
/** The card asks for upkeep and delivery as their parts, which people know better than the product. */
const omShare = { min: 0, max: 0.2, default: 0.025 };
const cycles = { min: 1, max: 1000, default: 300, integer: true } as const;
/** Of 800, what four vessels that wait with air in them leave to sell. */
const perCycle = { min: 1, max: 100_000, default: COST_INPUTS.eOut.default / cycles.default };

const firstPlant: CostOptions = defaultsOf(COST_INPUTS);
/**
 * The same illustrative sum, less twelve stroke units and their shares of fees and contingency, with
 * neither ropes to replace nor air that waits in vessels.
 */
const WITHOUT_STROKE = 368e6;
const withoutStroke: CostOptions = {
  ...firstPlant,
  capex: WITHOUT_STROKE,
  om: WITHOUT_STROKE * omShare.default,
  replacement: 0,
  eOut: 800 * cycles.default,
  rte: plantChain({ stroke: false }).rte,
};

const steps = Array.from({ length: 25 }, (_, index) => index / 24);

const causes = [
  ['capital', 'capital'],
  ['operation', 'operation and maintenance'],
  ['replacement', 'replaced parts'],
  ['energy', 'bought electricity'],
] as const;

export const cost = defineCalculator({
  id: 'C8',
  title: 'What does a stored megawatt-hour cost?',
  lede: 'All that is paid over the life of a plant, for each megawatt-hour it delivers. The costs it starts with are illustrative, plus or minus 50\u00a0%.',
  evidence: 'modelled',
  inputs: [
    {
      key: 'capex',
      label: 'Capital',
      range: capex,
      unit: units.millionDollars,
      step: 1,
      plain: true,
      hint: 'Illustrative, plus or minus 50\u00a0%.',
    },
    { key: 'rate', label: 'Interest, a year', range: rate, unit: units.percent, step: 0.5 },
    { key: 'years', label: 'Life', range: years, unit: units.year, step: 1 },
    {
      key: 'om',
      label: 'Operation and maintenance',
      range: omShare,
      unit: units.percent,
      step: 0.1,
      hint: 'Of the capital, each year.',
    },
    {
      key: 'replacement',
      label: 'Replaced parts, a year',
      range: replacement,
      unit: units.millionDollars,
      step: 0.1,
      plain: true,
      hint: 'The first plant’s ropes, every two years.',
    },
    {
      key: 'price',
      label: 'Price of electricity bought',
      range: price,
      unit: units.dollarPerMegawattHour,
      step: 1,
    },
    { key: 'rte', label: 'Round-trip efficiency', range: rte, unit: units.percent, step: 0.5 },
    {
      key: 'e',
      label: 'Delivered by a cycle',
      range: perCycle,
      unit: units.megawattHours,
      step: 10,
      plain: true,
    },
    { key: 'cycles', label: 'Cycles a year', range: cycles, unit: units.none, step: 10 },
  ],
  solve(values) {
    const om = values.om * values.capex;
    const eOut = values.e * values.cycles;
    const parts = lcosParts({ ...values, om, eOut });
    const total = parts.capital + parts.operation + parts.replacement + parts.energy;
    const crf = capitalRecoveryFactor(values.rate, values.years);
    const costInWords = inWords(total, units.dollarPerMegawattHour);
    const least = Math.min(values.cycles, 100);
    const most = values.cycles > 365 ? cycles.max : 365;
    /** With more cycles, more parts wear out, but no more capital or upkeep is spent. */
    const costAt = (count: number) =>
      parts.energy +
      parts.replacement +
      ((parts.capital + parts.operation) * values.cycles) / count;
    const compared = [parts, lcosParts(firstPlant), lcosParts(withoutStroke)];

    return {
      summary: `A delivered megawatt-hour costs ${costInWords}, of which ${inWords(parts.capital, units.dollar)} are for capital. Illustrative.`,
      results: [
        {
          label: 'levelised cost of storage',
          value: total,
          unit: units.dollarPerMegawattHour,
        },
        ...causes.map(([part, label]) => ({
          label,
          value: parts[part],
          unit: units.dollarPerMegawattHour,
        })),
        {
          label: 'paid for capital each year',
          value: crf * values.capex,
          unit: units.millionDollars,
        },
        { label: 'delivered each year', value: eOut, unit: units.gigawattHourOfMwh },
      ],
      formulas: [
        {
          title: 'Levelised cost',
          label: `The yearly cost of capital, operation and replaced parts over the electricity delivered, plus the price of electricity over the efficiency, is ${costInWords}.`,
          math: math('cost', {
            crf: formatNumber(crf),
            capex: formatNumber(toReaderUnit(values.capex, units.millionDollars)),
            om: formatNumber(toReaderUnit(om, units.millionDollars)),
            x: formatNumber(toReaderUnit(values.replacement, units.millionDollars)),
            e: formatNumber(eOut),
            price: formatNumber(values.price),
            rte: formatNumber(values.rte),
            lcos: formatNumber(total),
          }),
        },
        {
          title: 'Capital recovery factor',
          label: `The share of the capital paid each year for ${inWords(values.years, units.year)} at ${inWords(values.rate, units.percent)} interest is ${formatNumber(crf)}.`,
          math: math(values.rate > 0 ? 'annuity' : 'no interest', {
            r: formatNumber(values.rate),
            n: formatNumber(values.years),
            crf: formatNumber(crf),
          }),
        },
      ],
      charts: [
        {
          kind: 'bar',
          title: 'What a delivered megawatt-hour costs, by cause',
          description: `As set, ${causes.map(([part, label]) => `${label} ${withUnit(parts[part], units.dollarPerMegawattHour)}`).join(', ')}. Illustrative, plus or minus 50\u00a0%.`,
          categoryLabel: 'Plant',
          categories: ['As set', 'First plant', 'First plant without vessels'],
          value: { label: 'levelised cost of storage', shortLabel: 'cost', unit: '$/MWh' },
          series: causes.map(([part, name]) => ({
            name,
            values: compared.map((each) => each[part]),
          })),
          arrangement: 'stacked',
          orientation: 'horizontal',
        },
        {
          kind: 'line',
          title: 'Cost against cycles a year',
          description: `The fewer cycles share the capital, the dearer each megawatt-hour: ${withUnit(costAt(least), units.dollarPerMegawattHour)} at ${formatNumber(least)} cycles a year, ${withUnit(costAt(most), units.dollarPerMegawattHour)} at ${formatNumber(most)}.`,
          x: { label: 'cycles a year' },
          y: { label: 'levelised cost of storage', shortLabel: 'cost', unit: '$/MWh' },
          series: [
            {
              name: 'cost',
              points: steps
                .map((step) => least + step * (most - least))
                .map((count) => [count, costAt(count)]),
            },
          ],
          current: {
            x: values.cycles,
            y: total,
            label: withUnit(total, units.dollarPerMegawattHour),
          },
        },
      ],
    };
  },
  assumption:
    'Illustrative, plus or minus 50\u00a0%: 2025 US dollars, and no part of it is a quotation. Every year is alike.',
  validFor:
    '0 to 30\u00a0% interest, 1 to 80 whole years, an efficiency above 0 and below 100\u00a0%.',
  source:
    'Annuity method, equation E19; the factor agrees with the tables of ASHRAE (2013). The first plant’s costs are our own estimate. Compare Schmidt et al. (2019), Joule 3, and Viswanathan et al. (2022), PNNL-33283.',
  ignores: 'Tax, wear other than that of the ropes, interest during construction, and all revenue.',
});
