import { brand } from '../brand.ts';
import type { PageRecord } from './page-record.ts';
import { routes } from './records.ts';
import { columns, sections, type ColumnKey, type SectionKey } from './sections.ts';

export interface NavigationLink {
  title: string;
  href: string;
}

interface PlacedLink extends NavigationLink {
  order: number;
}

export interface MenuGroup {
  /** Stable key, since the title may change. */
  key: SectionKey;
  title: string;
  /** The introduction in the mega-menu. */
  intro: string;
  /** The page linked as "All of …" in the mega-menu. */
  href: string;
  links: NavigationLink[];
}

const labelOf = ({ title, menuTitle = title }: PageRecord) => menuTitle;

const inOrder = (links: PlacedLink[]): NavigationLink[] =>
  links
    .toSorted((one, other) => one.order - other.order)
    .map(({ title, href }) => ({ title, href }));

/** Lists the links of a section: pages, and parts of pages. */
const linksOf = (section: SectionKey) =>
  inOrder(
    routes
      .flatMap((route) => [
        { title: labelOf(route), href: route.path, menu: route.menu },
        ...(route.parts ?? []).map(({ hash, ...part }) => ({ ...part, href: route.path + hash })),
      ])
      .flatMap(({ menu, ...link }) =>
        menu?.section === section ? { ...link, order: menu.order } : [],
      ),
  );

const columnOf = (column: ColumnKey) =>
  inOrder(
    routes.flatMap((route) => {
      const { footer, path: href } = route;
      if (footer?.column !== column) return [];
      return { title: footer.title ?? labelOf(route), href, order: footer.order };
    }),
  );

/**
 * The groups of the menus. The narrow menu shows them as they are, so that a phone reaches every
 * page whatever the database says; the mega-menu takes titles and links from the database.
 */
export const menuGroups: readonly MenuGroup[] = sections.map((section) => ({
  ...section,
  links: linksOf(section.key),
}));

export const footerColumns = [
  ...columns.map(({ key, title }) => ({ title, links: columnOf(key) })),
  {
    title: 'Follow',
    links: brand.social.map((profile) => ({ ...profile, external: true, rel: 'me noopener' })),
  },
];

export const legalLinks = columnOf('legal');
