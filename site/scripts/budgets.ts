import type { Budget, Budgets } from '@hadal/static-site';
import { brand } from '../app/brand.ts';

/** 14,600 bytes is what a server sends before it waits: the first view of every page, and all of a page of words. */
const usual: Budget = { html: 14_600, firstView: 12_500, menu: 91_000, scripts: 115_000 };

/** Pages that draw, compute or list more. */
const exceptions: Record<string, Partial<Budget>> = {
  '/': { html: 18_800, scripts: 120_000 },
  '/how-it-works': { html: 21_800, scripts: 150_500 },
  '/fundamentals': { html: 16_400, scripts: 150_500 },
  '/demo': { html: 24_200, scripts: 155_500 },
  '/mission': { html: 16_000 },
  '/donate': { html: 16_400, scripts: 128_500 },
  '/invest': { html: 23_300, scripts: 152_000 },
  '/glossary': { html: 17_500, scripts: 116_000 },
  '/modes': { html: 18_200, scripts: 120_500 },
  '/tes': { html: 17_400, scripts: 152_500 },
  '/system': { html: 18_300, scripts: 136_000 },
  '/ops': { html: 18_700, scripts: 135_500 },
  '/docs': { html: 15_500 },
  '/admin/glossary': { scripts: 134_500 },
  '/earth-engine': { html: 17_300, scripts: 135_000 },
  '/horizon-supergrid': { scripts: 124_500 },
  '/pacific-spine': { html: 15_600 },
  '/digital': { html: 15_000, scripts: 125_500 },
  '/research': { html: 19_100, scripts: 118_000 },
  '/business-model': { html: 15_600, scripts: 117_500 },
  [`/${brand.slug}-inc`]: { html: 15_500, scripts: 125_000 },
  [`/${brand.slug}-digital`]: { html: 15_900, scripts: 144_000 },
  '/science': { html: 15_300, scripts: 131_000 },
  '/science/physics': { html: 24_400, scripts: 136_000 },
  '/science/calculators': { html: 43_000, scripts: 155_000 },
  '/science/diagrams': { html: 25_600, scripts: 140_500 },
};

/** What a page may weigh. Forms, search and the backend's client come on top. */
export const budgets: Budgets<{ page: string }> = {
  headerModules: ['index\\.html', 'components/wide-menu\\.tsx'],
  pageModules: ({ page }) => ['page-frame\\.tsx', `pages/${page}\\.(?:tsx|mdx)`],
  budgetOf: (path) => ({ ...usual, ...exceptions[path] }),
  file: 'site/scripts/budgets.ts',
};
