import { loadPage } from '@hadal/static-site/runtime/pages';
import { render as renderPage } from '@hadal/static-site/runtime/render';
import { Root } from './root';
import { pageOf, routes, states, type Route } from './routes';
import { entriesOf, structuredData, type DescribedPage } from './head/structured-data';

export { themeScript } from '@hadal/ui';

export const describePages = () => Promise.all(routes.map(describePage));

export const unlisted = states.map(({ path }) => path);

/** What is known of a page without rendering it. */
async function describePage({ path, page }: Route): Promise<DescribedPage> {
  const above = routes.filter((route) => path.startsWith(`${route.path}/`) || route.path === '/');
  const trail = [...new Set([...above.map((route) => route.path), path])];
  const titles = trail.map(async (step) => ({
    path: step,
    title: step === '/' ? 'Home' : (await loadPage(pageOf(step))).meta.title,
  }));
  const { meta } = await loadPage(page);
  return { path, page, meta, trail: await Promise.all(titles), entries: entriesOf(page) };
}

/** What search engines are told of it, for a `<script type="application/ld+json">`. */
export const jsonLd = (page: DescribedPage) =>
  JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');

/**
 * Renders the page at a path, the tags of the head first. Radix styles the list of the menu inline, for an
 * indicator that ours has not: a policy without 'unsafe-inline' would make every browser complain of it.
 */
export const render = async (path: string) =>
  (await renderPage(path, <Root />)).replaceAll(' style="position:relative"', '');
