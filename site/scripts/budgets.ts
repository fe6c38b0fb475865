import { brand } from '../app/brand.ts';

/** The most a page may weigh on the way to a reader, in bytes as brotli sends them. */
export interface Budget {
  /** Its HTML, with the styles in it: all of the first view. */
  html: number;
  /** The scripts until the page answers: the app, and the page's own with what that imports. */
  scripts: number;
}

/** For a page of words: 14,600 bytes is what a server sends before it waits for an answer. */
const usual: Budget = { html: 14_600, scripts: 110_000 };

/** Pages that draw, compute or list more. */
const exceptions: Record<string, Partial<Budget>> = {
  '/': { html: 22_000 },
  '/how-it-works': { html: 24_500, scripts: 145_500 },
  '/fundamentals': { html: 19_000, scripts: 151_500 },
  '/demo': { html: 30_500, scripts: 149_000 },
  '/mission': { html: 18_500 },
  '/donate': { html: 20_500, scripts: 128_000 },
  '/invest': { html: 25_000, scripts: 134_500 },
  '/faq': { html: 16_500 },
  '/glossary': { html: 17_500, scripts: 117_500 },
  '/modes': { html: 22_500, scripts: 123_000 },
  '/tes': { html: 22_000, scripts: 154_500 },
  '/system': { html: 22_500, scripts: 132_000 },
  '/ops': { html: 24_500, scripts: 135_500 },
  '/docs': { html: 18_000 },
  '/admin/glossary': { scripts: 141_500 },
  '/earth-engine': { html: 21_000, scripts: 132_000 },
  '/horizon-supergrid': { html: 17_000, scripts: 126_000 },
  '/pacific-spine': { html: 18_500 },
  '/ocean-cities': { html: 17_000 },
  '/digital': { html: 17_500, scripts: 128_000 },
  '/research': { html: 22_000, scripts: 119_500 },
  '/business-model': { html: 18_000, scripts: 116_500 },
  [`/${brand.slug}-inc`]: { html: 18_000, scripts: 127_000 },
  [`/${brand.slug}-digital`]: { html: 18_500, scripts: 143_000 },
  '/science': { html: 18_000, scripts: 133_500 },
  '/science/physics': { html: 27_500, scripts: 131_500 },
  '/science/calculators': { html: 49_000, scripts: 152_500 },
  '/science/diagrams': { html: 29_500, scripts: 143_500 },
};

export const budgetOf = (path: string): Budget => ({ ...usual, ...exceptions[path] });
