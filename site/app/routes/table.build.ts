import * as records from './records.ts';

/** Picks the fields of a page that the browser needs: descriptions stay out of its script. */
const inBrowser = ({ path, page, title, menuTitle, summary }: records.PageRecord) => ({
  path,
  page,
  title,
  ...(menuTitle && { menuTitle }),
  ...(summary && { summary }),
});

export const routes = records.routes.map(inBrowser);
export const states = records.states.map(inBrowser);
export const notFound = { page: records.notFound.page, title: records.notFound.title };
