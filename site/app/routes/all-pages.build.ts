import { footerColumns, legalLinks, menuGroups } from './navigation.build.ts';
import { routes } from './records.ts';

/** Every page by its path, but those that are kept out of lists. */
const listed = new Map(
  routes.filter(({ noindex }) => !noindex).map((route) => [route.path, route]),
);
listed.delete('/');

/** Takes pages out of the map, so that each is listed once. */
const take = (links: readonly { href: string }[]) =>
  links.flatMap(({ href }) => {
    const route = listed.get(href);
    listed.delete(href);
    return route
      ? { href, title: route.menuTitle ?? route.title, summary: route.summary ?? '' }
      : [];
  });

const inMenu = menuGroups.map(({ title, links }) => ({
  title,
  links: take(links),
}));
const inFooter = [...footerColumns.flatMap(({ links }) => links), ...legalLinks];

/** The list of all pages: by section, and then those in no section, the footer's first. */
export const allPages = [
  ...inMenu,
  {
    title: 'More',
    links: [...take(inFooter), ...take([...listed.keys()].map((href) => ({ href })))],
  },
];
