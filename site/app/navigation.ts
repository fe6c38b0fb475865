import { brand } from './brand.ts';
import { routes } from './routes.ts';

export interface NavigationLink {
  title: string;
  href: string;
}

export interface MenuGroup {
  /** Names the group in code: its title may change. */
  key: 'about' | 'structure' | 'science' | 'projects' | 'engage' | 'vision';
  title: string;
  /** The introduction in the mega-menu. */
  intro: string;
  /** The page that the mega-menu links as "All of …". */
  href: string;
  links: NavigationLink[];
}

/**
 * The groups of the menus. The narrow menu shows them as they are, whatever the database says, so that a
 * phone always gets everywhere; the mega-menu has its titles and links from the database.
 */
export const menuGroups: readonly MenuGroup[] = [
  {
    key: 'about',
    title: 'About',
    intro: 'What the machine does, in plain words and then in numbers.',
    href: '/about',
    links: [
      { title: 'How It Works', href: '/how-it-works' },
      { title: 'Modes', href: '/modes' },
      { title: 'Fundamentals', href: '/fundamentals' },
      { title: 'Demo', href: '/demo' },
      { title: 'Mission', href: '/mission' },
    ],
  },
  {
    key: 'structure',
    title: 'Our Structure',
    intro: 'A nonprofit for the open science, a company for the plants, a wall between them.',
    href: '/business-model',
    links: [
      { title: 'Business Model', href: '/business-model' },
      { title: 'Nonprofit Arm', href: '/mission#foundation' },
      { title: 'For-Profit Arm', href: `/${brand.slug}-inc` },
    ],
  },
  {
    key: 'science',
    title: 'Science',
    intro: 'The physics in public: equations, calculators and drawings you can check.',
    href: '/science',
    links: [
      { title: 'Overview', href: '/science' },
      { title: 'Physics & Equations', href: '/science/physics' },
      { title: 'Calculators', href: '/science/calculators' },
      { title: 'Diagrams & Cycle', href: '/science/diagrams' },
    ],
  },
  {
    key: 'projects',
    title: 'Projects',
    intro: 'Concepts, each with what must be true before it is built.',
    href: '/earth-engine',
    links: [
      { title: 'Earth Engine', href: '/earth-engine' },
      { title: 'Thermal Energy Storage', href: '/tes' },
      { title: 'Horizon Supergrid', href: '/horizon-supergrid' },
      { title: 'Pacific Spine', href: '/pacific-spine' },
    ],
  },
  {
    key: 'engage',
    title: 'Engage',
    intro: 'Give, invest, ask, or look up a word.',
    href: '/faq',
    links: [
      { title: 'Donate', href: '/donate' },
      { title: 'Invest', href: '/invest' },
      { title: 'Glossary', href: '/glossary' },
      { title: 'FAQ', href: '/faq' },
    ],
  },
  {
    key: 'vision',
    title: 'Future / Vision',
    intro: 'What deep storage could serve, and what is only an idea.',
    href: '/research',
    links: [
      { title: 'Ocean Cities', href: '/ocean-cities' },
      { title: brand.digital, href: `/${brand.slug}-digital` },
      { title: 'Research Hub', href: '/research' },
    ],
  },
];

export const footerColumns = [
  {
    title: 'About',
    links: [
      { title: 'About', href: '/about' },
      { title: 'Mission', href: '/mission' },
      { title: 'How It Works', href: '/how-it-works' },
      { title: 'Business Model', href: '/business-model' },
    ],
  },
  {
    title: 'Engage',
    links: [
      { title: 'Donate', href: '/donate' },
      { title: 'Invest', href: '/invest' },
      { title: 'FAQ', href: '/faq' },
      { title: 'Glossary', href: '/glossary' },
    ],
  },
  {
    title: 'Research',
    links: [
      { title: 'Research Hub', href: '/research' },
      { title: 'Science', href: '/science' },
      { title: 'Calculators', href: '/science/calculators' },
      { title: 'Documentation', href: '/docs' },
    ],
  },
  {
    title: 'Follow',
    links: brand.social.map((link) => ({ ...link, external: true, rel: 'me noopener' })),
  },
];

export const legalLinks: NavigationLink[] = [
  { title: 'Privacy', href: '/privacy' },
  { title: 'Accessibility', href: '/accessibility' },
  { title: 'All pages', href: '/pages' },
];

/**
 * The group that a section of the mega-menu is, by what its links lead to: an editor may rename it.
 * Nothing for a section of none of our pages.
 */
export function groupOf(hrefs: readonly string[]): MenuGroup | undefined {
  const shared = ({ links }: MenuGroup) => links.filter(({ href }) => hrefs.includes(href)).length;
  const closest = menuGroups.reduce((one, other) => (shared(other) > shared(one) ? other : one));
  return shared(closest) > 0 ? closest : undefined;
}

/** The one-line description of a link, by its path; an unknown path simply has none. */
export const summaryOf = (href: string): string | undefined =>
  href.includes('#') ? undefined : routes.find((route) => route.path === href)?.summary;
