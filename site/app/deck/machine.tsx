import { Cite } from '../components/cite';
import { plant, stroke, vessel } from '../model';
import { storageCost } from '../model/cost.build';
import { number, quantity } from '../model/format';
import type { SlideContent } from './slide-content';

const { firstPlant, withoutVessels } = storageCost;

/** Slides on the round trip, the value of the stroke, and the evidence for each part. */
export const machine: readonly SlideContent[] = [
  {
    id: 'deck-losses',
    title: 'What comes back, and where the rest goes',
    evidence: 'modelled',
    text: (
      <>
        {quantity(plant.inputMwh, 'MWh')} in, {quantity(plant.outputMwh, 'MWh')} out. Published
        models of underwater stores without a stroke come to more (
        <Cite of="szablowski2023" />
        ), and batteries averaged 82&nbsp;% in practice (<Cite of="eia2021" />
        ).
      </>
    ),
    stats: [
      {
        value: number(plant.roundTrip, 1),
        unit: '%',
        meaning: 'round trip from grid to grid',
      },
      {
        value: `${number(plant.roundTripLow)} to ${number(plant.roundTripHigh)}`,
        unit: '%',
        meaning: 'with inputs that are all worse, or all better',
      },
    ],
    more: { href: '/earth-engine', title: 'The account, loss by loss' },
  },
  {
    id: 'deck-place',
    title: 'Does the stroke earn its place?',
    evidence: 'modelled',
    text: 'The first question of every engineer, and the figures are against us: a plain pipe from the bags to the turbines returns more and costs less. What the vessels have to sell is speed, and whether a grid would pay enough for it is what the third test is to find out.',
    stats: [
      {
        value: number(plant.roundTripWithoutVessels, 1),
        unit: '%',
        meaning: 'round trip without vessels',
      },
      { value: number(plant.roundTrip, 1), unit: '%', meaning: 'with them' },
      {
        value: number(withoutVessels.total),
        unit: '$/MWh',
        meaning: 'levelised cost without vessels',
      },
      { value: number(firstPlant.total), unit: '$/MWh', meaning: 'with them' },
    ],
    points: [
      {
        term: 'For them',
        text: 'Power within seconds, with no pump, heat or grid to lean on; a riser for a third of the pressure; more heat left over for steam.',
      },
      {
        term: 'Against them',
        text: `A rope that pulls ${quantity(stroke.dockPullMn, 'MN', 1)}, and a vessel that could reach ${quantity(vessel.freeSpeedMs, 'm/s')} if the rope parted.`,
      },
      {
        term: 'If they fail',
        text: 'They go, and a store of compressed air under water is left: sound, but less new, and less ours.',
      },
    ],
  },
  {
    id: 'deck-readiness',
    title: 'How ready each part is',
    evidence: 'concept',
    text: 'On the scale of nine levels, by our own judgement. The least ready parts are the new ones, and a plant is no readier than they are: level two.',
    more: { href: '/invest#readiness', title: 'What stands behind each level' },
  },
];
