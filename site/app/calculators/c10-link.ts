import { COST_INPUTS, LINK_INPUTS, linkEfficiency } from '@hadal/physics';
import { numeric } from '../components/data-table';
import math from './c10.tex';
import { defineCalculator } from './definition';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

/** Great-circle lengths of links for scale, km; none of them is planned. */
const routes = [
  ['Guam to Tokyo', 2525],
  ['Guam to Manila', 2571],
  ['Honolulu to Los Angeles', 4103],
  ['Honolulu to Guam', 6118],
] as const;

/** The longest submarine power cable we know of: Viking Link, km. */
const LONGEST = 765;
const rte = COST_INPUTS.rte.default;

/** Returns an extent of the length axis that leaves the length well inside the chart. */
const reach = (km: number) => [2000, 5000, 10_000].find((end) => km <= 0.8 * end) ?? 20_000;
const steps = Array.from({ length: 21 }, (_, index) => index / 20);

export const link = defineCalculator({
  id: 'C10',
  title: 'How much arrives over a long cable?',
  lede: 'What is left of the power sent through a direct-current link between two storage hubs, and of power that is sent, stored and sent back.',
  evidence: 'concept',
  inputs: [
    {
      key: 'km',
      label: 'Length',
      range: LINK_INPUTS.km,
      unit: units.kilometre,
      step: 50,
    },
    {
      key: 'loss',
      label: 'Lost along 1,000\u00a0km',
      range: LINK_INPUTS.lossPer1000km,
      unit: units.percent,
      step: 0.1,
    },
    {
      key: 'converter',
      label: 'Lost in each converter',
      range: LINK_INPUTS.converterLoss,
      unit: units.percent,
      step: 0.1,
    },
    {
      key: 'n',
      label: 'Converters',
      range: LINK_INPUTS.converters,
      unit: units.none,
      step: 1,
      hint: 'One at each end of a plain link.',
    },
  ],
  solve({ km, loss, converter, n }) {
    const over = (length: number) =>
      linkEfficiency({ km: length, lossPer1000km: loss, converterLoss: converter, converters: n });
    const efficiency = over(km);
    const both = efficiency ** 2 * rte;
    const end = reach(km);

    return {
      summary: `Over ${inWords(km, units.kilometre)}, ${inWords(efficiency, units.percent)} of the power arrives.`,
      results: [
        { label: 'of the power arrives', value: efficiency, unit: units.percent },
        { label: 'is lost on the way', value: 1 - efficiency, unit: units.percent },
        { label: 'comes back when sent, stored and returned', value: both, unit: units.percent },
      ],
      warnings:
        km > LONGEST
          ? [
              `We know of no power cable under the sea longer than about ${formatNumber(LONGEST)}\u00a0km, or deeper than about 2.2\u00a0km.`,
            ]
          : [],
      formulas: [
        {
          title: 'Efficiency of the link',
          label: `What the cable lets through for its length, times what ${formatNumber(n)} converters let through: ${inWords(efficiency, units.percent)}.`,
          math: math('link', {
            loss: formatNumber(loss),
            s: formatNumber(km / 1000),
            converter: formatNumber(converter),
            n: formatNumber(n),
            eta: formatNumber(efficiency),
          }),
        },
        {
          title: 'There and back',
          label: `The link twice, times the reference plant’s round trip of ${inWords(rte, units.percent)}: ${inWords(both, units.percent)}.`,
          math: math('there and back', {
            eta: formatNumber(efficiency),
            rte: formatNumber(rte),
            both: formatNumber(both),
          }),
        },
      ],
      charts: [
        {
          kind: 'line',
          title: 'Power that arrives, against the length of the link',
          description: `${withUnit(over(0), units.percent)} of it would arrive over no distance, for the converters; ${withUnit(efficiency, units.percent)} over ${withUnit(km, units.kilometre)}.`,
          x: { label: 'length', unit: 'km', domain: [0, end] },
          y: { label: 'power that arrives', shortLabel: 'arrives', unit: '%' },
          series: [
            {
              name: 'this link',
              points: steps.map((step) => [
                step * end,
                toReaderUnit(over(step * end), units.percent),
              ]),
            },
          ],
          current: {
            x: km,
            y: toReaderUnit(efficiency, units.percent),
            label: withUnit(efficiency, units.percent),
          },
        },
      ],
      tables: [
        {
          caption: 'With these losses, over distances for scale; nobody plans these links',
          columns: ['Between', numeric('Length, km'), numeric('Arrives, %')],
          rows: routes.map(([name, length]) => [
            name,
            formatNumber(length),
            formatNumber(toReaderUnit(over(length), units.percent)),
          ]),
        },
      ],
    };
  },
  assumption: 'Full load; losses of this size are assumed, not measured on a cable of ours.',
  validFor: '0 to 20,000\u00a0km, as arithmetic: what can be laid ends far below.',
  source:
    'Equation E21. The reference plant’s round trip is modelled. For scale: Viking Link, 765\u00a0km; the Tyrrhenian Link, down to about 2,150\u00a0m.',
  ignores: 'Partial load, standby, faults and repair, and what a cable costs.',
});
