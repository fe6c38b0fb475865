import type { Budget, Budgets } from '@hadal/static-site';
import { recordOf } from '../app/routes/records.ts';

/**
 * TCP's initial congestion window is 14,600 bytes: with 1,300 of headers it must hold the first view of every
 * page, and all of a text page. Scripts have some 700 bytes to spare, HTML 170 or more: optional reports and
 * challenges take 520 of them, and the hashes in the names of files, which differ with the backend's address,
 * compress to 110 more or less.
 */
const words: Budget = { html: 13_300, firstView: 11_000, menu: 90_000, scripts: 128_300 };
/** Pages with drawings, long lists or forms: 18,000 bytes with the 1,100 of headers that are sent here. */
const illustrated: Budget = { ...words, html: 16_800, scripts: 133_200 };
/** Pages with charts, whose code loads near the viewport. */
const charted: Budget = { ...words, html: 25_200, scripts: 133_800 };
/** Twenty-six equations, of some 300 bytes each: far from the end of TCP's second flight. */
const equations: Budget = { ...charted, html: 26_100 };
/**
 * Eleven calculators, prerendered with their results: some 4,000 bytes of words and fields each. With headers, they
 * end in TCP's second flight, at 43,800.
 */
const calculators: Budget = { ...charted, html: 42_400, scripts: 128_700 };

const classes = { words, illustrated, charted, equations, calculators };

/**
 * Size budgets of a page, by its `weight`. Forms, search and the backend's client, whose chunks every page
 * fetches later, count only for a page whose own code needs a part of them.
 */
export const budgets: Budgets<{ page: string }> = {
  headerModules: ['index.html', 'components/wide-menu.tsx'],
  pageModules: ({ page }) => [
    'components/page-frame.tsx',
    `pages/${page}.tsx`,
    `pages/${page}.mdx`,
  ],
  budgetOf: ({ page }) => classes[recordOf(page).weight ?? 'words'],
  file: 'site/scripts/budgets.ts',
};
