import type { PageRecord } from './records.ts';
import * as table from './table.build.ts';

/** Page record for the browser; `records.ts` has the full one. */
export type Route = Omit<PageRecord, 'description' | 'noindex'>;

export const routes: readonly Route[] = table.routes;
export const states: readonly Route[] = table.states;
export const notFound = table.notFound.page;

/** Returns the file of the page at a path, or of the not-found page. */
export function pageOf(path: string): string {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return [...routes, ...states].find((route) => route.path === clean)?.page ?? notFound;
}

/** Returns the title of a page, by its file. */
export const titleOf = (page: string): string | undefined =>
  [...routes, ...states, table.notFound].find((route) => route.page === page)?.title;
