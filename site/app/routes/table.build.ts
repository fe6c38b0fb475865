import { day } from '../model/format.ts';
import type { PageRecord } from './page-record.ts';
import * as records from './records.ts';
import * as unlisted from './unlisted.ts';

/** Picks the fields of a page that the browser needs; its places are in `navigation.build.ts`. */
const inBrowser = ({ path, page, title, summary, updated }: PageRecord) => ({
  path,
  page,
  title,
  ...(summary && { summary }),
  // As it is printed: the first use of `Intl` costs a slow phone 60 ms.
  ...(updated && { updated: day(updated) }),
});

export const routes = records.routes.map(inBrowser);
export const states = unlisted.states.map(inBrowser);
export const notFound = { page: unlisted.notFound.page, title: unlisted.notFound.title };
export const embed = { page: unlisted.embeds[0]!.page, title: unlisted.embeds[0]!.title };
