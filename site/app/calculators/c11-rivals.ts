import {
  ADDED_HOUR_INPUTS,
  addedHourCost,
  BREAK_EVEN_INPUTS,
  breakEvenCapital,
  capitalRecoveryFactor,
  COST_INPUTS,
  DIESEL_INPUTS,
  dieselCost,
  lcos,
} from '@hadal/physics';
import math from './c11.tex';
import { defineCalculator, type Values } from './definition';
import { formatNumber, inWords, toReaderUnit, units, withUnit } from './units';

const group = { ours: 'This plant', other: 'The other', both: 'The same for both' };
const isStore = ({ rival }: Values) => rival === 'store';
const burnsDiesel = ({ rival }: Values) => rival === 'diesel';

/** The first plant: capital at eight hours, and what is sold of a discharge. */
const HOURS = 8;
const KILOWATTS = 100_000;
const sold = COST_INPUTS.eOut.default / (HOURS * 300 * 100);
const steps = Array.from({ length: 11 }, (_, index) => index / 10);
const percent = { unit: units.percent, step: 0.5 };
const count = { unit: units.none, step: 1 };

export const rivals = defineCalculator({
  id: 'C11',
  title: 'What would something else have to cost?',
  lede: 'This plant beside a battery, pumped hydro, another store of air, or an island’s diesel, on one axis: dollars for a delivered megawatt-hour. Both sides are yours to change.',
  evidence: 'modelled',
  inputs: [
    {
      key: 'rival',
      label: 'Beside it',
      options: [
        { value: 'store', label: 'Another store' },
        { value: 'diesel', label: 'Diesel' },
      ],
      hint: 'Put in the price you were quoted: none is printed here.',
    },
    {
      key: 'other',
      label: 'Capital of the other store',
      range: { min: 1, max: 5000, default: 400 },
      unit: units.dollarPerKilowattHour,
      step: 10,
      when: isStore,
      hint: 'The value it starts from is not a market price.',
    },
    {
      key: 'rteOther',
      label: 'Its round-trip efficiency',
      range: { ...BREAK_EVEN_INPUTS.rte, default: 0.82 },
      ...percent,
      when: isStore,
      hint: 'Batteries 82\u00a0%, pumped hydro 79\u00a0% in 2019 (EIA).',
    },
    {
      key: 'yearsOther',
      label: 'Its life',
      range: { ...BREAK_EVEN_INPUTS.years, default: 20 },
      unit: units.year,
      step: 1,
      when: isStore,
      hint: 'Assumed: put in what its maker vouches for.',
    },
    {
      key: 'fuel',
      label: 'Price of diesel',
      range: DIESEL_INPUTS.pricePerLitre,
      unit: units.dollarPerLitre,
      step: 0.05,
      when: burnsDiesel,
      hint: 'At the engine, freight included; 1\u00a0$/l is an example.',
    },
    {
      key: 'eta',
      label: 'Efficiency of the engine',
      range: DIESEL_INPUTS.eta,
      ...percent,
      when: burnsDiesel,
    },
    {
      key: 'omDiesel',
      label: 'Its running costs besides fuel',
      range: DIESEL_INPUTS.om,
      unit: units.dollarPerMegawattHour,
      step: 5,
      when: burnsDiesel,
    },
    {
      key: 'hours',
      label: 'Hours of discharge',
      range: { min: 1, max: 48, default: HOURS },
      unit: units.hour,
      step: 1,
    },
    {
      key: 'capex',
      label: 'Capital of this plant at 8\u00a0h',
      range: COST_INPUTS.capex,
      unit: units.millionDollars,
      step: 1,
      plain: true,
      group: group.ours,
    },
    {
      key: 'added',
      label: 'Capital of one more hour',
      range: ADDED_HOUR_INPUTS.capexPerKwh,
      unit: units.dollarPerKilowattHour,
      step: 1,
      group: group.ours,
      hint: 'Bags and rock alone 28, with all heat equipment 82: our own estimate. More hours need more hot water, so with 28 every cost here beyond 8\u00a0h, and that of one more hour, is a lower bound.',
    },
    {
      key: 'replacement',
      label: 'New ropes, a year, at 8\u00a0h',
      range: COST_INPUTS.replacement,
      unit: units.millionDollars,
      step: 0.1,
      plain: true,
      group: group.ours,
    },
    {
      key: 'rte',
      label: 'Round-trip efficiency',
      range: COST_INPUTS.rte,
      ...percent,
      group: group.ours,
    },
    {
      key: 'years',
      label: 'Life',
      range: COST_INPUTS.years,
      unit: units.year,
      step: 1,
      group: group.ours,
    },
    {
      key: 'rate',
      label: 'Interest, a year',
      range: COST_INPUTS.rate,
      ...percent,
      group: group.both,
    },
    {
      key: 'om',
      label: 'Operation and maintenance',
      range: BREAK_EVEN_INPUTS.omShare,
      unit: units.percent,
      step: 0.1,
      group: group.both,
      hint: 'Of the capital, each year.',
    },
    {
      key: 'price',
      label: 'Price of electricity bought',
      range: COST_INPUTS.price,
      unit: units.dollarPerMegawattHour,
      step: 1,
      group: group.both,
    },
    {
      key: 'cycles',
      label: 'Cycles a year',
      range: { ...ADDED_HOUR_INPUTS.cycles, integer: true },
      ...count,
      step: 10,
      group: group.both,
    },
  ],
  presets: [
    { label: 'Battery', values: { rival: 'store', rteOther: 82 } },
    { label: 'Pumped hydro', values: { rival: 'store', rteOther: 79 } },
    {
      label: 'Air under water, no vessels',
      values: { rival: 'store', rteOther: 64.1 },
    },
    { label: 'Island diesel', values: { rival: 'diesel' } },
  ],
  solve(values) {
    const { hours, added, rate, years, om, price, rte, cycles } = values;
    const ours = (h: number) => {
      const capex = Math.max(0, values.capex + added * KILOWATTS * (h - HOURS));
      const eOut = sold * (KILOWATTS / 1000) * h * cycles;
      const replacement = Math.min(
        COST_INPUTS.replacement.max,
        values.replacement * (h / HOURS) * (cycles / 300),
      );
      const options = { capex, rate, years, om: om * capex, replacement, price, rte, eOut };
      return { ...options, cost: lcos(options) };
    };
    const { cost, capex, eOut, replacement } = ours(hours);
    const same = { rate, omShare: om, cycles, price };
    const hourOf = (capexPerKwh: number, life: number, efficiency: number) =>
      addedHourCost({ ...same, capexPerKwh, years: life, rte: efficiency });
    const ropes = replacement / eOut;
    const ourHour = hourOf(added, years, rte) + ropes;

    const store = values.rival === 'store';
    const { other, rteOther, yearsOther, fuel, eta, omDiesel } = values;
    const perCycle = { rate, omShare: om, years: yearsOther, price, rte: rteOther };
    const costAt = (x: number) =>
      store ? hourOf(x, yearsOther, rteOther) : dieselCost({ pricePerLitre: x, eta, om: omDiesel });
    const at = store ? other : fuel;
    const even = store
      ? breakEvenCapital({ cost, ...perCycle, eOut: cycles }) / 1000
      : (cost - omDiesel) / dieselCost({ pricePerLitre: 1, eta, om: 0 });
    const unit = store ? units.dollarPerKilowattHour : units.dollarPerLitre;
    const name = store ? 'the other store' : 'diesel';
    const theirs = costAt(at);
    const axis = store ? 'capital of the other store' : 'price of diesel';
    const end = Math.min(store ? 5000 : 20, 1.6 * Math.max(at, even));
    const from = store ? 1 : 0;
    const most = Math.max(24, hours);
    const crf = capitalRecoveryFactor(rate, years);
    const inDollars = (dollars: number) => inWords(dollars, units.dollarPerMegawattHour);
    const dollars = (value: number) => withUnit(value, units.dollarPerMegawattHour);

    const isNever = even < 0;
    const never = `Even if ${store ? 'it' : 'its fuel'} cost nothing, ${name} would be dearer.`;
    return {
      summary: `This plant delivers for ${inDollars(cost)}, ${name} for ${inDollars(theirs)}. ${isNever ? never : `They cost the same where ${axis} is ${inWords(even, unit)}.`}`,
      ...(isNever && { warnings: [never] }),
      results: [
        { label: 'where both cost the same', value: even, unit },
        { label: 'this plant', value: cost, unit: units.dollarPerMegawattHour },
        { label: name, value: theirs, unit: units.dollarPerMegawattHour },
        {
          label: 'each megawatt-hour of one more hour, this plant',
          value: ourHour,
          unit: units.dollarPerMegawattHour,
        },
        {
          label: `each megawatt-hour of one more hour, ${name}`,
          value: theirs,
          unit: units.dollarPerMegawattHour,
        },
        { label: 'capital of this plant', value: capex, unit: units.millionDollars },
      ],
      formulas: [
        {
          title: 'This plant',
          label: `Capital, operation and ropes of a year over the electricity delivered, plus the price of electricity over the efficiency, is ${inDollars(cost)}.`,
          math: math('ours', {
            crf: formatNumber(crf),
            capex: formatNumber(toReaderUnit(capex, units.millionDollars)),
            om: formatNumber(toReaderUnit(om * capex, units.millionDollars)),
            x: formatNumber(toReaderUnit(replacement, units.millionDollars)),
            e: formatNumber(eOut),
            price: formatNumber(price),
            rte: formatNumber(rte),
            cost: formatNumber(cost),
          }),
        },
        {
          title: 'Where both cost the same',
          label: `The other costs as much where ${axis} is ${inWords(even, unit)}.`,
          math: store
            ? math('even', {
                cost: formatNumber(cost),
                bought: formatNumber(price / rteOther),
                cycles: formatNumber(cycles / 1000),
                crf: formatNumber(capitalRecoveryFactor(rate, yearsOther)),
                om: formatNumber(om),
                even: formatNumber(even),
              })
            : math('diesel', {
                cost: formatNumber(cost),
                om: formatNumber(omDiesel),
                eta: formatNumber(eta),
                even: formatNumber(even),
              }),
        },
      ],
      charts: [
        {
          kind: 'line',
          title: 'Where the two cost the same',
          description: `This plant stays at ${dollars(cost)}; ${name} costs ${dollars(theirs)} at ${withUnit(at, unit)} and meets it at ${withUnit(even, unit)}.`,
          x: { label: axis, unit: unit.symbol },
          y: { label: 'cost of a delivered megawatt-hour', shortLabel: 'cost', unit: '$/MWh' },
          series: [
            {
              name: store ? 'other store' : 'diesel',
              points: steps.map((step) => from + step * (end - from)).map((x) => [x, costAt(x)]),
            },
            {
              name: 'this plant',
              points: steps.map((step) => [from + step * (end - from), cost]),
            },
          ],
          current: { x: at, y: theirs, label: dollars(theirs) },
        },
        {
          kind: 'line',
          title: 'Cost against hours of discharge',
          description: `Each hour added brings this plant nearer to ${dollars(ourHour)}, from ${dollars(ours(4).cost)} at four hours to ${dollars(ours(most).cost)} at ${formatNumber(most)}; ${name} stays at ${dollars(theirs)}.`,
          x: { label: 'hours of discharge', unit: 'h' },
          y: { label: 'cost of a delivered megawatt-hour', shortLabel: 'cost', unit: '$/MWh' },
          series: [
            {
              name: 'this plant',
              points: steps.map((step) => 4 + step * (most - 4)).map((h) => [h, ours(h).cost]),
            },
            {
              name: store ? 'other store' : 'diesel',
              points: steps.map((step) => [4 + step * (most - 4), theirs]),
            },
          ],
          current: {
            x: Math.max(4, hours),
            y: ours(Math.max(4, hours)).cost,
            label: dollars(ours(Math.max(4, hours)).cost),
          },
        },
      ],
    };
  },
  explain: ({ field, max = 0 }) =>
    field === 'cost'
      ? {
          input: 'cycles',
          message: `This plant would cost more than ${withUnit(max, units.dollarPerMegawattHour)}: take more cycles, or less capital`,
        }
      : undefined,
  assumption:
    'Illustrative, plus or minus 50\u00a0%. All hours are used in every cycle. A store of the other kind costs the same for each kilowatt-hour however many hours it lasts, as a battery nearly does; pumped hydro and air do not, so enter what yours would cost at these hours.',
  validFor:
    '1 to 48 hours, 0 to 30\u00a0% interest. A diesel engine that stands already: only what it burns and its running costs.',
  source:
    'Annuity method, equation E19. Efficiency of batteries and pumped hydro: EIA (2021), data of 2019; of air under water without vessels: Szablowski and Morosuk (2023), modelled. Diesel: net calorific value of IPCC (2006), at an assumed 0.84\u00a0kg/l. Capital, fuel price and life of the others are inputs, not quotations: for published ones see Viswanathan et al. (2022), PNNL-33283, and Schmidt et al. (2019).',
  ignores:
    'Tax, wear other than that of the ropes, interest during construction, all revenue, the engine itself, and carbon, which C9 counts.',
});
