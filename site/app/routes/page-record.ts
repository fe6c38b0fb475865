import type { ColumnKey, SectionKey } from './sections.ts';

/** Metadata of a page: for its head, lists, menus and search engines. */
export interface PageRecord {
  path: string;
  /** The file in `pages/`; it also names the preview image of shared links. */
  page: string;
  /** Title of the page, without the brand: up to 50 characters. */
  title: string;
  /** Label of links in lists, menus and the footer, if other than the title. */
  menuTitle?: string;
  /** Description for search results: 70 to 160 characters. */
  description: string;
  /** One line under the title in the mega-menu, and on the page that lists all pages. */
  summary?: string;
  /** Day of the last change to its words, written `2026-11-21`. */
  updated?: string;
  /** Kept out of search engines, the sitemap and the list of all pages. */
  noindex?: boolean;
  /** Place in the menus, the wide and the narrow: a row of `menu_items`. */
  menu?: MenuPlace;
  /** Parts of the page that have a place in the menus, too. */
  parts?: readonly { hash: string; title: string; menu: MenuPlace }[];
  /** Place in the footer, and its label there, if other than in the menus. */
  footer?: { column: ColumnKey; order: number; title?: string };
  /** Class of the page's size budget, for pages of more than words: `scripts/budgets.ts`. */
  weight?: 'illustrated' | 'charted' | 'equations' | 'calculators';
  /** Describes what nobody has built: a test looks for the badge that says so. */
  isConcept?: true;
}

interface MenuPlace {
  section: SectionKey;
  order: number;
}
