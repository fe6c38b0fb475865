/** Twenty questions, in the order a doubtful reader asks them. */
export const faq: {
  group: string;
  questions: { id: string; question: string; answer: string }[];
}[] = [
  {
    group: 'The physics',
    questions: [
      {
        id: 'perpetual-motion',
        question: 'Is this perpetual motion?',
        answer:
          'No. It takes in 1,344 MWh and gives back 800. Compressing the air costs at least as much work as its rise and expansion could ever return, and every real step loses some.',
      },
      {
        id: 'energy-source',
        question: 'Then where does the energy come from?',
        answer:
          'From whatever runs the compressors: 134 MW of wind, sun or grid power for ten hours, for 100 MW during eight.',
      },
      {
        id: 'efficiency',
        question: 'How much comes back?',
        answer:
          'About 59.5 % in the model, 61.9 % with steam, and anywhere from 51 to 68 % as the inputs vary. Published designs for underwater stores model near 64 %. Nothing of ours has been measured.',
      },
      {
        id: 'why-1000-m',
        question: 'Why a thousand metres?',
        answer:
          'A cubic metre of store holds about 13 kWh there, against 3 at 300 m, while the round trip hardly changes. Ropes, cost and the distance to shore decide the rest.',
      },
      {
        id: 'boiling',
        question: 'Do you boil sea water down there?',
        answer:
          'No. At that pressure steam would condense below 311 °C. The only steam is made at the surface, at about 110 °C, from heat the stroke left over.',
      },
    ],
  },
  {
    group: 'The plant',
    questions: [
      {
        id: 'one-stroke',
        question: 'What does one stroke deliver?',
        answer:
          '0.81 MWh net, in twelve minutes, from a vessel of 1,000 m³ that rises 625 m: about 3.6 MW while it climbs.',
      },
      {
        id: 'steady-output',
        question: 'How can one stroke give steady power?',
        answer:
          'Twelve vessels take turns, four of them rising at any time, and five sixths of the power comes from turbines that run without a break.',
      },
      {
        id: 'return',
        question: 'What pulls a vessel down again?',
        answer:
          'Its own weight. Flooded, it weighs 0.85 MN in water, and it gives back 0.13 MWh on the way.',
      },
      {
        id: 'tether',
        question: 'How strong must the tether be?',
        answer:
          'It pulls with 8.8 MN at the dock, about 900 tonnes of force, some 4,000 times a year. That is beyond present practice and our greatest technical risk.',
      },
      {
        id: 'breaks',
        question: 'What if it breaks?',
        answer:
          'A full vessel could come up at 16 m/s. A second tether, hatches that vent the air when the pull is lost, and a zone where nobody may be are the answers; they are part of the design, not an afterthought.',
      },
      {
        id: 'store-size',
        question: 'How large is the store?',
        answer: 'About 61,200 m³ of air in fifteen bags of 20 m, held down by 109,000 t of rock.',
      },
      {
        id: 'built',
        question: 'Has any of this been built?',
        answer:
          'Parts, by others. Compressed-air plants have run since 1978 at Huntorf and 1991 at McIntosh, both burning gas; one without fuel opened at Goderich in 2019; bags under water have been tried off Toronto and Orkney. A plant with rising vessels has not.',
      },
      {
        id: 'holding',
        question: 'How long does it hold its charge?',
        answer:
          'The air as long as the bags stay tight; we assume 1 % lost per cycle, untested. The heat fades by about 2 % in twelve hours. It is best used within days.',
      },
    ],
  },
  {
    group: 'The alternatives and the money',
    questions: [
      {
        id: 'comparison',
        question: 'How does that compare?',
        answer:
          'Badly, on efficiency: in 2019 batteries in the United States averaged 82 % and pumped hydro 79 %. The aim is long storage beside deep water, where neither fits.',
      },
      {
        id: 'batteries',
        question: 'Why not simply use batteries?',
        answer:
          'Often you should. Batteries are expected to be nine tenths of new storage up to 2030. Our target is eight hours and more.',
      },
      {
        id: 'why-buoyancy',
        question: 'Why lift a vessel at all, and not just run the air through a turbine?',
        answer:
          'A fair challenge. Without vessels the model gives 61.4 % for less money. What the stroke offers is instant power that needs no pump; if that does not prove worth its cost at gate G2, the vessels go.',
      },
      {
        id: 'cost',
        question: 'What would it cost?',
        answer:
          'Illustratively 471 million dollars for the first plant, which makes 265 dollars for each megawatt-hour stored, plus or minus 50 %. That is not competitive yet.',
      },
      {
        id: 'gift-or-investment',
        question: 'What does a gift buy, and what an investment?',
        answer:
          'A gift pays for open research and earns nothing. The investors’ page is information and not an offer; whoever invests in a venture like this can lose everything.',
      },
    ],
  },
  {
    group: 'The sea and the climate',
    questions: [
      {
        id: 'fuel',
        question: 'Does it burn fuel?',
        answer:
          'No. Its footprint is that of the power it was charged with, divided by the share that comes back. Charged from an average American grid it would do harm; charged from wind that would be wasted it avoids a great deal.',
      },
      {
        id: 'sea-life',
        question: 'Is it bad for life in the sea?',
        answer:
          'Unknown at this scale. The rock, the noise, the lines and the bubbles have to be studied and the results published before anybody grants a permit.',
      },
    ],
  },
];
