import { brand } from './brand.ts';
import { routes } from './routes.ts';

export interface NavigationLink {
  title: string;
  href: string;
}

export interface NavigationGroup {
  title: string;
  links: NavigationLink[];
}

/** The narrow menu: fixed, whatever the database says, so that a phone always gets everywhere. */
export const menuGroups: NavigationGroup[] = [
  {
    title: 'About',
    links: [
      { title: 'How It Works', href: '/how-it-works' },
      { title: 'Modes', href: '/modes' },
      { title: 'Fundamentals', href: '/fundamentals' },
      { title: 'Demo', href: '/demo' },
      { title: 'Mission', href: '/mission' },
    ],
  },
  {
    title: 'Our Structure',
    links: [
      { title: 'Business Model', href: '/business-model' },
      { title: 'Nonprofit Arm', href: '/mission#foundation' },
      { title: 'For-Profit Arm', href: `/${brand.slug}-inc` },
    ],
  },
  {
    title: 'Science',
    links: [
      { title: 'Overview', href: '/science' },
      { title: 'Physics & Equations', href: '/science/physics' },
      { title: 'Calculators', href: '/science/calculators' },
      { title: 'Diagrams & Cycle', href: '/science/diagrams' },
    ],
  },
  {
    title: 'Projects',
    links: [
      { title: 'Earth Engine', href: '/earth-engine' },
      { title: 'Thermal Energy Storage', href: '/tes' },
      { title: 'Horizon Supergrid', href: '/horizon-supergrid' },
      { title: 'Pacific Spine', href: '/pacific-spine' },
    ],
  },
  {
    title: 'Engage',
    links: [
      { title: 'Donate', href: '/donate' },
      { title: 'Invest', href: '/invest' },
      { title: 'Glossary', href: '/glossary' },
      { title: 'FAQ', href: '/faq' },
    ],
  },
  {
    title: 'Future / Vision',
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

/** What the mega-menu says about a section beside its links; a section not here has its links only. */
export const sections: Record<string, { intro: string; href: string }> = {
  About: { intro: 'What the machine does, in plain words and then in numbers.', href: '/about' },
  Structure: {
    intro: 'A nonprofit for the open science, a company for the plants, a wall between them.',
    href: '/business-model',
  },
  Science: {
    intro: 'The physics in public: equations, calculators and drawings you can check.',
    href: '/science',
  },
  Projects: {
    intro: 'Concepts, each with what must be true before it is built.',
    href: '/earth-engine',
  },
  Engage: { intro: 'Give, invest, ask, or look up a word.', href: '/faq' },
  Vision: { intro: 'What deep storage could serve, and what is only an idea.', href: '/research' },
};

/** The one-line description of a link, by its path; an unknown path simply has none. */
export const summaryOf = (href: string): string | undefined =>
  href.includes('#') ? undefined : routes.find((route) => route.path === href)?.summary;
