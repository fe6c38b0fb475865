import { day } from '../model/format.ts';
import * as records from './records.ts';

/** Picks the fields of a page that the browser needs: descriptions stay out of its script. */
const inBrowser = ({ path, page, title, menuTitle, summary, updated }: records.PageRecord) => ({
  path,
  page,
  title,
  ...(menuTitle && { menuTitle }),
  ...(summary && { summary }),
  // As it is printed: the first use of `Intl` costs a slow phone 60 ms.
  ...(updated && { updated: day(updated) }),
});

export const routes = records.routes.map(inBrowser);
export const states = records.states.map(inBrowser);
export const notFound = { page: records.notFound.page, title: records.notFound.title };
export const embed = { page: records.embeds[0]!.page, title: records.embeds[0]!.title };
