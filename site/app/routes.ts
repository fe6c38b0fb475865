import { brand } from './brand.ts';

export interface Route {
  path: string;
  /** The file in `pages/` that holds the words. */
  page: string;
  /** One line under the title in the mega-menu. */
  summary?: string;
}

/** Every URL that somebody may look for. What is neither here nor below is the not-found page. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  {
    path: '/how-it-works',
    page: 'how-it-works',
    summary: 'Air down, vessel up, power back',
  },
  { path: '/fundamentals', page: 'fundamentals', summary: 'Pressure, buoyancy and no free lunch' },
  { path: '/demo', page: 'demo', summary: 'One stroke, step by step' },
  { path: '/mission', page: 'mission', summary: 'Why we build it, and how we could be wrong' },
  { path: '/donate', page: 'donate', summary: 'What a gift pays for, and what it does not' },
  { path: '/invest', page: 'invest', summary: 'The case, the cost and the risks' },
  { path: '/faq', page: 'faq', summary: 'Twenty straight answers' },
  { path: '/glossary', page: 'glossary', summary: 'From absolute pressure to tether' },
  { path: '/modes', page: 'modes', summary: 'Charge, hold, discharge, reserve' },
  { path: '/tes', page: 'tes', summary: 'Keeping the heat of compression' },
  { path: '/system', page: 'system', summary: 'The plant, block by block' },
  { path: '/ops', page: 'ops', summary: 'A day at the plant, and its upkeep' },
  { path: '/docs', page: 'docs', summary: 'Methods, sources and changes' },
  { path: '/admin/glossary', page: 'admin-glossary' },
  { path: '/earth-engine', page: 'earth-engine', summary: 'The plant, and the ladder to it' },
  {
    path: '/horizon-supergrid',
    page: 'horizon-supergrid',
    summary: 'Storage hubs joined by long cables',
  },
  { path: '/pacific-spine', page: 'pacific-spine', summary: 'Island nodes first, cables last' },
  { path: '/ocean-cities', page: 'ocean-cities', summary: 'A floating town’s energy, in numbers' },
  { path: '/digital', page: 'digital', summary: 'The plant twin, dispatch and open interfaces' },
  { path: '/research', page: 'research', summary: 'Open questions and the papers behind them' },
  {
    path: '/business-model',
    page: 'business-model',
    summary: 'Who earns what, and the guard rails',
  },
  { path: `/${brand.slug}-inc`, page: 'company', summary: 'Engineering, plants and licences' },
  {
    path: `/${brand.slug}-digital`,
    page: 'company-digital',
    summary: 'Software for any storage owner',
  },
  { path: '/about', page: 'about', summary: 'Who we are, and what we have not done' },
  { path: '/science', page: 'science', summary: 'Start here: the claim and its limits' },
  { path: '/science/physics', page: 'science-physics', summary: 'Each relation, with its source' },
  {
    path: '/science/calculators',
    page: 'science-calculators',
    summary: 'Change the depth, see the energy',
  },
  { path: '/science/diagrams', page: 'science-diagrams', summary: 'The cycle, drawn to scale' },
  { path: '/privacy', page: 'privacy', summary: 'What is stored of you, and for how long' },
  {
    path: '/accessibility',
    page: 'accessibility',
    summary: 'What is built and tested for everybody',
  },
  { path: '/pages', page: 'all-pages' },
];

/** Where answers of the newsletter lead: in no menu and on no list, and not for search engines. */
export const states: readonly Route[] = [
  { path: '/newsletter/confirm', page: 'newsletter-confirm' },
  { path: '/newsletter/confirmed', page: 'newsletter-confirmed' },
  { path: '/newsletter/expired', page: 'newsletter-expired' },
  { path: '/newsletter/unsubscribe', page: 'newsletter-unsubscribe' },
  { path: '/newsletter/unsubscribed', page: 'newsletter-unsubscribed' },
];

export const notFound = 'not-found';

/** The file of a path's page; of the not-found page where there is none. */
export function pageOf(path: string): string {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return [...routes, ...states].find((route) => route.path === clean)?.page ?? notFound;
}
