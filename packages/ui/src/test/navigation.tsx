import { MegaMenuFeature, type MegaMenuGroup } from '../components/mega-menu';
import { Picture } from './picture';

/** The sections of a site, for stories and tests. */
export const groups: MegaMenuGroup[] = [
  {
    id: 'about',
    title: 'About',
    intro: 'What the machine does, in plain words and then in numbers.',
    href: '#about',
    hrefLabel: 'All of About',
    links: [
      {
        href: '#how-it-works',
        title: 'How It Works',
        description: 'Air down, vessel up, power back',
      },
      { href: '#modes', title: 'Modes', description: 'Charge, hold, discharge, reserve' },
      {
        href: '#fundamentals',
        title: 'Fundamentals',
        description: 'Pressure, buoyancy and no free lunch',
      },
      { href: '#demo', title: 'Demo', description: 'One stroke, step by step' },
      {
        href: '#mission',
        title: 'Mission',
        description: 'Why we build it, and how we could be wrong',
      },
    ],
  },
  {
    id: 'structure',
    title: 'Structure',
    links: [
      { href: '#business-model', title: 'Business Model' },
      { href: '#foundation', title: 'Nonprofit Arm' },
      { href: '#company', title: 'For-Profit Arm' },
    ],
  },
  {
    id: 'science',
    title: 'Science',
    intro: 'The physics in public: equations, calculators and drawings you can check.',
    href: '#science',
    hrefLabel: 'All of Science',
    links: [
      { href: '#overview', title: 'Overview', description: 'Start here: the claim and its limits' },
      {
        href: '#physics',
        title: 'Physics & Equations',
        description: 'Each relation, with its source',
      },
      {
        href: '#calculators',
        title: 'Calculators',
        description: 'Change the depth, see the energy',
      },
      { href: '#diagrams', title: 'Diagrams & Cycle', description: 'The cycle, drawn to scale' },
    ],
    feature: (
      <MegaMenuFeature
        href="#stroke"
        title="How much does one stroke return?"
        drawing={<Picture title="A buoy on the sea." />}
      >
        Less than it took in. Set the depth and the size, and read how much less.
      </MegaMenuFeature>
    ),
  },
  {
    id: 'projects',
    title: 'Projects',
    intro: 'Concepts, each with what must be true before it is built.',
    links: [
      {
        href: '#earth-engine',
        title: 'Earth Engine',
        description: 'The plant, and the ladder to it',
      },
      {
        href: '#tes',
        title: 'Thermal Energy Storage',
        description: 'Keeping the heat of compression',
      },
      {
        href: '#horizon-supergrid',
        title: 'Horizon Supergrid',
        description: 'Storage hubs joined by long cables',
      },
      {
        href: '#pacific-spine',
        title: 'Pacific Spine',
        description: 'Island nodes first, cables last',
      },
    ],
  },
  {
    id: 'engage',
    title: 'Engage',
    intro: 'Give, invest, ask, or look up a word.',
    links: [
      {
        href: '#donate',
        title: 'Donate',
        description: 'What a gift pays for, and what it does not',
      },
      { href: '#invest', title: 'Invest', description: 'The case, the cost and the risks' },
      { href: '#glossary', title: 'Glossary', description: 'From absolute pressure to tether' },
      { href: '#faq', title: 'FAQ', description: 'Twenty straight answers' },
    ],
  },
  {
    id: 'vision',
    title: 'Vision',
    links: [
      { href: '#ocean-cities', title: 'Ocean Cities' },
      { href: '#digital', title: 'Hadal Digital' },
      { href: '#research', title: 'Research Hub' },
    ],
  },
];
