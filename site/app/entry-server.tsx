import { loadPage } from '@hadal/static-site/runtime/pages';
import { render as renderPage } from '@hadal/static-site/runtime/render';
import { Root } from './root';
import { pageOf, routes, states, titleOf, type Route } from './routes/index';
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
  return { path, page, meta, trail: titles, entries: entriesOf(page) };
}

/** Serializes a page's structured data for a `<script type="application/ld+json">`. */
export const jsonLd = (page: DescribedPage) =>
  JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');

/**
 * Renders the page at a path, starting with the tags of the head. Removes an inline style that
 * Radix puts on the menu's list for an indicator we do not use: our policy forbids it, and every
 * browser would log the violation.
 */
export const render = async (path: string) =>
  (await renderPage(path, <Root />)).replaceAll(' style="position:relative"', '');
