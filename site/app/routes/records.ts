import { brand } from '../brand.ts';
import type { PageRecord } from './page-record.ts';
import { embeds, notFound, states } from './unlisted.ts';

/** Every public page. */
export const routes: readonly PageRecord[] = [
  {
    path: '/',
    page: 'home',
    title: 'Continuous power, zero combustion',
    updated: '2026-11-28',
    description:
      'Surplus wind and solar, kept as compressed air in the deep sea and heat on deck, and returned when the grid asks. Storage, with its losses on the first page.',
    weight: 'illustrated',
  },
  {
    path: '/how-it-works',
    page: 'how-it-works',
    title: 'How it works',
    menuTitle: 'How It Works',
    updated: '2026-11-28',
    description:
      'Air goes down with surplus power, a vessel comes up and returns it: six steps of one cycle, where the energy goes, and what has never been built.',
    summary: 'Air down, vessel up, power back',
    menu: { section: 'about', order: 1 },
    footer: { column: 'about', order: 3 },
    weight: 'charted',
  },
  {
    path: '/fundamentals',
    page: 'fundamentals',
    title: 'Fundamentals',
    updated: '2026-11-28',
    description:
      'A glass in the bath, a lift and a bicycle pump: the school physics of a deep-sea store, with experiments to try at home.',
    summary: 'A glass, a lift and a bicycle pump',
    menu: { section: 'about', order: 3 },
    weight: 'charted',
  },
  {
    path: '/demo',
    page: 'demo',
    title: 'One stroke, minute by minute',
    menuTitle: 'Demo',
    updated: '2026-11-28',
    description:
      'Twelve minutes of one vessel on its way from 980\u00a0m to the dock, simulated from its equation of motion, and a day of the whole plant.',
    summary: 'One stroke, step by step',
    menu: { section: 'about', order: 4 },
    weight: 'charted',
  },
  {
    path: '/mission',
    page: 'mission',
    title: 'Mission',
    updated: '2026-11-28',
    description:
      'Why we study keeping renewable power in the deep sea, the rules we hold ourselves to, and six ways we could be wrong.',
    summary: 'Why we study it, and how we could be wrong',
    menu: { section: 'about', order: 5 },
    parts: [
      { hash: '#foundation', title: 'Nonprofit Arm', menu: { section: 'structure', order: 2 } },
    ],
    footer: { column: 'about', order: 2 },
    weight: 'illustrated',
    isConcept: true,
  },
  {
    path: '/donate',
    page: 'donate',
    title: 'Donate',
    updated: '2026-11-28',
    description:
      'What a gift to open research on deep-sea storage would pay for, what it would not, and where the registration stands.',
    summary: 'What a gift pays for, and what it does not',
    menu: { section: 'engage', order: 1 },
    footer: { column: 'engage', order: 1 },
    weight: 'illustrated',
  },
  {
    path: '/invest',
    page: 'invest',
    title: 'Invest',
    updated: '2026-11-28',
    description:
      'The investor deck in brief: the problem, what is modelled and what is not, an illustrative cost, and the risks. Information, not an offer.',
    summary: 'The case, the cost and the risks',
    menu: { section: 'engage', order: 2 },
    footer: { column: 'engage', order: 2 },
    weight: 'charted',
    isConcept: true,
  },
  {
    path: '/faq',
    page: 'faq',
    title: 'Questions and answers',
    menuTitle: 'FAQ',
    updated: '2026-11-28',
    description:
      'Short answers, from “is this perpetual motion?” to who we are: the physics, the plant, the money, the sea and the people.',
    summary: 'Short answers to hard questions',
    menu: { section: 'engage', order: 4 },
    footer: { column: 'engage', order: 3 },
  },
  {
    path: '/glossary',
    page: 'glossary',
    title: 'Glossary',
    updated: '2026-11-28',
    description:
      'The words of deep storage in a plain sentence or two each, with their symbols and units: from absolute pressure to tether.',
    summary: 'From absolute pressure to tether',
    menu: { section: 'engage', order: 3 },
    footer: { column: 'engage', order: 4 },
    weight: 'illustrated',
  },
  {
    path: '/modes',
    page: 'modes',
    title: 'Operating modes',
    menuTitle: 'Modes',
    updated: '2026-11-28',
    description:
      'Charge, hold, discharge, boost, reserve, black start: what runs in each mode of the modelled plant, what it gives, and what steam adds.',
    summary: 'Charge, hold, discharge, reserve',
    menu: { section: 'about', order: 2 },
    weight: 'charted',
    isConcept: true,
  },
  {
    path: '/tes',
    page: 'tes',
    title: 'Thermal energy storage',
    menuTitle: 'Thermal Energy Storage',
    updated: '2026-11-28',
    description:
      'Compressing air makes heat, and expanding it needs heat. Why the plant keeps it in pressurised water at 190\u00a0°C, and what else was considered.',
    summary: 'Keeping the heat of compression',
    menu: { section: 'projects', order: 2 },
    weight: 'charted',
  },
  {
    path: '/system',
    page: 'system',
    title: 'The system',
    menuTitle: 'Plant and system',
    updated: '2026-11-28',
    description:
      'The modelled plant block by block, from substation to sea bed and back: its parameters, one vessel in detail, where it could stand, what could go wrong.',
    summary: 'The plant, block by block',
    weight: 'charted',
    isConcept: true,
  },
  {
    path: '/ops',
    page: 'ops',
    title: 'Operations',
    updated: '2026-11-28',
    description:
      'A day at the modelled plant, what wears out and how often it must be replaced, what is watched, and what the sea would have to put up with.',
    summary: 'A day at the plant, and its upkeep',
    weight: 'illustrated',
    isConcept: true,
  },
  {
    path: '/docs',
    page: 'docs',
    title: 'Documentation',
    updated: '2026-11-28',
    description:
      'How each figure here is computed and checked, what its badge means, the tables as files, the software behind them, and every correction.',
    summary: 'Methods, sources and changes',
    footer: { column: 'research', order: 4 },
    weight: 'illustrated',
  },
  {
    path: '/admin/glossary',
    page: 'admin-glossary',
    title: 'Glossary administration',
    updated: '2026-11-28',
    description:
      'For the editors of the glossary. Visitors find the published terms, with their symbols and units, on the glossary page.',
    noindex: true,
    weight: 'illustrated',
  },
  {
    path: '/earth-engine',
    page: 'earth-engine',
    title: 'Earth Engine',
    updated: '2026-11-28',
    description:
      'A full-scale plant that stores 800\u00a0MWh at 1,000\u00a0m, and the four tests that come before one is built. No plant exists.',
    summary: 'The plant, and the ladder to it',
    menu: { section: 'projects', order: 1 },
    weight: 'charted',
    isConcept: true,
  },
  {
    path: '/horizon-supergrid',
    page: 'horizon-supergrid',
    title: 'Horizon Supergrid',
    updated: '2026-11-28',
    description:
      'Deep storage hubs joined by direct-current cables, so that one region’s wind can be kept in another’s sea. A concept, with its losses.',
    summary: 'Storage hubs joined by long cables',
    menu: { section: 'projects', order: 3 },
    weight: 'illustrated',
    isConcept: true,
  },
  {
    path: '/pacific-spine',
    page: 'pacific-spine',
    title: 'Pacific Spine',
    updated: '2026-11-28',
    description:
      'Islands with deep water at the door and diesel in the tank: storage nodes that are each useful alone, and the long cables that come last, if ever.',
    summary: 'Island nodes first, cables last',
    menu: { section: 'projects', order: 4 },
    weight: 'illustrated',
    isConcept: true,
  },
  {
    path: '/ocean-cities',
    page: 'ocean-cities',
    title: 'Ocean Cities',
    updated: '2026-11-28',
    description:
      'What it would take to carry a floating town of 10,000 people through the night on stored power: an energy budget, and what it leaves out.',
    summary: 'A floating town’s energy, in numbers',
    menu: { section: 'vision', order: 1 },
    weight: 'illustrated',
    isConcept: true,
  },
  {
    path: '/digital',
    page: 'digital',
    title: 'Digital',
    menuTitle: 'Digital tools',
    updated: '2026-11-28',
    description:
      'The plant twin, the dispatch plan and the open interfaces a deep store needs, and how this site treats the data of the people who read it.',
    summary: 'The plant twin, dispatch and open interfaces',
    weight: 'illustrated',
    isConcept: true,
  },
  {
    path: '/research',
    page: 'research',
    title: 'Research Hub',
    updated: '2026-11-28',
    description:
      'Five questions that could end this project, how far the record of others reaches, the papers we lean on, and how to take part.',
    summary: 'Open questions and the papers behind them',
    menu: { section: 'vision', order: 3 },
    footer: { column: 'research', order: 1 },
    weight: 'illustrated',
  },
  {
    path: '/business-model',
    page: 'business-model',
    title: 'Business model',
    menuTitle: 'Business Model',
    updated: '2026-11-28',
    description:
      'A nonprofit for open science, a company for plants, a digital arm for software: who pays whom, what a plant might cost, and the guard rails.',
    summary: 'Who earns what, and the guard rails',
    menu: { section: 'structure', order: 1 },
    footer: { column: 'about', order: 4 },
    weight: 'illustrated',
    isConcept: true,
  },
  {
    path: `/${brand.slug}-inc`,
    page: 'company',
    title: brand.company,
    menuTitle: 'For-Profit Arm',
    updated: '2026-11-28',
    description:
      'The planned company: what it would sell and to whom, the price it must beat, and the gates it must pass before it spends.',
    summary: 'Engineering, plants and licences',
    menu: { section: 'structure', order: 3 },
    isConcept: true,
  },
  {
    path: `/${brand.slug}-digital`,
    page: 'company-digital',
    title: brand.digital,
    updated: '2026-11-28',
    description:
      'The planned software arm: a twin that knows what a reading should be, a plan that counts wear, and a watch, for any owner of a store.',
    summary: 'Software for any storage owner',
    menu: { section: 'vision', order: 2 },
    isConcept: true,
  },
  {
    path: '/about',
    page: 'about',
    title: 'About',
    updated: '2026-11-28',
    description:
      'Who is behind the project, how to reach us, what we have done so far and what we have not, and where the name comes from.',
    summary: 'Who we are, and what we have not done',
    footer: { column: 'about', order: 1 },
  },
  {
    path: '/newsroom',
    page: 'newsroom',
    title: 'Newsroom',
    updated: '2026-11-28',
    description:
      'Publications and corrections with their dates, and a press kit: logo, drawings and facts of the modelled plant, with the licence to reuse them.',
    summary: 'News, press kit and licence',
    footer: { column: 'legal', order: 3 },
  },
  {
    path: '/science',
    page: 'science',
    title: 'Science',
    menuTitle: 'Overview',
    updated: '2026-11-28',
    description:
      'The claim as one equation, four places where you can test it, what supports each number, and the weak points with what each is worth.',
    summary: 'Start here: the claim and its limits',
    menu: { section: 'science', order: 1 },
    footer: { column: 'research', order: 2, title: 'Science' },
    weight: 'illustrated',
  },
  {
    path: '/science/physics',
    page: 'science-physics',
    title: 'Physics and equations',
    menuTitle: 'Physics & Equations',
    updated: '2026-11-28',
    description:
      'The 26 relations behind most of our figures, each with its units, range and source; the assumptions, a worked example and the values it is checked by.',
    summary: 'Each relation, with its source',
    menu: { section: 'science', order: 2 },
    weight: 'equations',
  },
  {
    path: '/science/calculators',
    page: 'science-calculators',
    title: 'Calculators',
    updated: '2026-11-28',
    description:
      'Eleven calculators from pressure at depth to cost and carbon: change a number and see what follows, with formula, source, range and check values.',
    summary: 'Change the depth, see the energy',
    menu: { section: 'science', order: 3 },
    footer: { column: 'research', order: 3 },
    weight: 'calculators',
  },
  {
    path: '/science/diagrams',
    page: 'science-diagrams',
    title: 'Diagrams and cycle',
    menuTitle: 'Diagrams & Cycle',
    updated: '2026-11-28',
    description:
      'The stroke from its equation, the air’s path through fifteen states, each loss in order, what moves the result, the modes and the plant in section.',
    summary: 'The cycle, drawn from the model',
    menu: { section: 'science', order: 4 },
    weight: 'charted',
  },
  {
    path: '/privacy',
    page: 'privacy',
    title: 'Privacy',
    updated: '2026-11-28',
    description:
      'What this site keeps about you, where and for how long: an anonymous session, a colour theme, and what you send us in a form.',
    summary: 'What is stored about you, and for how long',
    footer: { column: 'legal', order: 1 },
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    title: 'Accessibility',
    updated: '2026-11-28',
    description:
      'How to read this site your way, what machines test in every change, what people have yet to test, and known faults.',
    summary: 'What is built and tested for everybody',
    footer: { column: 'legal', order: 2 },
  },
  {
    path: '/pages',
    page: 'all-pages',
    title: 'All pages',
    updated: '2026-11-28',
    description:
      'Every page of this site in one list, by subject, each with a line that says what is on it.',
    summary: 'This list, by subject',
    footer: { column: 'legal', order: 4 },
  },
];

/** Returns the record of a page's file. */
export function recordOf(page: string): Omit<PageRecord, 'path'> {
  const record = [...routes, ...states, ...embeds, notFound].find((each) => each.page === page);
  if (record) return record;
  throw new Error(`app/pages has "${page}", and app/routes/records.ts has no record of it.`);
}
