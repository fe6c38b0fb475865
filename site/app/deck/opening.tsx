import { brand } from '../brand';
import { Cite } from '../components/cite';
import { modes, plant, stroke, vessel } from '../model';
import { number, quantity } from '../model/format';
import type { SlideContent } from './slide-content';

/** Notice at the top of the page and of the deck. */
export const notice = {
  title: 'Information, not an offer',
  text: `Nothing here offers securities, projects a return or takes money. ${brand.company} is planned and not registered. A venture at this stage can fail entirely, and most do.`,
};

/** Slides on the purpose and the working principle. */
export const opening: readonly SlideContent[] = [
  {
    id: 'deck-notice',
    title: `${brand.name}: power for a night`,
    notice,
    text: 'Air goes down on surplus wind and sun, and comes back after dark as electricity. It is a store: it gives back less than it was given. No plant exists, and every figure of one in this deck is modelled.',
  },
  {
    id: 'deck-need',
    title: 'The need: hours, not minutes',
    text: (
      <>
        To meet the goals that governments have set themselves, the world would need 1,500&nbsp;GW
        of storage by 2030, six times what it has (
        <Cite of="iea2024" />
        ).
      </>
    ),
    points: [
      {
        term: 'At noon',
        text: 'Solar farms sell together, and the price falls towards nothing.',
      },
      { term: 'After dark', text: 'They sell nothing, and something else must run.' },
      {
        term: 'Who can wait',
        text: 'Batteries fill the first hours well. A whole night asks for a store whose hours come cheaper than its power.',
      },
    ],
  },
  {
    id: 'deck-idea',
    title: 'The idea: let the sea do the holding',
    evidence: 'concept',
    text: 'Three known machines and a new one: compressors, bags on the sea bed, turbines, and between them a vessel that rises.',
    points: [
      {
        term: 'Charge',
        text: `${quantity(plant.inputMw, 'MW')} for ${quantity(plant.inputH, 'h')} press air to 1,000\u00a0m; water keeps the heat.`,
      },
      {
        term: 'Hold',
        text: `The sea keeps it at ${quantity(plant.storeBar, 'bar', 1)}, full or nearly empty.`,
      },
      {
        term: 'Rise',
        text: 'An open vessel, part-filled, climbs on its tether and turns a generator.',
      },
      {
        term: 'Expand',
        text: `In its dock it hands on the air to turbines, which make ${quantity(plant.turbineShare, '%')} of the electricity.`,
      },
    ],
    more: { href: '/how-it-works', title: 'The cycle in six drawn steps' },
  },
  {
    id: 'deck-stroke',
    title: 'One stroke in numbers',
    evidence: 'modelled',
    text: `A vessel of ${quantity(vessel.volumeM3, 'm³')} takes in air at ${quantity(stroke.startM, 'm')} and has just filled with it at the dock, so that none is lost.`,
    stats: [
      {
        value: number(vessel.netMwh, 2),
        unit: 'MWh',
        meaning: 'of electricity from a rise and a return',
      },
      { value: number(stroke.wayM), unit: 'm', meaning: 'of climb, in twelve minutes' },
      {
        value: number(stroke.dockPullMn, 1),
        unit: 'MN',
        meaning: 'of pull at the dock, far above the tests of ropes we know of',
      },
      {
        value: number(modes.reserveMw),
        unit: 'MW',
        meaning: 'within seconds from four waiting vessels: a target',
      },
    ],
    more: { href: '/demo', title: 'Run a stroke yourself' },
  },
];
