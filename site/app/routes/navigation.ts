import { brand } from '../brand.ts';
import { routes } from './index.ts';

export interface NavigationLink {
  title: string;
  href: string;
}

const routeOf = (href: string) => routes.find(({ path }) => path === href);

/** Returns a link to a page, labelled with its title. */
function link(href: string): NavigationLink {
  const { title = '', menuTitle = title } = routeOf(href) ?? {};
  return { title: menuTitle, href };
}

export interface MenuGroup {
  /** Stable key, since the title may change. */
  key: 'about' | 'structure' | 'science' | 'projects' | 'engage' | 'vision';
  title: string;
  /** The introduction in the mega-menu. */
  intro: string;
  /** The page linked as "All of …" in the mega-menu. */
  href: string;
  links: NavigationLink[];
}

/**
 * The groups of the menus. The narrow menu shows them as they are, so that a phone reaches every
 * page whatever the database says; the mega-menu takes titles and links from the database.
 */
export const menuGroups: readonly MenuGroup[] = [
  {
    key: 'about',
    title: 'About',
    intro: 'What the machine does, in plain words and then in numbers.',
    href: '/about',
    links: [
      link('/how-it-works'),
      link('/modes'),
      link('/fundamentals'),
      link('/demo'),
      link('/mission'),
    ],
  },
  {
    key: 'structure',
    title: 'Our Structure',
    intro: 'A nonprofit for the open science, a company for the plants, a wall between them.',
    href: '/business-model',
    links: [
      link('/business-model'),
      { title: 'Nonprofit Arm', href: '/mission#foundation' },
      link(`/${brand.slug}-inc`),
    ],
  },
  {
    key: 'science',
    title: 'Science',
    intro: 'The physics in public: equations, calculators and drawings you can check.',
    href: '/science',
    links: [
      link('/science'),
      link('/science/physics'),
      link('/science/calculators'),
      link('/science/diagrams'),
    ],
  },
  {
    key: 'projects',
    title: 'Projects',
    intro: 'Concepts, each with what must be true before it is built.',
    href: '/earth-engine',
    links: [
      link('/earth-engine'),
      link('/tes'),
      link('/horizon-supergrid'),
      link('/pacific-spine'),
    ],
  },
  {
    key: 'engage',
    title: 'Engage',
    intro: 'Give, invest, ask, or look up a word.',
    href: '/faq',
    links: [link('/donate'), link('/invest'), link('/glossary'), link('/faq')],
  },
  {
    key: 'vision',
    title: 'Future / Vision',
    intro: 'What deep storage could serve, and what is only an idea.',
    href: '/research',
    links: [link('/ocean-cities'), link(`/${brand.slug}-digital`), link('/research')],
  },
];

export const footerColumns = [
  {
    title: 'About',
    links: [link('/about'), link('/mission'), link('/how-it-works'), link('/business-model')],
  },
  {
    title: 'Engage',
    links: [link('/donate'), link('/invest'), link('/faq'), link('/glossary')],
  },
  {
    title: 'Research',
    links: [
      link('/research'),
      { title: 'Science', href: '/science' },
      link('/science/calculators'),
      link('/docs'),
    ],
  },
  {
    title: 'Follow',
    links: brand.social.map((profile) => ({ ...profile, external: true, rel: 'me noopener' })),
  },
];

export const legalLinks: NavigationLink[] = [
  link('/privacy'),
  link('/accessibility'),
  link('/newsroom'),
  link('/pages'),
];

/**
 * Returns the group that a section of the mega-menu represents, by its links, since editors may
 * rename it; undefined if none of them is a page of ours.
 */
export function groupOf(hrefs: readonly string[]): MenuGroup | undefined {
  const shared = ({ links }: MenuGroup) => links.filter(({ href }) => hrefs.includes(href)).length;
  const closest = menuGroups.reduce((one, other) => (shared(other) > shared(one) ? other : one));
  return shared(closest) > 0 ? closest : undefined;
}

/** Returns the one-line description of a link, by its path; undefined for an unknown path. */
export const summaryOf = (href: string): string | undefined => routeOf(href)?.summary;
