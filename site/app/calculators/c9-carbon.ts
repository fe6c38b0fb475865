import {
  breakEvenChargeIntensity,
  CARBON_INPUTS,
  co2Avoided,
  efFromFuel,
  FUEL_INPUTS,
} from '@hadal/physics';
import math from './c9.tex';
import { defineCalculator } from './definition';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

const { eOut, rte, efCharge, efDisplaced } = CARBON_INPUTS;

/** Two decimals, as a reader would type it. */
const peaker =
  Math.round(100 * efFromFuel(FUEL_INPUTS.kgPerGJ.default, FUEL_INPUTS.eta.default)) / 100;
/** United States, 2022: 0.86 lb/kWh (EIA). */
const usAverage = 390;

const hundreds = Array.from({ length: 16 }, (_, index) => 100 * index);

export const carbon = defineCalculator({
  id: 'C9',
  title: 'Does it save carbon dioxide?',
  lede: 'That depends on what charges the plant, and on what it displaces. Charged with power made from fuel, it can add more than it saves.',
  evidence: 'modelled',
  inputs: [
    {
      key: 'e',
      label: 'Delivered in a year',
      range: eOut,
      unit: units.gigawattHourOfMwh,
      step: 10,
      plain: true,
    },
    { key: 'rte', label: 'Round-trip efficiency', range: rte, unit: units.percent, step: 0.5 },
    {
      key: 'charge',
      label: 'Carbon dioxide of what charges it',
      range: efCharge,
      unit: units.kilogramPerMegawattHour,
      step: 10,
    },
    {
      key: 'displaced',
      label: 'Carbon dioxide of what it displaces',
      range: efDisplaced,
      unit: units.kilogramPerMegawattHour,
      step: 10,
    },
  ],
  presets: [
    { label: 'Charged by curtailed wind or sun', values: { charge: 0 } },
    { label: 'Charged by the US average of 2022', values: { charge: usAverage } },
    { label: 'Charged by a gas peaker', values: { charge: peaker } },
    { label: 'Displacing a gas peaker', values: { displaced: peaker } },
    { label: 'Displacing the US average of 2022', values: { displaced: usAverage } },
  ],
  solve({ e, rte: efficiency, charge, displaced }) {
    const avoided = (intensity: number) =>
      co2Avoided({ eOut: e, rte: efficiency, efDisplaced: displaced, efCharge: intensity });
    const saved = avoided(charge);
    const even = breakEvenChargeIntensity(efficiency, displaced);
    const isMore = saved < 0;
    const amount = Math.abs(saved);
    const end = charge > 950 || even > 950 ? efCharge.max : 1000;
    const intensities = [...hundreds, even]
      .filter((each) => each <= end)
      .toSorted((one, next) => one - next);
    const verdict = `${inWords(amount, units.kilotonne)} of ${isMore ? 'more carbon dioxide' : 'carbon dioxide avoided'} a year`;

    return {
      summary: `${verdict}. It breaks even at ${inWords(even, units.kilogramPerMegawattHour)} of charging.`,
      results: [
        {
          label: isMore ? 'more CO₂ each year' : 'CO₂ avoided each year',
          value: amount,
          unit: units.kilotonne,
        },
        {
          label: 'charging at which it breaks even',
          value: even,
          unit: units.kilogramPerMegawattHour,
        },
        {
          label: 'CO₂ of each MWh it delivers',
          value: charge / efficiency,
          unit: units.kilogramPerMegawattHour,
        },
        {
          label: isMore ? 'more CO₂ for each MWh delivered' : 'avoided by each MWh delivered',
          value: Math.abs(displaced - charge / efficiency),
          unit: units.kilogramPerMegawattHour,
        },
      ],
      formulas: [
        {
          title: isMore ? 'Below 0: more carbon dioxide' : 'Carbon dioxide avoided',
          label: `What is delivered, times what it displaces less what charging emits over the efficiency: ${verdict}.`,
          math: math('balance', {
            e: formatNumber(e),
            fd: formatNumber(displaced),
            fc: formatNumber(charge),
            rte: formatNumber(efficiency),
            m: formatNumber(toReaderUnit(saved, units.kilotonne)),
          }),
        },
        {
          title: 'Break-even',
          label: `The efficiency times what is spared: charging at ${inWords(even, units.kilogramPerMegawattHour)} changes nothing.`,
          math: math('break-even', {
            rte: formatNumber(efficiency),
            fd: formatNumber(displaced),
            even: formatNumber(even),
          }),
        },
      ],
      charts: [
        {
          kind: 'line',
          title: 'Carbon dioxide avoided in a year, against what charges the plant',
          description: `It falls from ${withUnit(avoided(0), units.kilotonne)} with clean charging to nothing at ${withUnit(even, units.kilogramPerMegawattHour)}; below 0 the plant adds carbon dioxide.`,
          x: {
            label: 'carbon dioxide of what charges it',
            shortLabel: 'of charging',
            unit: 'kg/MWh',
            domain: [0, end],
          },
          y: {
            label: 'CO₂ avoided; below 0, more CO₂',
            shortLabel: 'CO₂ avoided',
            unit: 'kt/year',
          },
          series: [
            {
              name: 'this plant',
              points: intensities.map((intensity) => [
                intensity,
                toReaderUnit(avoided(intensity), units.kilotonne),
              ]),
            },
          ],
          current: {
            x: charge,
            y: toReaderUnit(saved, units.kilotonne),
            label: withUnit(saved, units.kilotonne),
          },
        },
      ],
    };
  },
  assumption:
    'The factors are those of the power plants that run more, or less, because of the storage.',
  validFor: 'Factors of 0 to 1,500\u00a0kg/MWh, an efficiency above 0 and below 100\u00a0%.',
  source:
    'Balance, equation E20. Gas: 56.1\u00a0kg/GJ, IPCC (2006) Guidelines, volume 2, burned at 38\u00a0%. US average: 0.86\u00a0lb/kWh in 2022, EIA.',
  ignores: 'What building the plant emits, and leakage of gas before it is burned.',
});
