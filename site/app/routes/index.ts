import type { PageRecord } from './page-record.ts';
import * as table from './table.build.ts';

/** Page record for the browser; `records.ts` has the full one. */
export type Route = Pick<PageRecord, 'path' | 'page' | 'title' | 'summary' | 'updated'>;

export const routes: readonly Route[] = table.routes;
export const states: readonly Route[] = table.states;
/** Pages in frames on other sites: one in the browser's table, since eleven would weigh on every page. */
export const isEmbed = (path: string): boolean => /^\/embed\/c([1-9]|1[01])\/?$/.test(path);
export const notFound = table.notFound.page;

/** Returns the file of the page at a path, or of the not-found page. */
export function pageOf(path: string): string {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (isEmbed(path)) return table.embed.page;
  return [...routes, ...states].find((route) => route.path === clean)?.page ?? notFound;
}

/** Returns the title of a page, by its file. */
export const titleOf = (page: string): string | undefined =>
  [...routes, ...states, table.embed, table.notFound].find((route) => route.page === page)?.title;
