import { Cite } from '../components/cite';
import { plant } from '../model';
import { contingencyPercent, costItems, storageCost } from '../model/cost.build';
import { capitalSpan } from '../model/cost-sensitivity.build';
import { number, quantity } from '../model/format';
import type { SlideContent } from './slide-content';

const dollars = (value: number) => quantity(value, '$/MWh');

/** Slides on potential buyers, and the cost. */
export const money: readonly SlideContent[] = [
  {
    id: 'deck-market',
    title: 'A market we have not measured',
    evidence: 'concept',
    text: (
      <>
        Long storage is an exception: on one careful projection lithium wins nearly everything else
        (<Cite of="schmidt2019" />
        ). We print no size for the corner that is left.
      </>
    ),
    points: [
      {
        term: 'Where',
        text: 'Islands and steep coasts with a kilometre of water in reach of a cable, no valley to flood and no salt to hollow out.',
      },
      {
        term: 'Who',
        text: 'An island that burns diesel at night; a grid that stops its turbines on windy days.',
      },
      {
        term: 'What for',
        text: 'Capacity for a whole night, reserve within seconds, and the gap between two prices. No single one of them would carry a plant.',
      },
      {
        term: 'Against whom',
        text: 'Batteries up to four hours, which win. From eight on: pumped hydro where there are mountains, caverns where there is salt, and ever cheaper batteries.',
      },
    ],
  },
  {
    id: 'deck-cost',
    title: 'What it might cost',
    evidence: 'modelled',
    text: `A first plant of ${quantity(plant.outputMw, 'MW')} for ${quantity(plant.outputH, 'h')}, without a single quotation: give or take half. As it stands, it is too dear.`,
    stats: [
      {
        value: `$${number(costItems.at(-1)!.millions)}`,
        unit: 'million',
        meaning: `of capital, ${number(contingencyPercent)}\u00a0% of it contingency`,
      },
      {
        value: number(storageCost.firstPlant.total),
        unit: '$/MWh',
        meaning: `levelised cost; ${number(capitalSpan.better)} to ${number(capitalSpan.worse)} over that range of capital`,
      },
      {
        value: number(storageCost.hoped.total),
        unit: '$/MWh',
        meaning: 'if four hard things all came true',
      },
    ],
    more: { href: '/business-model#cost', title: 'The capital, part by part' },
  },
  {
    id: 'deck-sensitivity',
    title: 'What the cost hangs on',
    evidence: 'modelled',
    text: 'Capital first, and idle days next. The round trip, on which engineers spend their evenings, comes last.',
    points: [
      {
        term: 'Capital',
        text: `Down by 55\u00a0%, to become ${dollars(storageCost.hoped.total)}.`,
      },
      { term: 'Finance', text: 'At 6\u00a0%, for a machine without a lender so far.' },
      { term: 'Use', text: 'Nine days out of ten, all year.' },
      { term: 'Power', text: `Bought at ${dollars(20)}, night after night.` },
    ],
    more: { href: '/science/calculators#c8', title: 'Put in your own view' },
  },
];
