import { brand } from '../app/brand.ts';

/** The most a page may weigh on the way to a reader, in bytes as brotli sends them. */
export interface Budget {
  /** Its HTML, with the styles in it: all of the first view. */
  html: number;
  /** The scripts until the header answers: the app and the wide menu, the same on every page. */
  menu: number;
  /** Those, and the page's own once it is idle. Forms, search and the backend's client come on top. */
  scripts: number;
}

/** For a page of words: 14,600 bytes is what a server sends before it waits for an answer. */
const usual: Budget = { html: 14_600, menu: 91_000, scripts: 115_000 };

/** Pages that draw, compute or list more. */
const exceptions: Record<string, Partial<Budget>> = {
  '/': { html: 22_000, scripts: 120_000 },
  '/how-it-works': { html: 24_500, scripts: 150_500 },
  '/fundamentals': { html: 19_000, scripts: 150_500 },
  '/demo': { html: 30_500, scripts: 155_500 },
  '/mission': { html: 18_500 },
  '/donate': { html: 20_500, scripts: 128_500 },
  '/invest': { html: 25_000, scripts: 152_000 },
  '/faq': { html: 16_500 },
  '/glossary': { html: 17_500, scripts: 116_000 },
  '/modes': { html: 22_500, scripts: 120_500 },
  '/tes': { html: 22_000, scripts: 152_500 },
  '/system': { html: 22_500, scripts: 136_000 },
  '/ops': { html: 24_500, scripts: 135_500 },
  '/docs': { html: 18_000 },
  '/admin/glossary': { scripts: 134_500 },
  '/earth-engine': { html: 21_000, scripts: 135_000 },
  '/horizon-supergrid': { html: 17_000, scripts: 124_500 },
  '/pacific-spine': { html: 18_500 },
  '/ocean-cities': { html: 17_000 },
  '/digital': { html: 17_500, scripts: 125_500 },
  '/research': { html: 22_000, scripts: 118_000 },
  '/business-model': { html: 18_000, scripts: 117_500 },
  [`/${brand.slug}-inc`]: { html: 18_000, scripts: 125_000 },
  [`/${brand.slug}-digital`]: { html: 18_500, scripts: 144_000 },
  '/science': { html: 18_000, scripts: 131_000 },
  '/science/physics': { html: 27_500, scripts: 136_000 },
  '/science/calculators': { html: 49_000, scripts: 153_500 },
  '/science/diagrams': { html: 29_500, scripts: 140_500 },
};

export const budgetOf = (path: string): Budget => ({ ...usual, ...exceptions[path] });
