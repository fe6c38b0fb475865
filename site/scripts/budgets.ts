import { brand } from '../app/brand.ts';

/** The most a page may weigh on the way to a reader, in bytes as brotli sends them. */
export interface Budget {
  /** Its HTML, with the styles in it: all of the first view. */
  html: number;
  /** The scripts until the page answers: the app, and the page's own with what that imports. */
  scripts: number;
}

/** For a page of words: 14,600 bytes is what a server sends before it waits for an answer. */
const usual: Budget = { html: 14_600, scripts: 105_000 };

/** Pages that draw, compute or list more. */
const exceptions: Record<string, Partial<Budget>> = {
  '/': { html: 20_500 },
  '/how-it-works': { html: 23_000, scripts: 138_500 },
  '/fundamentals': { html: 18_000, scripts: 144_000 },
  '/demo': { html: 29_000, scripts: 141_500 },
  '/mission': { html: 17_500 },
  '/donate': { html: 19_500, scripts: 121_500 },
  '/invest': { html: 21_500, scripts: 128_000 },
  '/faq': { html: 15_500 },
  '/glossary': { html: 16_500, scripts: 111_500 },
  '/modes': { html: 21_000, scripts: 117_000 },
  '/tes': { html: 20_500, scripts: 147_000 },
  '/system': { html: 21_000, scripts: 125_500 },
  '/ops': { html: 23_000, scripts: 129_000 },
  '/docs': { html: 17_000 },
  '/admin/glossary': { scripts: 134_500 },
  '/earth-engine': { html: 20_000, scripts: 125_500 },
  '/horizon-supergrid': { html: 16_000, scripts: 120_000 },
  '/pacific-spine': { html: 17_500 },
  '/ocean-cities': { html: 16_000 },
  '/digital': { html: 16_500, scripts: 121_500 },
  '/research': { html: 20_500, scripts: 113_500 },
  '/business-model': { html: 17_000, scripts: 110_500 },
  [`/${brand.slug}-inc`]: { html: 17_000, scripts: 120_500 },
  [`/${brand.slug}-digital`]: { html: 17_500, scripts: 136_000 },
  '/science': { html: 17_000, scripts: 127_000 },
  '/science/physics': { html: 26_000, scripts: 125_000 },
  '/science/calculators': { html: 46_500, scripts: 145_000 },
  '/science/diagrams': { html: 28_000, scripts: 136_500 },
};

export const budgetOf = (path: string): Budget => ({ ...usual, ...exceptions[path] });
