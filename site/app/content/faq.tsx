import { TextLink } from '@hadal/ui';
import type { ReactNode } from 'react';
import { Cite } from '../components/cite';
import { atStore, depthTable, facts, modes, plant, sea, stroke, vessel } from '../model';
import { storageCost } from '../model/cost.build';
import { capitalSpan } from '../model/cost-sensitivity.build';
import { about, inWords, number, quantity } from '../model/format';

export interface Question {
  /** Names the question in addresses: /faq#id. */
  id: string;
  question: string;
  answer: ReactNode;
}

const percent = (value: number, digits = 0) => `${number(value, digits)}\u00a0%`;
const deep = (depth: number) => depthTable.find((row) => row.depth === depth)!;

/** The questions, in the order a doubtful reader asks them. */
export const faq: { group: string; questions: Question[] }[] = [
  {
    group: 'The physics',
    questions: [
      {
        id: 'perpetual-motion',
        question: 'Is this perpetual motion?',
        answer: (
          <>
            No. A full cycle takes in {about(plant.inputMwh, 'MWh', 4)} of electricity and gives
            back {quantity(plant.outputMwh, 'MWh')}. Pressing air down to the sea bed costs at least
            as much work as its rise and its expansion can ever return, and every real step loses
            some more. The proof takes one line:{' '}
            <TextLink href="/fundamentals#no-free-lunch">no free lunch</TextLink>.
          </>
        ),
      },
      {
        id: 'energy-source',
        question: 'Then where does the energy come from?',
        answer: (
          <>
            From the power that runs the compressors: surplus wind and sun, or the grid itself. The
            plant takes {quantity(plant.inputMw, 'MW')} for {quantity(plant.inputH, 'hours')} and
            then gives {quantity(plant.outputMw, 'MW')} for {quantity(plant.outputH, 'hours')}. The
            sea adds pressure, cold and room. It adds no energy.
          </>
        ),
      },
      {
        id: 'efficiency',
        question: 'How much comes back?',
        answer: (
          <>
            In the model {percent(plant.roundTrip, 1)}, or {percent(plant.roundTripWithSteam, 1)}{' '}
            with steam. With gloomy inputs it is {percent(plant.roundTripLow)}, with hopeful ones{' '}
            {percent(plant.roundTripHigh)}. Published designs of others, without rising vessels,
            model near 64&nbsp;%. Nothing of ours has been measured. You can{' '}
            <TextLink href="/science/calculators#c5">change each assumption</TextLink> and see what
            it does.
          </>
        ),
      },
      {
        id: 'why-1000-m',
        question: 'Why a thousand metres?',
        answer: (
          <>
            A cubic metre of store holds {quantity(atStore.exergyKwhPerM3, 'kWh')} there, against{' '}
            {quantity(deep(300).exergyKwhPerM3, 'kWh')} at {quantity(300, 'm')}, so the bags are
            less than a quarter of the size. The share that comes back hardly changes with depth.
            Deeper still, ropes grow long and suitable coasts grow rare. A thousand metres is a
            compromise on paper, not a law.
          </>
        ),
      },
      {
        id: 'boiling',
        question: 'Do you boil sea water down there?',
        answer: (
          <>
            No. At {quantity(stroke.startBar, 'bar')} steam would turn back into water below{' '}
            {quantity(modes.condensesC, '°C')}, and nothing in the plant is that hot. The only steam
            is made at the surface, from clean water, at about {quantity(modes.steamC, '°C')}, with
            heat that the stroke left over. <TextLink href="/modes">Operating modes</TextLink> says
            what it adds.
          </>
        ),
      },
    ],
  },
  {
    group: 'The plant',
    questions: [
      {
        id: 'one-stroke',
        question: 'What does one stroke deliver?',
        answer: (
          <>
            {quantity(vessel.netMwh, 'MWh', 2)} net, from a vessel of{' '}
            {quantity(vessel.volumeM3, 'm³')} that rises {quantity(stroke.wayM, 'm')} in{' '}
            {quantity(vessel.strokeS / 60, 'minutes')}: about {quantity(vessel.ascentMw, 'MW', 1)}{' '}
            while it climbs, and {quantity(vessel.returnMwh, 'MWh', 2)} more as it sinks again. The{' '}
            <TextLink href="/demo">demo</TextLink> shows it minute by minute.
          </>
        ),
      },
      {
        id: 'steady-output',
        question: 'How can one stroke give steady power?',
        answer: (
          <>
            It cannot, alone. {number(plant.vessels)} vessels take turns, with four rising at any
            time. And {percent(plant.turbineShare)} of the electricity does not come from the stroke
            at all, but from turbines that run without a break on the air the vessels hand over.
          </>
        ),
      },
      {
        id: 'docks',
        question: 'How many docks are there?',
        answer: (
          <>
            {number(facts.docks.value)}: one for each vessel, over the wheel of its own rope. So no
            vessel waits for another’s berth. One pipe takes the air of them all to the turbines.
            One vessel leaves as another docks, every{' '}
            {inWords(Math.round(facts.releaseEvery.value))} minutes.
          </>
        ),
      },
      {
        id: 'return',
        question: 'What pulls a vessel down again?',
        answer: (
          <>
            Its own weight. At the dock water takes the place of the air, and the flooded steel
            weighs {quantity(vessel.weightMn, 'MN', 2)} in the sea. As it sinks it drives the same
            generator and gives back {quantity(vessel.returnMwh, 'MWh', 2)}.
          </>
        ),
      },
      {
        id: 'tether',
        question: 'How strong must the tether be?',
        answer: (
          <>
            Stronger than any rope system now in service that we can cite. At the dock the vessel
            pulls with {quantity(stroke.dockPullMn, 'MN', 1)}, the weight of{' '}
            {about(stroke.dockPullT, 'tonnes', 1)}, and each vessel does so some{' '}
            {about(vessel.strokesPerYear, 'times', 1)} a year. It is our greatest technical risk,
            and the first thing to test at sea. <TextLink href="/research">Open questions</TextLink>{' '}
            begins with it.
          </>
        ),
      },
      {
        id: 'breaks',
        question: 'What if it breaks?',
        answer: (
          <>
            A full vessel could come up at {quantity(vessel.freeSpeedMs, 'm/s')}, faster than any
            ship could leave. So there is a second tether; hatches in the dome that vent the air
            when the pull is lost; and a zone at the surface that is closed to everybody. The other
            hazards are listed with the <TextLink href="/system#hazards">plant</TextLink>.
          </>
        ),
      },
      {
        id: 'store-size',
        question: 'How large is the store?',
        answer: (
          <>
            {about(plant.storeM3, 'm³')} of air, in about fifteen bags, each as wide as a six-storey
            building is tall. Full, they pull upwards with the weight of{' '}
            {about(plant.upliftT, 'tonnes')}, and {about(plant.ballastT, 'tonnes')} of rock hold
            them down. All that rock means choosing the place with care.
          </>
        ),
      },
      {
        id: 'built',
        question: 'Has any of this been built?',
        answer: (
          <>
            Parts, by others. Compressed-air plants have run since 1978 at Huntorf and 1991 at
            McIntosh, both burning gas; one without fuel opened at Goderich in 2019; bags under
            water have been tried off Toronto and Orkney. A plant with rising vessels has never been
            built. The <TextLink href="/research#papers">papers</TextLink> say what became of each.
          </>
        ),
      },
      {
        id: 'holding',
        question: 'How long does it hold its charge?',
        answer: (
          <>
            The air keeps as long as the bags are tight; the model loses 1&nbsp;% in each cycle, and
            that is untested. The heat fades by about 2&nbsp;% in twelve hours. So it is a store for
            a night or a few days. It cannot carry summer into winter.
          </>
        ),
      },
    ],
  },
  {
    group: 'The alternatives and the money',
    questions: [
      {
        id: 'comparison',
        question: 'How does that compare?',
        answer: (
          <>
            Badly, if efficiency is all you ask. In 2019 batteries in the United States returned
            82&nbsp;% and pumped hydro 79&nbsp;%. Pumped hydro needs a mountain with two lakes,
            though, and batteries cost more with each hour they must last. The aim is long storage
            beside deep water, where neither may fit.
          </>
        ),
      },
      {
        id: 'batteries',
        question: 'Why not simply use batteries?',
        answer: (
          <>
            Often you should. The International Energy Agency expects them to be nine tenths of all
            new storage until 2030. For a few hours they are hard to beat on any count. Our question
            begins at eight hours: there the bags grow cheaply, and only the machines must be paid
            for by the megawatt.
          </>
        ),
      },
      {
        id: 'why-buoyancy',
        question: 'Why lift a vessel at all, and not just run the air through a turbine?',
        answer: (
          <>
            A fair challenge. Without vessels the model returns{' '}
            {percent(plant.roundTripWithoutVessels, 1)} for less money. What the stroke offers is
            power within seconds that needs no pump and no grid. If the test at gate G2 does not
            show that this is worth its cost, the vessels go.{' '}
            <TextLink href="/earth-engine#stroke">Earth Engine</TextLink> prints the sum.
          </>
        ),
      },
      {
        id: 'cost',
        question: 'What would it cost?',
        answer: (
          <>
            Illustratively {number(storageCost.firstPlant.millions)} million dollars for the first
            plant, plus or minus half, which makes {quantity(storageCost.firstPlant.total, '$/MWh')}
            , ropes included, and {number(capitalSpan.better)} to{' '}
            {quantity(capitalSpan.worse, '$/MWh')} over that range of capital. No supplier has
            quoted, and it is not competitive yet. The{' '}
            <TextLink href="/science/calculators#c8">cost calculator</TextLink> shows what would
            have to be true for less than half of that.
          </>
        ),
      },
      {
        id: 'gift-or-investment',
        question: 'What does a gift buy, and what an investment?',
        answer: (
          <>
            A <TextLink href="/donate">gift</TextLink> pays for open research, and everybody gets
            the results. The <TextLink href="/invest">investors’ page</TextLink> is information and
            not an offer: an investor in a venture like this can lose everything. No gift ever pays
            for the company.
          </>
        ),
      },
      {
        id: 'rivals',
        question: 'What would a battery or diesel cost instead?',
        answer: (
          <>
            It depends on prices that change every year and from island to island. Put your
            quotation into the{' '}
            <TextLink href="/science/calculators#c11">calculator of rivals</TextLink>: it takes a
            battery, another store or diesel. If one of them comes out lower, choose that.
          </>
        ),
      },
      {
        id: 'one-more-hour',
        question: 'What does one more hour of storage take?',
        answer: (
          <>
            More bag, more rock and more hot water, but no more machines. A battery of twice the
            hours needs nearly twice the cells. That is the main argument for storing air, and it
            grows with every hour. <TextLink href="/invest#problem">The case</TextLink> says why it
            may still not be enough.
          </>
        ),
      },
      {
        id: 'small-battery',
        question: 'Why not a small battery for the seconds?',
        answer: (
          <>
            For most grids that may be the better answer, and the modelled plant carries a small
            control battery anyway. The vessels must show at{' '}
            <TextLink href="/earth-engine#g2">gate G2</TextLink> that their power within seconds is
            worth more than it costs. If not, we drop them.
          </>
        ),
      },
      {
        id: 'others',
        question: 'How is this unlike StEnSea or Hydrostor?',
        answer: (
          <>
            StEnSea pumps water out of a hollow sphere on the sea bed and lets it run back in; it
            was tested in a lake (
            <Cite of="stensea" />
            ). Hydrostor keeps compressed air in a cavern in rock (<Cite of="hydrostor2019" />
            ). Both have run hardware; we have not. Ours would keep air in open bags in the sea, and
            use part of its work to lift a vessel.
          </>
        ),
      },
    ],
  },
  {
    group: 'The sea and the climate',
    questions: [
      {
        id: 'fuel',
        question: 'Does it burn fuel?',
        answer: (
          <>
            No. But its footprint is that of the power it was charged with, divided by the share
            that comes back. Charged from an average American grid and used in place of a gas
            turbine, it would do harm. Charged from wind that would be wasted, it avoids a great
            deal. The <TextLink href="/science/calculators#c9">carbon calculator</TextLink> has both
            cases.
          </>
        ),
      },
      {
        id: 'sea-life',
        question: 'Is it bad for life in the sea?',
        answer: (
          <>
            Unknown, at this size. Rock on the sea bed, noise, lines that animals can swim into,
            warm and cold water, bubbles: each has to be studied at the place itself, and the
            results published, before a permit. At {quantity(sea.temperatureC, '°C')} and in the
            dark, life recovers slowly. <TextLink href="/ops#sea">Operations</TextLink> lists what
            would be watched.
          </>
        ),
      },
    ],
  },
  {
    group: 'The people and the plan',
    questions: [
      {
        id: 'who',
        question: 'Who are you?',
        answer: (
          <>
            A small group without staff, registration or sponsors.{' '}
            <TextLink href="/about#people">About</TextLink> lists the roles and how to reach us.
          </>
        ),
      },
      {
        id: 'when',
        question: 'When will it be built, and where first?',
        answer: (
          <>
            There is no date and no site. Four tests come first: a tank, a lake, the sea, a plant.
            Each can stop the project. The first plant that would make sense is one for{' '}
            <TextLink href="/pacific-spine">an island that burns diesel</TextLink> beside deep
            water. The order is on <TextLink href="/earth-engine#gates">one page</TextLink>.
          </>
        ),
      },
      {
        id: 'moving-power',
        question: 'How does a moving vessel get power for its pumps and valves?',
        answer: (
          <>
            That is not designed yet. A cable along the rope and a battery charged at the dock are
            two options. The model counts the energy of the spray pump, not how it gets there.
          </>
        ),
      },
      {
        id: 'reuse',
        question: 'May I reuse your pictures and words?',
        answer: (
          <>
            Yes, under the MIT licence: keep the copyright line. The{' '}
            <TextLink href="/newsroom#press-kit">press kit</TextLink> has the logo, drawings and
            facts.
          </>
        ),
      },
    ],
  },
];
