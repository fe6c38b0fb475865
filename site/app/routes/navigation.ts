import { routes } from './index.ts';
import { menuGroups, type MenuGroup } from './navigation.build.ts';

export { footerColumns, legalLinks, menuGroups } from './navigation.build.ts';
export type { MenuGroup };

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
export const summaryOf = (href: string): string | undefined =>
  routes.find(({ path }) => path === href)?.summary;
