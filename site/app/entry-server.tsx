import { loadPage } from '@hadal/static-site/runtime/pages';
import { render as renderPage } from '@hadal/static-site/runtime/render';
import { Root } from './root';
import { pageOf, routes, states, titleOf, type Route } from './routes/index';
import { recordOf } from './routes/records';
import { embeds } from './routes/unlisted';
import { entriesOf, structuredData, type DescribedPage } from './head/structured-data';

export { themeScript } from '@hadal/ui';

export const describePages = () => Promise.all(routes.map(describePage));

export const unlisted = [...states, ...embeds].map(({ path }) => path);

/** Describes a page without rendering it. */
async function describePage({ path, page }: Route): Promise<DescribedPage> {
  const above = routes.filter((route) => path.startsWith(`${route.path}/`) || route.path === '/');
  const trail = [...new Set([...above.map((route) => route.path), path])];
  const titles = trail.map((step) => ({
    path: step,
    title: step === '/' ? 'Home' : titleOf(pageOf(step))!,
  }));
  const { meta } = await loadPage(page);
  const { updated } = recordOf(page);
  return { path, page, meta, updated, trail: titles, entries: entriesOf(page) };
}

/** Serializes a page's structured data for a `<script type="application/ld+json">`. */
export const jsonLd = (page: DescribedPage) =>
  JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');

/**
 * Attributes of the components that this site does not need: an inline style that Radix puts on the menu's list for
 * an indicator we do not use, which our policy forbids and every browser would report; and the names of parts, hooks
 * for the styles of other properties, a twentieth of a page's bytes.
 */
const unneeded = / style="position:relative"| data-part="[\w-]+"/g;

/** Renders the page at a path, starting with the tags of the head. */
export const render = async (path: string) =>
  (await renderPage(path, <Root />)).replace(unneeded, '');
